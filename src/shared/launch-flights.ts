import type { CampaignPreview, CampaignProgress } from './launch.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Money } from './money.ts';
import type { Json } from './operation.ts';

/** When a launched campaign is to play, and what for. Days are those of its account. */
export interface LaunchedFlight {
  from: string;
  /** Absent where the plan gives it no end. */
  to?: string;
  /** Of the whole flight; absent where it has no end. */
  planned?: Money;
}

/**
 * Flights for the ledger, by campaign id: the service takes the last day of a campaign and never tells it again. Of
 * what was there before the launch the plan may say other days than the service has, so they are left out.
 */
export function flightsForLedger(
  planned: readonly CampaignPreview[],
  campaigns: readonly CampaignProgress[],
): Record<string, Json> {
  const ids = new Map(campaigns.map(({ key, id }) => [key, id]));
  return Object.fromEntries(
    planned
      .filter(({ existed }) => !existed)
      .flatMap(({ key, startOn, endOn, flight }) => {
        const id = ids.get(key);
        const [to, money] = [endOn ?? null, flight ? { ...flight } : null];
        return id === undefined ? [] : [[id, { from: startOn, to, planned: money }]];
      }),
  );
}

/** The flights an entry of kind `launch` has, by campaign id. */
export function flightsInLedger({
  after,
}: Pick<LedgerEntry, 'after'>): Map<string, LaunchedFlight> {
  const all = Object.entries(record(after['flights']));
  return new Map(all.flatMap(([id, flight]) => one(record(flight)).map((read) => [id, read])));
}

function one({ from, to, planned }: Record<string, unknown>): LaunchedFlight[] {
  if (typeof from !== 'string') return [];
  const { minor, currency } = record(planned);
  return [
    {
      from,
      ...(typeof to === 'string' && { to }),
      ...(typeof minor === 'number' &&
        typeof currency === 'string' && { planned: { minor, currency } }),
    },
  ];
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
