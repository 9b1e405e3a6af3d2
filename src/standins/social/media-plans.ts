import type { Handlers } from '../serve/handlers.ts';
import { Refusal, refuseField } from '../serve/refusal.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { findMediaPlan } from './find.ts';
import type { AccountRecord } from './records.ts';

type MediaPlanHandlers = Handlers<typeof social.resources>['mediaPlans'];

export function mediaPlanHandlers(agency: Agency): MediaPlanHandlers {
  const { mediaPlans, advertisers, accounts, users } = agency;
  return {
    list: () => mediaPlans.all(),
    get: (place) => findMediaPlan(agency, place),

    create: ({ source, margin_value, ...input }) => {
      if (advertisers.get(input.advertiser_id) === undefined) {
        throw refuseField('advertiser_id', 'This value is not valid.');
      }
      const account = accounts.get(input.account_id);
      if (account?.src !== source || !account.active) {
        throw refuseField('account_id', `This value is not an active ${source} account.`);
      }
      requireInstrument(account, input.funding_instrument_id);
      return mediaPlans.put({
        ...input,
        ...(margin_value !== undefined && { margin_value: Number(margin_value) }),
        id: agency.nextId(),
        src: source,
        account_network_id: account.network_id,
        deleted: false,
        archived: false,
      });
    },

    update: ({ m, margin_value, ...changes }) => {
      const mediaPlan = findMediaPlan(agency, { m });
      const account = accounts.get(mediaPlan.account_id);
      if (account) requireInstrument(account, changes.funding_instrument_id);
      return mediaPlans.put({
        ...mediaPlan,
        ...changes,
        ...(margin_value !== undefined && { margin_value: Number(margin_value) }),
        name: changes.name ?? mediaPlan.name,
      });
    },

    managers: (place) => {
      const { manager_ids = [] } = findMediaPlan(agency, place);
      return manager_ids.map((id) => users.get(id)).filter((user) => user !== undefined);
    },

    addManager: ({ user_id, ...place }) => {
      const mediaPlan = findMediaPlan(agency, place);
      const user = users.get(user_id);
      if (user === undefined) throw refuseField('user_id', 'This value is not valid.');
      const manager_ids = [...new Set([...(mediaPlan.manager_ids ?? []), user.id])];
      mediaPlans.put({ ...mediaPlan, manager_ids });
      return { message: `${user.username} is a manager of ${mediaPlan.name}` };
    },

    removeManager: ({ user_id, ...place }) => {
      const mediaPlan = findMediaPlan(agency, place);
      const { manager_ids: before = [] } = mediaPlan;
      if (!before.includes(user_id)) throw new Refusal(404, 'Resource not found');
      const manager_ids = before.filter((id) => id !== user_id);
      mediaPlans.put({ ...mediaPlan, manager_ids });
      return { message: `${user_id} is no manager of ${mediaPlan.name} any more` };
    },
  };
}

/** A funding instrument must be one of the account's; an fb account has none. */
export function requireInstrument(account: AccountRecord, id: string | undefined): void {
  if (id === undefined || account.funding_instruments?.includes(id)) return;
  throw refuseField('funding_instrument_id', 'This value is not one of the account.');
}
