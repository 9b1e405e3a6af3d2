import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LedgerConflict } from '../../src/shared/ledger-conflict.ts';
import type { LedgerEntry, LedgerRecord } from '../../src/shared/ledger.ts';
import type { Target } from '../../src/shared/target.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { kinds, type Databases } from './support/databases.ts';
import { boots, entry } from './support/entry.ts';
import { morning, openProbe, testClock, type Probe } from './support/probe.ts';
import { fourTogether } from './support/together.ts';

const minute = 60_000;
const at = (ms: number) => new Date(ms).toISOString();
const idsOf = (records: readonly LedgerRecord[]) => records.map(({ id }) => id);

const campaign: Target = {
  kind: 'campaign',
  id: '3001',
  name: 'Women',
  path: { advertiser: '11', account: '21', mediaPlan: '1001' },
};
const plan = (id: string, name: string): Target => ({ kind: 'media plan', id, name, path: {} });
const account: Target = { kind: 'account', id: '21', name: 'Nordwind DE', path: {} };

describe.each(kinds)('the ledger on $name', ({ start }) => {
  let databases: Databases;
  let databaseUrl: string;
  let probe: Probe;
  let store: Store;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    databaseUrl = await databases.fresh();
    probe = await openProbe(databaseUrl);
    store = await openStore({ databaseUrl, searchAccount: 'any', clock: testClock });
    return async () => {
      await store.close();
      await probe.end();
    };
  });

  const append = (with_?: Partial<LedgerEntry>) => store.ledger.append(entry(with_));

  const freeze = (target: Target, until?: string) =>
    append({ kind: 'freeze', target, ...(until !== undefined && { until }) });

  it('tells an entry as it was written, with its number and the time of the database', async () => {
    const written = entry({
      kind: 'budget',
      reason: 'ends «Sunday» \u0000 \ud83d <!channel> 🥾',
      evidence: ['1 to 7 May: 3,000 impressions'],
      policy: { version: 'abc', rule: 'rules[2]' },
      message: { channel: 'C1', ts: '1.2' },
      before: { daily_budget: { minor: 1250, currency: 'EUR' } },
      after: { daily_budget: null },
    });
    const record = await store.ledger.append(written);
    expect(record).toEqual({
      ...written,
      number: 1,
      at: '2031-05-14T08:00:00.000Z',
      shortId: written.id.slice(0, 8),
    });
    expect(await store.ledger.entry(written.id)).toEqual(record);
    expect(await store.ledger.entry('another')).toBeUndefined();
  });

  it('has an entry once that is written again, and refuses another one under its id', async () => {
    const first = entry();
    const record = await store.ledger.append(first);
    await probe.set(morning + minute);
    const turned = Object.fromEntries(Object.entries(first).toReversed());
    expect(await store.ledger.append({ ...first, ...turned })).toEqual(record);
    const refused = store.ledger.append({ ...first, after: { bid: 9 } });
    await expect(refused).rejects.toThrow(LedgerConflict);
    await expect(refused).rejects.toThrow(`another entry ${first.id}: number 1`);
    expect(await store.ledger.latest({ limit: 9 })).toEqual([record]);
  });

  it('lets nobody change or remove an entry, whatever the statement', async () => {
    const record = await append();
    const { id } = record;
    const isSqlite = databaseUrl.startsWith('file:');
    const tries = [
      sql`update ledger set kind = 'pause'`,
      sql`update ledger set number = 2 where id = ${id}`,
      sql`delete from ledger`,
      sql`insert into ledger select * from ledger where true on conflict (id) do update set kind = 'pause'`,
      ...(isSqlite
        ? [
            sql`insert or replace into ledger select * from ledger`,
            sql`replace into ledger select number, at, 'other', short_id, kind, target_kind, target_id,
              advertiser_id, account_id, media_plan_id, campaign_id, ad_set_id, ad_id, by_user, workflow_id,
              undoes, until, entry from ledger`,
            sql`update or replace ledger set kind = 'pause'`,
          ]
        : [
            sql`truncate ledger`,
            sql`merge into ledger using (select 1) as one on true when matched then delete`,
          ]),
    ];
    for (const attempt of tries) {
      await expect(attempt.execute(probe.db)).rejects.toThrow(/Entries of the ledger are never/);
    }
    expect(await store.ledger.latest({ limit: 9 })).toEqual([record]);
  });

  it('numbers what four processes write', async () => {
    await fourTogether(databaseUrl, 40, 'append-many');
    const records = await store.ledger.latest({ limit: 1_000 });
    // Of 40 each, every fourth is the same one for all.
    expect(records.map(({ number }) => number)).toEqual(
      Array.from({ length: 4 * 30 + 10 }, (_, index) => 130 - index),
    );
    expect(new Set(idsOf(records)).size).toBe(130);
  });

  it('finds what is about an object, and what is about those in it, newest first in pages', async () => {
    const onAd = await append();
    const onCampaign = await append({ target: campaign });
    await append({ target: { ...boots, id: '5002', path: { account: '99' } } });
    const onAccount = await append({ target: account });
    const again = await append();
    const { ledger } = store;
    const ofAd = { kind: 'ad', id: '5001', limit: 9 } as const;
    expect(await ledger.about(ofAd)).toEqual([again, onAd]);
    expect(await ledger.about({ ...ofAd, limit: 1 })).toEqual([again]);
    expect(await ledger.about({ ...ofAd, before: again.number })).toEqual([onAd]);
    expect(await ledger.about({ kind: 'ad set', id: '5001', limit: 9 })).toEqual([]);
    const below = { below: true, limit: 9 };
    expect(await ledger.about({ kind: 'campaign', id: '3001', limit: 9 })).toEqual([onCampaign]);
    const inCampaign = await ledger.about({ kind: 'campaign', id: '3001', ...below });
    expect(inCampaign).toEqual([again, onCampaign, onAd]);
    const inAccount = await ledger.about({ kind: 'account', id: '21', ...below });
    expect(inAccount).toEqual([again, onAccount, onCampaign, onAd]);
    expect(await ledger.about({ kind: 'advertiser', id: '21', ...below })).toEqual([]);
  });

  it('finds the media plans that were launched from a channel, each once, as it was called at last', async () => {
    const launch = (target: Target, channel: string) =>
      append({ kind: 'launch', target, message: { channel, ts: '1.2' } });
    await launch(plan('1001', 'Autumn'), 'C1');
    await launch(plan('1002', 'Winter "C2"'), 'C2');
    await launch(plan('1001', 'Autumn, longer'), 'C1');
    await launch(plan('1003', 'Spring'), 'C1');
    await append({ kind: 'launch', target: plan('1004', 'Silent') });
    await append({ target: plan('1005', 'Paused'), message: { channel: 'C1', ts: '1.2' } });
    expect(await store.ledger.launchedFrom('C1')).toEqual([
      plan('1001', 'Autumn, longer'),
      plan('1003', 'Spring'),
    ]);
    expect(await store.ledger.launchedFrom('C_')).toEqual([]);
    expect(await store.ledger.launchedFrom('C')).toEqual([]);
  });

  it('finds the newest, those of a person, of a run and of a time', async () => {
    const ravi = { user: 'URAVI', team: 'T1' };
    const first = await append();
    await probe.set(morning + minute);
    const second = await append({ by: ravi, run: { workflowId: 'do:1', runId: 'run-2' } });
    await probe.set(morning + 2 * minute);
    const third = await append({ run: { workflowId: 'do:1', runId: 'run-3' } });
    const { ledger } = store;
    expect(await ledger.latest({ limit: 2 })).toEqual([third, second]);
    expect(await ledger.latest({ limit: 2, before: 2 })).toEqual([first]);
    expect(await ledger.latest({ limit: 2, by: 'URAVI' })).toEqual([second]);
    expect(await ledger.ofRun('do:1')).toEqual([second, third]);
    const page = { from: at(morning), before: at(morning + 2 * minute), limit: 9 };
    expect(await ledger.written({ ...page, after: 0 })).toEqual([first, second]);
    expect(await ledger.written({ ...page, after: 1 })).toEqual([second]);
    expect(await ledger.written({ ...page, after: 0, limit: 1 })).toEqual([first]);
  });

  it('finds an entry by the beginning of its id, and says when it fits several', async () => {
    const one = await append({ id: 'abcd1234-one' });
    expect(one.shortId).toBe('abcd1234');
    const two = await append({ id: 'abcd1234-two' });
    expect(two.shortId).toBe('abcd1234-two');
    const { ledger } = store;
    expect(idsOf(await ledger.startingWith('abcd1234', 9))).toEqual([one.id, two.id]);
    expect(idsOf(await ledger.startingWith('abcd1234', 1))).toEqual([one.id]);
    expect(idsOf(await ledger.startingWith('abcd1234-t', 9))).toEqual([two.id]);
    expect(await ledger.startingWith('abcd123', 9)).toEqual([]);
    expect(await ledger.startingWith('abcd123%', 9)).toEqual([]);
    expect(await ledger.entry(one.id)).toEqual({ ...one, shortId: one.id });
  });

  it('tells which entry undid another one', async () => {
    const { id } = await append();
    await append({ id: 'first-undoing', undoes: id });
    await append({ id: 'then-undoing', undoes: id });
    expect(await store.ledger.entry(id)).toMatchObject({ undoneBy: 'then-und' });
    expect(await store.ledger.entry('first-undoing')).not.toHaveProperty('undoneBy');
  });

  it('knows objects by their id alone, as they were called at last', async () => {
    await append();
    await append({ target: { ...boots, name: 'Boots, new' } });
    const twin: Target = { kind: 'ad set', id: '5001', name: 'Twin', path: {} };
    await append({ target: twin });
    expect(await store.ledger.targetsWithId('5001')).toEqual([
      { ...boots, name: 'Boots, new' },
      twin,
    ]);
    expect(await store.ledger.targetsWithId('3001')).toEqual([]);
  });

  describe('and freezes', () => {
    it('hold for what is in the frozen object, and for nothing beside it', async () => {
      const frozen = await freeze(campaign);
      const { ledger } = store;
      expect(await ledger.freezesOn(boots.path)).toEqual([frozen]);
      expect(await ledger.freezesOn({ campaign: '3001' })).toEqual([frozen]);
      expect(await ledger.freezesOn({ campaign: '3002', ad: '3001' })).toEqual([]);
      expect(await ledger.freezesOn({ mediaPlan: '1001' })).toEqual([]);
      expect(await ledger.freezesOn({})).toEqual([]);
      expect(await ledger.freezes()).toEqual([frozen]);
    });

    it('end with an unfreeze of the same object, until they are set again', async () => {
      await freeze(campaign);
      const other = await freeze(account);
      await append({ kind: 'unfreeze', target: campaign });
      const { ledger } = store;
      expect(await ledger.freezes()).toEqual([other]);
      expect(await ledger.freezesOn(boots.path)).toEqual([other]);
      const again = await freeze(campaign);
      expect(await ledger.freezesOn(boots.path)).toEqual([other, again]);
    });

    it('end at their instant, by the clock of the database', async () => {
      const frozen = await freeze(account, at(morning + minute));
      const { ledger } = store;
      await probe.set(morning + minute - 1);
      expect(await ledger.freezes()).toEqual([frozen]);
      expect(await ledger.freezesOn(boots.path)).toEqual([frozen]);
      await probe.set(morning + minute);
      expect(await ledger.freezes()).toEqual([]);
      expect(await ledger.freezesOn(boots.path)).toEqual([]);
    });

    it('are not written with an end that is no instant', async () => {
      await expect(freeze(account, 'Sunday')).rejects.toThrow(RangeError);
      expect(await store.ledger.latest({ limit: 9 })).toEqual([]);
    });
  });
});
