import { afterEach, describe, expect, it } from 'vitest';
import { createSearchClient } from '../../src/services/search/index.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { searchControl } from '../../src/standins/search/control.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { socialControl } from '../../src/standins/social/control.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { openStore } from '../../src/store/open-store.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Unix seconds. */
const at = (text: string): number => Date.parse(text) / 1000;

/** Noon of a day in the middle of the demonstration agency's year. */
const now = () => Date.parse('2026-11-10T12:00:00Z');

describe('figures that a service restates', () => {
  it('are other ones from then on, and as before once it takes them back: social', async () => {
    const standin = await startSocialStandin({ now });
    const client = createSocialClient({ baseUrl: standin.url, key: standin.key });
    ends.push(
      () => standin.close(),
      () => client.close(),
    );
    const control = socialControl(standin.url);
    const [plan] = (await client.calls.mediaPlans.list({})).data;
    const days = async () => {
      const { data } = await client.calls.statistics.mediaPlan({
        m: plan?.id ?? '',
        aggregate: 'day',
        start_date: at('2026-11-07T12:00:00Z'),
        end_date: at('2026-11-09T12:00:00Z'),
      });
      return data.map(({ impression }) => impression);
    };
    const said = await days();
    expect(said).toEqual([0, 1, 2].map(() => expect.any(Number)));
    expect(said[0]).toBeGreaterThan(0);
    await control.restate([
      { from: '2026-11-07', to: '2026-11-07', factor: 2 },
      { from: '2026-11-08', to: '2026-11-08', factor: null },
    ]);
    expect(await days()).toEqual([2 * (said[0] ?? NaN), null, said[2]]);
    await control.restate([]);
    expect(await days()).toEqual(said);
  });

  it('the same of the search service, for one client alone', async () => {
    const standin = await startSearchStandin({ now });
    const store = await openStore({ databaseUrl: 'file::memory:', searchAccount: 'test' });
    const { username, password } = standin;
    const { quota } = store;
    const client = createSearchClient({ baseUrl: standin.url, username, password, quota });
    ends.push(
      () => standin.close(),
      () => store.close(),
      () => client.close(),
    );
    const days = async (clientId: string) => {
      const { results } = await client.calls.publisherAccounts.list({
        clientId,
        limit: 100,
        offset: 0,
        fields: ['pca', 'date', 'pub_clicks'],
        from: '2026-11-07',
        to: '2026-11-08',
        sort: 'pca',
      });
      return results.map(({ pca, date, pub_clicks }) => [pca, date, pub_clicks] as const);
    };
    const [said, other] = [await days('501'), await days('502')];
    await searchControl(standin.url).restate([
      { from: '2026-11-07', to: '2026-11-07', of: '501', factor: -1 },
      { from: '2026-11-08', to: '2026-11-08', of: '501', factor: null },
    ]);
    const first = said.filter(([, date]) => date === '2026-11-07');
    expect(first.length).toBeGreaterThan(0);
    expect(await days('501')).toEqual(
      first.map(([pca, date, clicks]) => [pca, date, -(clicks ?? NaN)]),
    );
    expect(await days('502')).toEqual(other);
  });

  it('what is no restatement is refused', async () => {
    const standin = await startSocialStandin({ now });
    ends.push(() => standin.close());
    const control = socialControl(standin.url);
    await expect(
      control.restate([{ from: '2026-02-31', to: '2026-03-01', factor: 1 }]),
    ).rejects.toThrow('from');
  });
});
