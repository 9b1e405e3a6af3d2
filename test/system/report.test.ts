import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '../../src/shared/local-time.ts';
import { readRawFacts } from '../../src/standins/search/read-raw-facts.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { said } from '../support/launch.ts';
import { fileWith, recordsOf, tableOf } from '../support/report.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(() => system.search.fault([]));

const as = (name: string) => system.slack.as(name);
const mara = () => as('mara');

const zone = 'Europe/Berlin';
const yesterday = addDays(dayAt(Date.now() / 1000, zone), -1);
const keywords = 'search.keywords.list';

type Values = Parameters<ReturnType<typeof mara>['submit']>[0];

/** Chooses what is reported, fills in the rest, and sends the form. */
async function fill(of: string, values: Values, channel = 'nordwind') {
  await mara().command(channel, '/adops report');
  const form = await mara().view();
  await mara().press(form, 'report.what', of);
  await mara().view(({ view }) => JSON.stringify(view['private_metadata']).includes(of));
  return mara().submit(values);
}

/** The same, and Run under what it costs. */
async function run(of: string, values: Values, title: string, channel = 'nordwind') {
  expect(await fill(of, values, channel)).not.toHaveProperty('errors');
  const cost = await said(mara(), channel, new RegExp(`${title}[^]*It takes`));
  await mara().press(cost, 'Run');
  return cost;
}

describe('/adops report', () => {
  it('says what a report costs, and runs it once that is agreed', async () => {
    const before = (await system.search.requests()).length;
    const cost = await run(
      keywords,
      {
        'report.inside.search': '501',
        [`report.fields.${keywords}`]: ['keyword', 'keyword_name', 'impressions', 'pub_cost'],
        'report.filters': 'impressions>=100',
        [`report.sort.${keywords}`]: '-impressions',
      },
      'Search keywords of Nordwind',
    );
    expect(cost.ephemeral).toBe(true);
    expect(textOf(cost)).toContain('It takes at least 1 request of the search service');
    expect(textOf(cost)).toMatch(/\d+ of 1,000 are used or reserved this hour/);
    const answer = await said(mara(), 'nordwind', /Search keywords of Nordwind[^]*as of/);
    const [header = [], ...rows] = tableOf(answer);
    expect(header).toEqual(['keyword', 'keyword_name', 'impressions', 'pub_cost']);
    const shown = rows.map((row) => Number(row[2]));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    expect(shown.at(-1)).toBeGreaterThanOrEqual(100);
    const raw = new Map<string, number>();
    for (const { keyword, day, impressions } of readRawFacts({ clientId: 501, now: Date.now() })) {
      if (day < addDays(yesterday, -6) || day > yesterday) continue;
      raw.set(String(keyword), (raw.get(String(keyword)) ?? 0) + impressions);
    }
    for (const [id = '', , impressions] of rows) expect(Number(impressions)).toBe(raw.get(id));
    const asked = (await system.search.requests()).slice(before);
    expect(asked.filter(({ operation }) => operation === keywords)).toHaveLength(1);
  });

  it('puts what a message does not hold into a CSV, a row for each day', async () => {
    const of = 'search.groups.list';
    await run(
      of,
      {
        'report.inside.search': '501',
        [`report.fields.${of}`]: ['group', 'impressions', 'pub_cost'],
        'report.period': 'last30',
        'report.by': 'day',
      },
      'Search groups',
    );
    const answer = await said(mara(), 'nordwind', /Search groups of[^]*all of it is in the CSV/);
    const csv = await fileWith(mara(), 'search-groups-of-nordwind-outdoor');
    expect(csv.startsWith('date,group,impressions,pub_cost\r\n')).toBe(true);
    const rows = recordsOf(csv);
    expect(textOf(answer)).toContain(`${rows.length.toLocaleString('en')} rows`);
    const days = new Set(rows.map(({ date }) => date));
    expect(days).toContain(yesterday);
    expect(days.size).toBe(30);
    let cost = 0;
    for (const fact of readRawFacts({ clientId: 501, now: Date.now() })) {
      if (fact.day >= addDays(yesterday, -29) && fact.day <= yesterday) cost += fact.cost;
    }
    const told = rows.reduce((sum, row) => sum + Number(row['pub_cost']), 0);
    expect(told).toBeCloseTo(cost / 100, 1);
  });

  it('reports the social service, a row for each campaign and month', async () => {
    const of = 'social.campaign';
    const first = `${yesterday.slice(0, 8)}01`;
    await run(
      of,
      {
        [`report.inside.${of}`]: 'advertiser 11',
        'report.filters': 'name=isblank:false',
        [`report.sort.${of}`]: '-spend',
        'report.by': 'month',
        'report.period': 'monthToDate',
      },
      'Social campaigns',
    );
    const answer = await said(mara(), 'nordwind', /Social campaigns of[^]*as of/);
    const [header = [], ...rows] = tableOf(answer);
    expect(header.slice(0, 3)).toEqual(['month', 'id', 'name']);
    expect(new Set(rows.map(([month]) => month))).toEqual(new Set([first.slice(0, 7)]));
    const told = rows.map((row) => row[header.indexOf('spend')] ?? '');
    const spend = told.filter((words) => words !== '–').map(Number);
    expect(spend.length).toBeGreaterThan(1);
    expect(spend).toEqual(spend.toSorted((one, other) => other - one));
    const start = Date.parse(`${first}T00:00:00+01:00`) / 1000;
    const end = Date.parse(`${yesterday}T23:59:59+01:00`) / 1000;
    const [, id = ''] = rows[0] ?? [];
    const listed = await system.service.calls.campaigns.listAll({ limit: 300 });
    const { client_id: m } = listed.data.find((campaign) => campaign.id === id) ?? {};
    const { data } = await system.service.calls.statistics.campaign({
      m: m ?? '',
      c: id,
      start_date: start,
      end_date: end,
    });
    expect(spend[0]).toBeCloseTo(data[0]?.spent ?? 0, 1);
  });

  it('is posted in the channel where that is wanted, its file in the thread', async () => {
    const of = 'search.campaigns.list';
    await run(
      of,
      {
        'report.inside.search': '501',
        'report.by': 'day',
        'report.period': 'last30',
        'report.then': 'channel',
      },
      'Search campaigns',
    );
    const posted = await said(as('tom'), 'nordwind', /Search campaigns of[^]*CSV in the thread/);
    expect(posted.ephemeral).toBe(false);
    expect(textOf(posted)).toContain('Asked for by');
    const csv = await fileWith(as('tom'), 'search-campaigns-of', 'nordwind');
    expect(recordsOf(csv).length).toBeGreaterThan(99);
  });

  it('is not run where its cost is not agreed to', async () => {
    expect(
      await fill('search.products.list', { 'report.inside.search': '501' }, 'adops'),
    ).not.toHaveProperty('errors');
    const cost = await said(mara(), 'adops', /Search products of[^]*It takes/);
    await mara().press(cost, 'Cancel');
    await said(mara(), 'adops', 'was not run.');
    const asked = await system.search.requests();
    expect(asked.some(({ operation }) => operation === 'search.products.list')).toBe(false);
  });
});

