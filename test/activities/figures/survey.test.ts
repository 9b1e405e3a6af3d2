import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DigestScope } from '../../../src/shared/digest.ts';
import type { Target } from '../../../src/shared/target.ts';
import { entry } from '../../store/support/entry.ts';
import type { FigureReaders } from '../../support/figures.ts';
import { startFigureReaders } from '../../support/figures.ts';

const morning = '2027-02-10T07:30:00Z';

let readers: FigureReaders;
beforeEach(async () => {
  readers = await startFigureReaders(morning);
});
afterEach(() => readers.stop());

const survey = (scope: Partial<DigestScope>) =>
  readers.activities.surveySocial({
    scope: { mediaPlans: [], advertisers: [], accounts: [], searchClients: [], ...scope },
  });
const idsOf = ({ sources }: Awaited<ReturnType<typeof survey>>) =>
  sources.map(({ subject }) => subject.id);
const clientsOf = (clients: string[]) =>
  readers.activities.surveySearch({ clients, lane: 'interactive' });

const flightOfAutumn = async () => (await survey({ mediaPlans: ['1001'] })).sources[0]?.flight;
const launched = (id: string, flights: Record<string, { from: string; to: string }>) => {
  const target: Target = { kind: 'media plan', id: '1001', name: 'Autumn', path: {} };
  return readers.store.ledger.append({
    ...entry({ id, target }),
    kind: 'launch',
    after: { flights },
  });
};

/** A new media plan, without campaigns unless said otherwise. */
async function newPlan(account_id: string): Promise<string> {
  const { calls } = readers.service;
  const made = await calls.mediaPlans.create({
    source: 'fb',
    name: 'Spring',
    advertiser_id: '14',
    account_id,
  });
  return made.id;
}

