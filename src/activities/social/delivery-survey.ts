import { ApplicationFailure } from '@temporalio/common';
import { items } from '../../services/pages.ts';
import type {
  DeliveryAction,
  DeliveryGroup,
  DeliveryLook,
  DeliveryOfRun,
  DeliverySurvey,
  DeliveryTarget,
} from '../../shared/delivery.ts';
import type { Ledger } from '../../shared/ledger.ts';
import { moneyOf, type Money } from '../../shared/money.ts';
import { grouped } from '../../shared/delivery-groups.ts';
import type { Target } from '../../shared/target.ts';
import { playablesIn, playablesOf, type Playable } from './delivery-objects.ts';
import { opposite, runOf, sift, tallied } from './delivery-sift.ts';
import { orUndefined } from './or-undefined.ts';
import type { SocialDoor } from './social-door.ts';

type Known = Exclude<DeliveryTarget, { kind: 'words' }>;

export function createDeliverySurvey({ social, ledger }: { social: SocialDoor; ledger: Ledger }) {
  return {
    /** What pausing or resuming would do now: what would change, what is so already, and what is left alone. */
    async surveyDelivery({
      action,
      target: asked,
    }: {
      action: DeliveryAction;
      target: Known;
    }): Promise<DeliverySurvey> {
      const { target } = asked;
      const run = runOf(asked);
      const playables =
        asked.kind === 'run'
          ? await playablesOfRun(action, asked)
          : await playablesOf(social, target);
      const sifted = await sift(ledger, playables, { action, target, ...(run && { run }) });
      const { ready, alreadySo, leftOut } = sifted;
      return {
        target,
        groups: grouped(ready.map((item) => item.target)),
        count: ready.length,
        first: ready.slice(0, firstNamed).map((item) => item.target.name),
        alreadySo,
        leftOut,
        ...(await moneyOfDay(ready.map(({ playable }) => playable))),
      };
    },

    /** Some of it once more, right before it is changed. What is not there any more is left out. */
    async lookAtDelivery({
      action,
      target: asked,
      groups,
    }: {
      action: DeliveryAction;
      target: Known;
      groups: DeliveryGroup[];
    }): Promise<DeliveryLook> {
      const run = runOf(asked);
      const playables = await playablesIn(social, groups);
      const seen = new Set(playables.map(({ target }) => target.id));
      const missing = groups.flatMap(({ ids }) => ids.filter((id) => !seen.has(id)));
      const how = { action, target: asked.target, ...(run && { run }) };
      const { ready, alreadySo, leftOut } = await sift(ledger, playables, how);
      const gone = tallied(missing.map((id) => ({ why: 'gone', id, name: `id ${id}` })));
      return {
        items: ready.map(({ target, undoes }) => ({
          target,
          ...(undoes !== undefined && { undoes }),
        })),
        alreadySo,
        leftOut: [...leftOut, ...gone],
      };
    },
  };

  /** What a run changed, as it is now. */
  async function playablesOfRun(
    action: DeliveryAction,
    { run, entry }: DeliveryOfRun,
  ): Promise<Playable[]> {
    const records = (await ledger.ofRun(run)).filter(
      ({ id, kind }) => kind === opposite[action] && (entry === undefined || id === entry),
    );
    if (records.length === 0) {
      throw ApplicationFailure.nonRetryable('The ledger has nothing of this run.', 'not-found');
    }
    return playablesIn(social, grouped(records.map(({ target }) => target)));
  }

  /** Daily budgets, each campaign's once, also where only some of its ads are concerned. */
  async function moneyOfDay(
    playables: readonly Playable[],
  ): Promise<Pick<DeliverySurvey, 'perDay' | 'perDayUnknown'>> {
    if (playables.length === 0) return { perDay: [], perDayUnknown: 0 };
    const accounts = await Array.fromAsync(items(social.calls.accounts.list, {}, social.options()));
    const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]));
    const campaigns = new Map(
      playables.map((playable) => [playable.target.path.campaign ?? '', playable]),
    );
    const sums = new Map<string, Money>();
    let unknown = 0;
    for (const playable of campaigns.values()) {
      const currency = currencies.get(playable.target.path.account ?? '');
      const budget = playable.dailyBudget ?? (await budgetAbove(playable.target));
      if (!currency || budget === undefined) unknown += 1;
      else {
        const { minor } = moneyOf(budget, currency);
        sums.set(currency, { minor: (sums.get(currency)?.minor ?? 0) + minor, currency });
      }
    }
    return { perDay: [...sums.values()], perDayUnknown: unknown };
  }

  /** Of the campaign that an ad is in. */
  async function budgetAbove({ kind, path }: Target): Promise<number | undefined> {
    const { mediaPlan: m, campaign: c } = path;
    if (kind !== 'ad' || m === undefined || c === undefined) return undefined;
    const campaign = await orUndefined(social.calls.campaigns.get({ m, c }, social.options()));
    return campaign?.daily_budget ?? undefined;
  }
}

const firstNamed = 10;