describe('saved reports', () => {
  const of = 'search.campaigns.list';
  const values = { 'report.inside.search': '501', 'report.name': 'Weekly spend' };

  it('run by their name for anybody, whatever the case of its letters', async () => {
    await run(of, values, 'Search campaigns', 'adops');
    await said(mara(), 'adops', /Weekly spend[^]*as of/);
    await as('tom').command('adops', '/adops report weekly SPEND');
    const answer = await said(as('tom'), 'adops', /Weekly spend[^]*as of/);
    expect(tableOf(answer)[0]).toContain('campaign_name');
  });

  it('are listed, edited, posted and scheduled by their buttons', async () => {
    await mara().command('adops', '/adops report list');
    const list = await said(mara(), 'adops', 'Saved reports');
    await mara().press(list, 'Edit');
    const { view } = await mara().view();
    expect(JSON.stringify(view['blocks'])).toContain('"Weekly spend"');
    await mara().close();
    await mara().press(list, 'Schedule');
    const digest = await mara().view(({ view: form }) => form['callback_id'] === 'digest.form');
    expect(JSON.stringify(digest.view)).toContain('Weekly spend');
    await mara().close();
  });

  it('keep their name for who saved them', async () => {
    await as('tom').command('adops', '/adops report');
    await as('tom').view();
    const answer = await as('tom').submit(values);
    expect(answer).toMatchObject({
      errors: { 'report.name': expect.stringContaining('Somebody else has saved another report') },
    });
    await as('tom').close();
  });

  it('are scheduled from the form, which opens that of a digest, and are posted by it', async () => {
    await mara().command('adops', '/adops report');
    await mara().view();
    await mara().submit({ ...values, 'report.name': 'Daily spend', 'report.then': 'digest' });
    const digest = await mara().view(({ view: form }) => form['callback_id'] === 'digest.form');
    expect(JSON.stringify(digest.view)).toContain('Daily spend');
    expect(await mara().submit({ 'timing.time': '08:30' })).toEqual({ ok: true });
    const added = await said(mara(), 'adops', '«Daily spend» is added.');
    const [id = ''] = /\b[0-9a-f]{8}\b/u.exec(textOf(added)) ?? [];
    const schedule = await system.temporal.schedule.getHandle(`digest:${id}`).describe();
    expect(JSON.stringify(schedule.action)).toContain('search.campaigns.list');
    await mara().command('adops', '/adops digest run Daily spend');
    const posted = await mara().waitFor(
      'adops',
      (message) => !message.ephemeral && textOf(message).includes('Daily spend'),
    );
    expect(tableOf(posted)[0]).toContain('campaign_name');
  });

  it('are removed, and then not found, with the nearest name', async () => {
    await mara().command('adops', '/adops report remove Daily spend');
    await said(mara(), 'adops', 'The report «Daily spend» was removed.');
    await mara().command('adops', '/adops report Weekly spent');
    await said(mara(), 'adops', 'Did you mean /adops report Weekly spend?');
  });
});

