import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedReport } from '../../src/shared/report.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { kinds, type Databases } from './support/databases.ts';

function saved(name: string, inside = '501'): SavedReport {
  return {
    name,
    report: {
      of: 'search.campaigns.list',
      inside,
      fields: ['campaign_name', 'pub_cost'],
      filters: ['ctr > 2'],
      sort: '-pub_cost',
      period: { kind: 'relative', of: 'last7' },
      by: 'day',
    },
    by: { user: 'UMARA', team: 'T1' },
    savedAt: '2027-02-01T06:00:00.000Z',
  };
}

describe.each(kinds)('saved reports on $name', ({ start }) => {
  let databases: Databases;
  let store: Store;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    store = await openStore({ databaseUrl: await databases.fresh(), searchAccount: 'any' });
    return () => store.close();
  });

  it('are found by their name, whatever the case of its letters', async () => {
    await store.reports.save(saved('Übersicht Nord'));
    expect(await store.reports.report(' übersicht NORD ')).toEqual(saved('Übersicht Nord'));
    expect(await store.reports.report('Übersicht')).toBeUndefined();
  });

  it('are what was saved last under the name', async () => {
    await store.reports.save(saved('Costs', '501'));
    await store.reports.save(saved('COSTS', '502'));
    expect(await store.reports.reports()).toEqual([saved('COSTS', '502')]);
  });

  it('are listed by name, whatever is in it', async () => {
    for (const name of ['b', 'Nul \u0000 <!channel>', 'a']) await store.reports.save(saved(name));
    const names = (await store.reports.reports()).map(({ name }) => name);
    expect(names).toEqual(['a', 'b', 'Nul \u0000 <!channel>']);
  });

  it('are gone once they were removed, which can be done once', async () => {
    await store.reports.save(saved('Costs'));
    expect(await store.reports.remove('costs')).toBe(true);
    expect(await store.reports.remove('costs')).toBe(false);
    expect(await store.reports.reports()).toEqual([]);
  });
});
