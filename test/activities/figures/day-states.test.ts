import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Counts } from '../../../src/shared/counts.ts';
import type { DigestSource } from '../../../src/shared/digest.ts';
import type { FigureSubject } from '../../../src/shared/figure-store.ts';
import type { FigureReaders } from '../../support/figures.ts';
import { startFigureReaders } from '../../support/figures.ts';

const morning = '2027-02-10T07:30:00Z';
const days = { from: '2027-02-03', to: '2027-02-09' };
const yesterday = { from: '2027-02-09', to: '2027-02-09' };
const unknown: Counts = {
  impressions: null,
  clicks: null,
  conversions: null,
  spent: null,
  income: null,
};
const nothing: Counts = { impressions: 0, clicks: 0, conversions: 0, spent: 0, income: 0 };
const noScope = { mediaPlans: [], advertisers: [], accounts: [], searchClients: [] };
const campaign: FigureSubject = { source: 'social', kind: 'campaign', id: '2001' };
const searchCampaign: FigureSubject = { source: 'search', kind: 'campaign', id: '11001' };

let readers: FigureReaders;
let plan: DigestSource;
let client: DigestSource;
beforeEach(async () => {
  readers = await startFigureReaders(morning);
  const { activities } = readers;
  const social = await activities.surveySocial({ scope: { ...noScope, mediaPlans: ['1001'] } });
  const search = await activities.surveySearch({ clients: ['501'], lane: 'batch' });
  const [first, second] = [...social.sources, ...search.sources];
  if (first === undefined || second === undefined) throw new Error('Something is not there.');
  [plan, client] = [first, second];
});
afterEach(() => readers.stop());

const readPlan = () => readers.activities.readSocialFigures({ source: plan, days });
const readClient = () =>
  readers.activities.readSearchFigures({ source: client, days, lane: 'batch' });
const countsOf = async (subject: FigureSubject, of = yesterday) =>
  (await readers.store.figures.of(subject, of)).map(({ counts }) => counts);
const spentOn = async (subject: FigureSubject, day: string) =>
  (await countsOf(subject, { from: day, to: day }))[0]?.spent;

describe('figures of days in the store', () => {
  it('say which object they are of, what it is in, and when they were read', async () => {
    await readPlan();
    await readClient();
    const readAt = new Date(morning).toISOString();
    const [own] = await readers.store.figures.of(plan.subject, yesterday);
    expect(own).toMatchObject({ name: plan.name, parent: plan.subject, day: '2027-02-09', readAt });
    const [part] = await readers.store.figures.of(campaign, yesterday);
    expect(part).toMatchObject({ name: 'Rain jackets DE', parent: plan.subject, readAt });
    const [searched] = await readers.store.figures.of(searchCampaign, yesterday);
    expect(searched).toMatchObject({ name: 'Brand', parent: client.subject, readAt });
  });

  it('of a restated day are what the service says now, as long as the day is open', async () => {
    await readPlan();
    const said = await spentOn(plan.subject, '2027-02-09');
    await readers.social.restate([{ from: '2027-02-03', to: '2027-02-09', factor: 2 }]);
    const closed = await spentOn(plan.subject, '2027-02-03');
    readers.set('2027-02-10T08:30:00Z');
    await readPlan();
    expect(await spentOn(plan.subject, '2027-02-09')).toBe(2 * (said ?? NaN));
    expect(await spentOn(plan.subject, '2027-02-03')).toBe(closed);
  });

  it('may be negative, where a service corrects itself', async () => {
    await readers.social.restate([{ ...yesterday, factor: -1 }]);
    await readers.search.restate([{ ...yesterday, factor: -0.5 }]);
    await readPlan();
    await readClient();
    const [ofPlan] = await countsOf(plan.subject);
    const [ofClient] = await countsOf(client.subject);
    expect(ofPlan?.spent).toBeLessThan(0);
    expect(ofPlan?.conversions).toBeLessThanOrEqual(0);
    expect(ofClient?.spent).toBeLessThan(0);
  });

  it('are unknown where the social service tells none, and asked for until it does', async () => {
    await readers.social.restate([{ from: '2027-02-05', to: '2027-02-05', factor: null }]);
    await readPlan();
    expect(await countsOf(plan.subject, { from: '2027-02-05', to: '2027-02-05' })).toEqual([
      unknown,
    ]);
    expect(await spentOn(plan.subject, '2027-02-04')).toBeGreaterThan(0);
    await readers.social.restate([]);
    readers.set('2027-03-10T07:30:00Z');
    await readPlan();
    expect(await spentOn(plan.subject, '2027-02-05')).toBeGreaterThan(0);
  });

  it('are unknown where the search service leaves out a young day, and nothing on an old one', async () => {
    const gap = { from: '2027-02-05', to: '2027-02-09', factor: null };
    await readers.search.restate([gap]);
    await readClient();
    const found = await countsOf(client.subject, gap);
    // Settled 72 hours after they ended: the 5th and the 6th.
    expect(found).toEqual([nothing, nothing, unknown, unknown, unknown]);
  });

  it('of a search campaign that is left out are nothing where others are told of, also where it had some', async () => {
    await readClient();
    const [some] = await countsOf(searchCampaign);
    expect(some?.spent).toBeGreaterThan(0);
    const gone = { ...searchCampaign, id: '999' };
    await readers.store.figures.keep([
      {
        subject: gone,
        name: 'Gone',
        parent: client.subject,
        day: '2027-02-08',
        counts: some ?? unknown,
        readAt: new Date(Date.parse(morning) - 3_600_000).toISOString(),
      },
    ]);
    readers.set('2027-02-10T08:30:00Z');
    await readClient();
    expect(await countsOf(gone, days)).toEqual([nothing, nothing, nothing]);
  });

  it('are refused where there is not one row for each day, and not shifted by a day', async () => {
    const range = { total: 0, limit: 300, nb_pages: 1, page: 1, results: 0 };
    const body = JSON.stringify({ data: [], range });
    await readers.social.fault([
      {
        operation: 'statistics.mediaPlan',
        fault: { kind: 'garbage', body, contentType: 'application/json' },
      },
    ]);
    await expect(readPlan()).rejects.toMatchObject({
      kind: 'unexpected-response',
      message: expect.stringContaining('0 rows came for the 7 days from 2027-02-03 to 2027-02-09'),
    });
    expect(await countsOf(plan.subject, days)).toEqual([]);
  });

  it('are refused where a row is of a day that nobody asked for', async () => {
    const row = { campaign: 11001, campaign_name: 'Brand', date: '2027-01-01', impressions: 1 };
    const body = JSON.stringify({
      requestId: 'r',
      startedAt: '2027-02-10 07:30:00',
      completedAt: '2027-02-10 07:30:00',
      timeTakenMs: 1,
      totalResults: 1,
      errors: false,
      results: [row],
    });
    await readers.search.fault([
      {
        operation: 'search.campaigns.list',
        fault: { kind: 'garbage', body, contentType: 'application/json' },
      },
    ]);
    await expect(readClient()).rejects.toMatchObject({ kind: 'unexpected-response' });
    expect(await countsOf(client.subject, days)).toEqual([]);
  });

  it('of a campaign that was deleted a moment ago are left out, and those of the rest are there', async () => {
    const gone = { status: 404, body: [{ message: 'Not found' }] };
    await readers.social.fault([
      { operation: 'statistics.campaign', fault: { kind: 'status', ...gone } },
    ]);
    await readPlan();
    const found = await readers.store.figures.within(plan.subject, yesterday);
    expect(found).toHaveLength(1);
    expect(await countsOf(plan.subject)).toHaveLength(1);
  });
});
