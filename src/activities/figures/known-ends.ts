import { flightsInLedger } from '../../shared/launch-flights.ts';
import type { Ledger, LedgerRecord } from '../../shared/ledger.ts';
import { dayAt } from '../../shared/local-time.ts';
import type { Target } from '../../shared/target.ts';

/** More entries of one object are not looked through. */
const mostEntries = 200;

/**
 * Last days of flights, by the id of the campaign, as far as they were set through Adjutant: the service takes the end
 * of a campaign and never tells it.
 */
export async function knownEnds(
  ledger: Pick<Ledger, 'about'>,
  { mediaPlan, campaigns, zone }: { mediaPlan: string; campaigns: readonly string[]; zone: string },
): Promise<ReadonlyMap<string, string>> {
  const about = (kind: Target['kind'], id: string) =>
    ledger.about({ kind, id, limit: mostEntries });
  const launches = await about('media plan', mediaPlan);
  const ends = new Map<string, string>();
  for (const campaign of campaigns) {
    const entries = [...launches, ...(await about('campaign', campaign))];
    const newest = entries
      .toSorted((one, other) => other.number - one.number)
      .map((entry) => endIn(entry, campaign, zone))
      .find((end) => end !== undefined);
    if (newest !== undefined) ends.set(campaign, newest);
  }
  return ends;
}

/** What an entry says of the last day of a campaign. */
function endIn(entry: LedgerRecord, campaign: string, zone: string): string | undefined {
  const { kind, after } = entry;
  if (kind === 'launch') return flightsInLedger(entry).get(campaign)?.to;
  const { end_date: seconds } = after;
  if (kind !== 'operation' || seconds === undefined || seconds === null) return undefined;
  const instant = Number(seconds);
  // An end at midnight is that of the day before.
  return Number.isFinite(instant) && instant > 0 ? dayAt(instant - 1, zone) : undefined;
}
