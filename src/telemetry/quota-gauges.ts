import type { Registry } from 'prom-client';
import type { Quota } from '../shared/quota.ts';
import { gaugeAtScrape } from './gauge-at-scrape.ts';
import { keptFor } from './kept-for.ts';

/** The allowance of the search service, as the store has it for all processes. */
export function addQuotaGauges(registry: Registry, quota: Pick<Quota, 'state'>): void {
  // All three are told by one look, and a scrape every second is not to be felt in the store.
  const state = keptFor(1_000, () => quota.state());
  gaugeAtScrape(
    registry,
    {
      name: 'adjutant_search_quota_requests',
      help: 'Requests to the search service in the last hour: used, or held by reservations.',
      labelNames: ['state'],
    },
    async () => {
      const { used, reserved } = await state();
      return [
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'reserved' }, value: reserved },
      ];
    },
  );
  gaugeAtScrape(
    registry,
    {
      name: 'adjutant_search_quota_limit',
      help: 'What each lane may use in an hour, of all that is used and reserved together.',
      labelNames: ['lane'],
    },
    async () => {
      const { ceilings } = await state();
      return Object.entries(ceilings).map(([lane, value]) => ({ labels: { lane }, value }));
    },
  );
  gaugeAtScrape(
    registry,
    {
      name: 'adjutant_search_quota_open',
      help: 'Whether a request of this lane would be granted now: 1, or 0.',
      labelNames: ['lane'],
    },
    async () => {
      const { ceilings, nextFree } = await state();
      return Object.keys(ceilings).map((lane) => ({
        labels: { lane },
        value: lane in nextFree ? 0 : 1,
      }));
    },
  );
}
