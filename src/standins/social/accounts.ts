import type { Handlers } from '../serve/handlers.ts';
import { Refusal, refuseField } from '../serve/refusal.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';
import { searchTargets } from './target-catalogue.ts';

type AccountHandlers = Handlers<typeof social.resources>['accounts'];

export function accountHandlers(agency: Agency): AccountHandlers {
  const { accounts, publisherObjects, fundingInstruments, leadForms, nextId } = agency;
  const accountOf = ({ account_id }: { account_id: string }) => found(accounts.get(account_id));
  const ofAccount = <T extends { account_id: string }>(
    things: { all: () => T[] },
    place: { account_id: string },
  ): T[] => {
    const { id } = accountOf(place);
    return things.all().filter(({ account_id }) => account_id === id);
  };
  return {
    list: () => accounts.all(),
    get: accountOf,
    objects: (place) => ofAccount(publisherObjects, place),
    leadForms: (place) => ofAccount(leadForms, place),

    fundingInstruments: (place) => {
      const { src } = accountOf(place);
      if (src !== 'tw') throw new Refusal(400, 'Only tw accounts have funding instruments');
      return ofAccount(fundingInstruments, place);
    },

    createFb: ({ name, network_id }) => {
      if (accounts.all().some((other) => other.network_id === network_id)) {
        throw refuseField('network_id', 'This value is already used.');
      }
      return accounts.put({ ...readFromNetwork, id: nextId(), name, network_id });
    },

    refresh: accountOf,

    deactivate: (place) => accounts.put({ ...accountOf(place), active: false }),

    targetSearch: ({ q, type, ...place }) => {
      accountOf(place);
      return searchTargets(type, q);
    },
  };
}

/** What the publisher network says about every account that is new here. */
const readFromNetwork = {
  src: 'fb',
  currency: 'EUR',
  timezone: 'Europe/Paris',
  country: 'FR',
  active: true,
};
