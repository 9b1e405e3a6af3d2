import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sameWeekdaysBefore } from '../../src/reporting/periods-of.ts';
import { formatFigure } from '../../src/shared/figure-words.ts';
import { addDays, dayAt } from '../../src/shared/local-time.ts';
import { moneyOf } from '../../src/shared/money.ts';
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

const mara = () => system.slack.as('mara');

async function ask(words: string, answer: string | RegExp, channel = 'nordwind') {
  await mara().command(channel, `/adops stats ${words}`);
  return said(mara(), channel, answer);
}

const yesterday = (zone: string) => addDays(dayAt(Date.now() / 1000, zone), -1);

/** Cents a search client spent over some days, added up from the rows the stand-in makes its reports of. */
function spendOf(clientId: number, days: { from: string; to: string }): number {
  let spent = 0;
  for (const fact of readRawFacts({ clientId, now: Date.now() })) {
    if (fact.day >= days.from && fact.day <= days.to) spent += fact.cost;
  }
  return spent;
}

describe('/adops stats of the social service', () => {
  it('tells what a media plan brought, against the same weekdays before, with its campaigns', async () => {
    const answer = await ask('1001', 'media plan 1001');
    expect(answer.ephemeral).toBe(true);
    const told = textOf(answer);
    expect(told).toMatch(/Last 7 days \(.+, Europe\/Berlin\): €[\d,.]+ spent, [+−]\d/);
    expect(told).toContain('Compared with the 7 days before.');
    const [header = [], ...rows] = tableOf(answer);
    expect(header[0]).toBe('By spend: campaign');
    expect(header).toContain('CPA');
    expect(rows.length).toBeGreaterThan(1);
  });

  it('gives every day as a CSV that adds up to what it said', async () => {
    const answer = await ask('2001', 'campaign 2001');
    await mara().press(answer, 'Every day as a CSV');
    const csv = await fileWith(mara(), 'figures-campaign-2001');
    const rows = recordsOf(csv).filter(({ id }) => id === '2001');
    expect(rows).toHaveLength(14);
    const to = yesterday('Europe/Berlin');
    const week = rows.filter(({ day = '' }) => day > addDays(to, -7) && day <= to);
    const spent = week.reduce((sum, row) => sum + moneyOf(Number(row['spend']), 'EUR').minor, 0);
    expect(textOf(answer)).toContain(`${formatFigure('spend', spent, 'EUR')} spent`);
  });

  it('says of an ad that the service tells it no days', async () => {
    const [ad] = (await system.service.calls.ads.listInCampaign({ m: '1001', c: '2001' })).data;
    const answer = await ask(`2001/${ad?.id}`, `ad ${ad?.id}`);
    expect(textOf(answer)).toContain('Since it began: ');
    expect(textOf(answer)).toContain('only what it brought since it began, not by day');
  });

  it('adds up the media plans of an advertiser', async () => {
    const answer = await ask('advertiser 11', 'advertiser 11');
    expect(tableOf(answer)[0]?.[0]).toBe('By spend: media plan');
  });

  it('lets choose where several fit, and keeps the period', async () => {
    const choices = await ask('nordwind yesterday', 'objects fit');
    await mara().press(choices, 'Show');
    await said(mara(), 'nordwind', /Yesterday \(/);
  });

  it('opens a report of what is in it', async () => {
    const answer = await ask('1001 this month', 'media plan 1001');
    await mara().press(answer, 'Report…');
    const { view } = await mara().view();
    expect(JSON.stringify(view['blocks'])).toContain('"media plan 1001"');
    await mara().close();
  });
});

describe('/adops stats of the search service', () => {
  it('tells what a client brought as its raw rows add up to', async () => {
    const answer = await ask('search 501', 'search client 501');
    const zone = / ([A-Z]\w+\/\w+)\)/.exec(textOf(answer))?.[1] ?? '';
    const to = yesterday(zone);
    const days = { from: addDays(to, -6), to };
    const now = Math.round(spendOf(501, days));
    const before = Math.round(spendOf(501, sameWeekdaysBefore(days)));
    expect(textOf(answer)).toContain(`${formatFigure('spend', now, 'EUR')} spent`);
    expect(textOf(answer)).toContain(`from ${formatFigure('spend', before, 'EUR')}`);
  });

  it('finds a campaign of a client, and asks the service one time for both', async () => {
    const first = await ask('search 501', 'search client 501');
    const id = /· (\d+)$/.exec(tableOf(first)[1]?.[0] ?? '')?.[1] ?? '';
    expect(textOf(await ask(`search 501/${id}`, `search campaign ${id}`))).toContain('spent');
  });

  it('says what to do where no client fits', async () => {
    await ask('search nobody at all', 'no client «nobody at all»');
  });
});

describe('what cannot be told', () => {
  const cases: [words: string, answer: string | RegExp][] = [
    ['2001 today', 'Today is not over yet in Europe/Berlin. Ask for yesterday, or a day before.'],
    ['2001 31 February', 'There is no 31 february in the calendar.'],
    ['2001 2026-02-31..2026-03-05', 'There is no 2026-02-31 in the calendar.'],
    ['2001 2099-01-01..2099-01-31', 'has not happened yet'],
    ['2001 2026-11-05..2026-11-01', 'Put the earlier day first.'],
    ['999999999', /No such object[^]*999999999/],
  ];
  it.each(cases)('«%s» is answered with a sentence', async (words, answer) => {
    await ask(words, answer, 'adops');
  });

  it('nothing typed is asked back', async () => {
    await ask('', 'Whose figures?', 'adops');
  });

  it('a service that is away says so', async () => {
    await system.social.fault([
      { operation: 'statistics.campaign', times: 20, fault: { kind: 'status', status: 503 } },
    ]);
    const answer: MessageView = await ask(
      '2002 2026-01-01..2026-01-03',
      'The figures could not be read.',
    );
    expect(textOf(answer)).toContain('503');
    await system.social.fault([]);
  });
});