/** What the form says at its fields. */
async function errorsOf(of: string, values: Values): Promise<Record<string, string>> {
  const answer = await fill(of, values, 'random');
  await mara().close();
  return 'errors' in answer && answer.errors !== undefined ? answer.errors : {};
}

describe('what cannot be reported', () => {
  it('is said at each field of the form', async () => {
    const errors = await errorsOf(keywords, {
      'report.inside.search': '501',
      'report.filters': 'impresions>=100\nctr>lots',
      'report.period': 'days',
      'report.from': '2026-11-10',
      'report.name': 'list',
    });
    expect(errors['report.filters']).toContain('write impressions');
    expect(errors['report.filters']).toContain('lots does not fit: give a number');
    expect(errors['report.to']).toBe('Choose the last day; it is included.');
    expect(errors['report.name']).toContain('means something else');
  });

  it.each([
    [{ 'report.from': '2026-11-10', 'report.to': '2026-11-01' }, 'This is before the first day.'],
  ])('a period that ends before it begins', async (days, message) => {
    const base = { 'report.inside.search': '501', 'report.period': 'days' };
    expect((await errorsOf(keywords, { ...base, ...days }))['report.to']).toBe(message);
  });

  it('a period in the future, by the calendar of the client', async () => {
    const base = { 'report.inside.search': '501', 'report.period': 'days' };
    await fill(
      keywords,
      { ...base, 'report.from': '2099-01-01', 'report.to': '2099-01-31' },
      'adops',
    );
    await said(mara(), 'adops', 'begins on 2099-01-01: no figures of it can be there yet');
  });

  it('a client that is not there', async () => {
    await fill(keywords, { 'report.inside.search': '999' }, 'adops');
    await said(mara(), 'adops', 'The search service has no client 999.');
  });

  it('nothing that fits: said so, with the header alone', async () => {
    const values = { 'report.inside.search': '501', 'report.filters': 'impressions>=999999999' };
    await run(keywords, values, 'Search keywords', 'adops');
    const answer: MessageView = await said(mara(), 'adops', 'No row fits.');
    expect(textOf(answer)).toContain('0 rows');
  });

  it('a service that is away says so', async () => {
    await system.search.fault([
      { operation: 'search.sitelinks.list', times: 20, fault: { kind: 'status', status: 503 } },
    ]);
    await run(
      'search.sitelinks.list',
      { 'report.inside.search': '501' },
      'Search sitelinks',
      'adops',
    );
    expect(textOf(await said(mara(), 'adops', 'The report could not be made.'))).toContain('503');
  });

  it('an hour that is used up, until when', async () => {
    await system.search.useUpHour();
    await run(
      'search.creatives.list',
      { 'report.inside.search': '501' },
      'Search creatives',
      'adops',
    );
    await said(mara(), 'adops', /The report could not be made\.[^]*free again at \d\d:\d\d UTC/);
  });
});
