import type { Plan } from '../../plan/plan.ts';
import { items } from '../../services/pages.ts';
import type { Account, Advertiser } from '../../services/social/index.ts';
import type { PlanOverrides } from '../../shared/plan-ref.ts';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import { pick } from './pick.ts';
import type { SocialDoor } from './social-door.ts';

/** Whom a media plan is for, and whose account pays. */
export interface Parties {
  advertiser: Advertiser;
  account: Account;
  currency: string;
  timeZone: string;
}

/** Finds the advertiser and account a plan names, and sees that they fit it. */
export async function findParties(
  social: SocialDoor,
  plan: Plan,
  overrides: PlanOverrides,
): Promise<{ parties?: Parties; problems: PlanProblem[] }> {
  const { mediaPlan } = plan;
  const [advertisers, accounts] = await Promise.all([
    all(items(social.calls.advertisers.list, {}, social.options())),
    all(items(social.calls.accounts.list, {}, social.options())),
  ]);
  const problems: PlanProblem[] = [];
  const problemWith = (field: string, message: string, fix: string) =>
    problems.push({ path: field, ...mediaPlan.places[field], message, fix });

  const advertiser = pick('advertiser', advertisers, overrides.advertiser ?? mediaPlan.advertiser);
  if (!('found' in advertiser)) problemWith('advertiser', advertiser.message, advertiser.fix);

  const usable = accounts.filter(({ src }) => src === mediaPlan.network);
  const account = pick(
    `${mediaPlan.network} account`,
    usable,
    overrides.account ?? mediaPlan.account,
  );
  if (!('found' in account)) problemWith('account', account.message, account.fix);
  if (!('found' in advertiser) || !('found' in account)) return { problems };

  const { found } = account;
  const currency = found.currency ?? advertiser.found.currency;
  if (!found.active) {
    problemWith('account', `the account «${found.name}» is not active`, 'use an active account');
  }
  if (!currency) {
    problemWith(
      'account',
      `the service gives no currency for «${found.name}»`,
      'use another account',
    );
  }
  problems.push(...foreignInstruments(plan, found));
  if (problems.length > 0 || !currency) return { problems };
  return {
    parties: { advertiser: advertiser.found, account: found, currency, timeZone: found.timezone },
    problems: [],
  };
}

/** Funding instruments the plan uses that are not the account's. */
function foreignInstruments({ mediaPlan, campaigns }: Plan, account: Account): PlanProblem[] {
  const own = account.funding_instruments ?? [];
  return [mediaPlan, ...campaigns].flatMap(({ values, places }) => {
    const id = instrument in values ? values[instrument] : undefined;
    if (id === undefined || own.includes(id)) return [];
    const message = `the account «${account.name}» has no funding instrument ${id}`;
    const fix = own.length > 0 ? `use ${own.join(' or ')}` : 'use an account that has one';
    return [{ path: instrument, ...places[instrument], message, fix }];
  });
}

const instrument = 'funding_instrument_id';

async function all<T>(found: AsyncIterable<T>): Promise<T[]> {
  return Array.fromAsync(found);
}
