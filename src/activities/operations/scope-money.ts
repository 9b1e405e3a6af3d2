import type { Endpoint } from '../../services/endpoint.ts';
import type { ChangedField } from '../../shared/proposal.ts';
import { moneyOf, type Money } from '../../shared/money.ts';
import type { OperationRequest } from '../../shared/operation.ts';
import type { OperationScope } from '../../shared/operation-scope.ts';
import type { TargetKind, TargetPath } from '../../shared/target.ts';
import { createChangedValues } from '../social/changed-value.ts';
import { orUndefined } from '../social/or-undefined.ts';
import type { SocialDoor } from '../social/social-door.ts';

/** The bids and budgets a write would set, as the policy looks at them. */
export async function scopeMoney(
  asked: { endpoint: Endpoint; input: OperationRequest['input']; path: TargetPath },
  social: SocialDoor,
): Promise<Pick<OperationScope, 'change' | 'bid' | 'dailyBudget' | 'perDay'>> {
  const { endpoint, input, path } = asked;
  const sets = fields.flatMap((field) => {
    const major = input[field];
    return typeof major === 'number' ? [{ field, major }] : [];
  });
  const [first] = sets;
  if (first === undefined) return { perDay: null };
  const currency = (await currencyOf(path, social)) ?? unknownCurrency;
  const after = (field: ChangedField): Money | undefined => {
    const major = sets.find((set) => set.field === field)?.major;
    return major === undefined ? undefined : moneyOf(major, currency);
  };
  const money = moneyOf(first.major, currency);
  const [bid, dailyBudget] = [after('bid'), after('daily_budget')];
  const daily = dailyBudget ?? null;
  const isNew = endpoint.route.method === 'POST';
  if (isNew) {
    return { ...(bid && { bid }), ...(dailyBudget && { dailyBudget }), perDay: daily };
  }
  const live = await createChangedValues(social).read({ ...subjectOf(path), name: '', path });
  const major = live?.field === first.field ? live.major : undefined;
  const before = major === undefined ? null : moneyOf(major, currency);
  const of = first.field === 'bid' ? ('bid' as const) : ('budget' as const);
  const moved =
    of === 'bid' || before === null
      ? null
      : { currency, minor: Math.abs(money.minor - before.minor) };
  return { change: { of, before, after: money }, perDay: moved };
}

const fields = ['daily_budget', 'lifetime_budget', 'bid'] as const satisfies ChangedField[];

/** ISO 4217 for «no currency»: no limit of a policy is in it. */
const unknownCurrency = 'XXX';

/** The account's, else the advertiser's. */
async function currencyOf(
  { account, advertiser }: TargetPath,
  { calls, options }: SocialDoor,
): Promise<string | null | undefined> {
  const [found, owner] = await Promise.all([
    account && orUndefined(calls.accounts.get({ account_id: account }, options())),
    advertiser && orUndefined(calls.advertisers.get({ advertiser_id: advertiser }, options())),
  ]);
  return (found || undefined)?.currency ?? (owner || undefined)?.currency;
}

function subjectOf(path: TargetPath): { kind: TargetKind; id: string } {
  const { campaign = '', adSet, ad } = path;
  if (ad !== undefined) return { kind: 'ad', id: ad };
  if (adSet !== undefined) return { kind: 'ad set', id: adSet };
  return { kind: 'campaign', id: campaign };
}