describe('the media plans of a scope', () => {
  it('come with all that is needed to read and to name them', async () => {
    expect(await survey({ mediaPlans: ['1001'] })).toEqual({
      sources: [
        {
          subject: { source: 'social', kind: 'media plan', id: '1001' },
          name: 'Nordwind Autumn 2026',
          currency: 'EUR',
          zone: 'Europe/Berlin',
          flight: { from: '2026-12-01', to: '2027-02-10' },
          path: { advertiser: '11', account: '101', mediaPlan: '1001' },
        },
      ],
      missing: [],
      calls: { min: 3 },
      asked: 3,
    });
  });

  it.each<[string, Partial<DigestScope>, string[]]>([
    ['by id', { mediaPlans: ['1003', '1001'] }, ['1001', '1003']],
    ['of an advertiser', { advertisers: ['12'] }, ['1002']],
    ['of an account', { accounts: ['104'] }, ['1003']],
    [
      'once, however often they are in it',
      { mediaPlans: ['1002'], advertisers: ['12', '13'] },
      ['1002', '1003'],
    ],
    ['where there is none', {}, []],
    ['of an advertiser that has none', { advertisers: ['14'] }, []],
    ['of an account that has none', { accounts: ['106'] }, []],
  ])('are found %s', async (_, scope, ids) => {
    const found = await survey(scope);
    expect(idsOf(found)).toEqual(ids);
    expect(found.missing).toEqual([]);
  });

  it('launched from a channel are those that the ledger has, and no others', async () => {
    const launch = (id: string, channel: string) => {
      const target: Target = { kind: 'media plan', id, name: 'Any', path: {} };
      return readers.store.ledger.append(
        entry({ kind: 'launch', target, message: { channel, ts: '1.2' } }),
      );
    };
    await launch('1002', 'C0ADOPS');
    await launch('1002', 'C0ADOPS');
    await launch('1003', 'C0ADOPS2');
    await launch('777', 'C0ADOPS');
    await readers.store.ledger.append(
      entry({ kind: 'pause', message: { channel: 'C0ADOPS', ts: '1.2' } }),
    );
    const found = await survey({ ofChannel: 'C0ADOPS' });
    expect(idsOf(found)).toEqual(['1002']);
    expect(found.missing).toEqual([]);
    expect(idsOf(await survey({ ofChannel: 'C_ADOPS' }))).toEqual([]);
  });

  it('that were named and are not there are missing, each with a sentence', async () => {
    const found = await survey({
      mediaPlans: ['1001', '999'],
      advertisers: ['99'],
      accounts: ['9'],
    });
    expect(idsOf(found)).toEqual(['1001']);
    expect(found.missing).toEqual([
      {
        subject: { source: 'social', kind: 'media plan', id: '999' },
        name: 'media plan 999',
        why: 'The social service has no media plan with the id 999. Take it out of the scope.',
        passing: false,
      },
      {
        name: 'advertiser 99',
        why: 'The social service has no advertiser with the id 99. Take it out of the scope.',
        passing: false,
      },
      {
        name: 'account 9',
        why: 'The social service has no account with the id 9. Take it out of the scope.',
        passing: false,
      },
    ]);
  });

  it('may be empty, in any zone and currency: then there is no flight', async () => {
    const id = await newPlan('106');
    const { sources, calls } = await survey({ accounts: ['106'] });
    expect(sources).toEqual([
      {
        subject: { source: 'social', kind: 'media plan', id },
        name: 'Spring',
        currency: 'JPY',
        zone: 'Asia/Tokyo',
        path: { advertiser: '14', account: '106', mediaPlan: id },
      },
    ]);
    expect(calls).toEqual({ min: 1 });
  });

  it('end with the last of their campaigns, where all their ends were set through Adjutant', async () => {
    await launched('one', { '2001': { from: '2026-12-01', to: '2027-01-20' } });
    expect(await flightOfAutumn()).toEqual({ from: '2026-12-01', to: '2027-02-10' });
    await launched('two', { '2002': { from: '2026-12-01', to: '2027-01-31' } });
    expect(await flightOfAutumn()).toEqual({ from: '2026-12-01', to: '2027-01-31' });
    await launched('three', { '2002': { from: '2026-12-01', to: '2027-03-31' } });
    expect(await flightOfAutumn()).toEqual({ from: '2026-12-01', to: '2027-02-10' });
  });

  it('are listed once for all who ask within half a minute', async () => {
    await readers.requests();
    await Promise.all([survey({ mediaPlans: ['1001'] }), survey({ advertisers: ['12'] })]);
    const third = await survey({ accounts: ['104'] });
    expect(third.asked).toBe(0);
    const lists = ['accounts.list', 'campaigns.listAll', 'mediaPlans.list'];
    expect(await readers.requests()).toEqual(lists);
    readers.set('2027-02-10T07:30:31Z');
    await survey({ accounts: ['104'] });
    expect(await readers.requests()).toEqual(lists);
  });

  it('are asked for again after the service was away', async () => {
    await readers.social.fault([
      { operation: 'mediaPlans.list', fault: { kind: 'status', status: 503 } },
    ]);
    await expect(survey({ mediaPlans: ['1001'] })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(idsOf(await survey({ mediaPlans: ['1001'] }))).toEqual(['1001']);
  });
});

describe('the search clients of a scope', () => {
  it('come with all that is needed to read and to name them', async () => {
    const { sources, missing, calls, asked } = await clientsOf(['502', '503']);
    expect(sources).toEqual([
      {
        subject: { source: 'search', kind: 'client', id: '502' },
        name: 'Hanse Direktbank',
        currency: 'GBP',
        zone: 'Europe/London',
      },
      {
        subject: { source: 'search', kind: 'client', id: '503' },
        name: expect.any(String),
        currency: 'USD',
        zone: 'America/New_York',
      },
    ]);
    expect([missing, calls, asked]).toEqual([[], { min: 2 }, 1]);
  });

  it('that are not there are missing, with a sentence', async () => {
    const { sources, missing } = await clientsOf(['501', '599']);
    expect(sources).toHaveLength(1);
    expect(missing).toEqual([
      {
        subject: { source: 'search', kind: 'client', id: '599' },
        name: 'client 599',
        why: 'The search service has no client with the id 599. Take it out of the scope.',
        passing: false,
      },
    ]);
  });

  it('cost one request for all, every ten minutes', async () => {
    await clientsOf(['501']);
    const again = await clientsOf(['502', '503']);
    expect(again.asked).toBe(0);
    readers.set('2027-02-10T07:40:01Z');
    expect((await clientsOf(['501'])).asked).toBe(1);
  });
});
