import { Pool } from 'undici';
import { atOnce } from '../../src/shared/at-once.ts';
import type { Days } from '../../src/shared/evidence-days.ts';
import { addDays, startOfDay } from '../../src/shared/local-time.ts';
import { campaigns, clientIds, pageSize, planIds, zone } from '../digest/agency.ts';

/** As many connections as our clients have. */
const connections = 8;

/**
 * The least code that reads what a digest reads: nothing is checked, kept, added up or told to anybody.
 * @returns the milliseconds it took
 */
export async function bareDigest(url: string, { from, to }: Days): Promise<number> {
  const pools = { social: new Pool(url, { connections }), search: new Pool(url, { connections }) };
  const get = async (service: keyof typeof pools, path: string) => {
    const { body } = await pools[service].request({ method: 'GET', path });
    return JSON.parse(await body.text()) as unknown;
  };
  const begun = performance.now();
  const pages = Array.from({ length: Math.ceil(campaigns.length / pageSize) }, (_, at) => at + 1);
  const period = new URLSearchParams({
    aggregate: 'day',
    start_date: String(startOfDay(from, zone)),
    end_date: String(startOfDay(addDays(to, 1), zone) - 1),
    limit: String(pageSize),
  });
  const social = async () => {
    await Promise.all([
      get('social', `/clients?limit=${pageSize}`),
      get('social', `/accounts?limit=${pageSize}`),
      ...pages.map((page) => get('social', `/campaigns?limit=${pageSize}&page=${page}`)),
    ]);
    const places = [
      ...planIds.map((plan) => `/clients/${plan}/statistics`),
      ...campaigns.map(({ id, plan }) => `/clients/${plan}/campaigns/${id}/statistics`),
    ];
    await atOnce(connections, places, (place) => get('social', `${place}?${period.toString()}`));
  };
  const search = async () => {
    await get('search', '/v1.0/clients');
    await atOnce(connections, clientIds, (id) =>
      get('search', `/v1.0/clients/${id}/campaigns?from=${from}&to=${to}&limit=2000`),
    );
  };
  await Promise.all([social(), search()]);
  const took = performance.now() - begun;
  await Promise.all([pools.social.close(), pools.search.close()]);
  return took;
}
