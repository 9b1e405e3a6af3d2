import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportId, taskQueues } from '../../src/shared/ids.ts';
import { addDays, dayAt } from '../../src/shared/local-time.ts';
import type { ReportRequest } from '../../src/shared/report.ts';
import type { ReportAsked } from '../../src/shared/report-run.ts';
import { readRawFacts } from '../../src/standins/search/read-raw-facts.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { runReport } from '../../src/workflows/index.ts';
import { said } from '../support/launch.ts';
import { fileWith } from '../support/report.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const yesterday = addDays(dayAt(Date.now() / 1000, 'Europe/Berlin'), -1);

const start = async (asked: Partial<ReportAsked> & { report: ReportRequest }) =>
  system.temporal.workflow.start(runReport, {
    workflowId: reportId(randomUUID()),
    taskQueue: taskQueues.adjutant,
    args: [
      {
        by: { user: mara().id, team: team.id },
        channel: 'C0NORDWIND',
        to: 'person',
        isAsked: false,
        ...asked,
      },
    ],
  });

/** A row for each keyword, device and day. */
const everything = (from: string): ReportRequest => ({
  of: 'search.keywords.list',
  inside: '501',
  fields: ['keyword', 'device', 'impressions', 'pub_cost'],
  filters: [],
  period: { kind: 'days', from, to: yesterday },
  by: 'day',
});

function rawRows(from: string): { count: number; impressions: number } {
  const sum = { count: 0, impressions: 0 };
  for (const { day, impressions } of readRawFacts({ clientId: 501, now: Date.now() })) {
    if (day < from || day > yesterday) continue;
    sum.count += 1;
    sum.impressions += impressions;
  }
  return sum;
}

it('of twenty thousand rows holds each of them once, and takes no request more than it must', async () => {
  const from = addDays(yesterday, -64);
  const raw = rawRows(from);
  expect(raw.count).toBeGreaterThan(20_000);
  const run = await start({ report: everything(from) });
  expect(await run.result()).toEqual({ ended: 'answered' });
  const csv = await fileWith(mara(), 'search-keywords-of-nordwind-outdoor');
  const [header, ...lines] = csv.trimEnd().split('\r\n');
  expect(header).toBe('date,keyword,device,impressions,pub_cost');
  expect(lines).toHaveLength(raw.count);
  expect(new Set(lines).size).toBe(raw.count);
  const impressions = lines.reduce((sum, line) => sum + Number(line.split(',')[3]), 0);
  expect(impressions).toBe(raw.impressions);
  const requests = await system.search.requests();
  const pages = requests.filter(({ operation }) => operation === 'search.keywords.list');
  expect(pages).toHaveLength(Math.ceil(raw.count / 2_000));
  const { reserved } = await system.quota.state();
  expect(reserved).toBe(0);
});

it('that takes many requests says so once the first page told it, and runs only if that is agreed', async () => {
  const from = addDays(yesterday, -180);
  const before = (await system.search.requests()).length;
  const run = await start({ report: everything(from), channel: 'C0ADOPS' });
  const cost = await said(mara(), 'adops', 'It has ');
  const { count } = rawRows(from);
  expect(textOf(cost)).toContain(
    `It has ${count.toLocaleString('en')} rows, which take ${Math.ceil(count / 2_000)} requests`,
  );
  await mara().press(cost, 'Cancel');
  expect(await run.result()).toEqual({ ended: 'cancelled' });
  const asked = (await system.search.requests()).slice(before);
  expect(asked.map(({ operation }) => operation)).toEqual(['search.keywords.list']);
});

it('of a subscription is one message, however often it is run, and pings nobody', async () => {
  const report: ReportRequest = {
    of: 'search.campaigns.list',
    inside: '501',
    fields: ['campaign', 'impressions'],
    filters: [],
    period: { kind: 'relative', of: 'yesterday' },
    by: 'period',
  };
  const name = '<!channel> every morning';
  const digest = { name, key: 'digest:3f9c2a1b:2026-11-21', since: new Date().toISOString() };
  const asked = { report, digest, to: 'channel', channel: 'C0NORDWIND' } as const;
  const first = await (await start(asked)).result();
  const again = await (await start(asked)).result();
  expect(first.ended).toBe('posted');
  expect(again).toEqual(first);
  const posted = (await mara().messages('nordwind')).filter((message) =>
    textOf(message).includes(name),
  );
  expect(posted.map(({ ts }) => ts)).toEqual([first.message?.ts]);
  expect(posted[0]?.text).toContain('&lt;!channel&gt;');
});

it('of a subscription that cannot be had tells its owner why, and posts nothing', async () => {
  const report: ReportRequest = { ...everything(yesterday), inside: '999' };
  const digest = { name: 'Gone client', key: 'digest:gone', since: new Date().toISOString() };
  const run = await start({ report, digest, to: 'channel', channel: 'C0ADOPS' });
  expect(await run.result()).toEqual({ ended: 'refused' });
  const told = await said(mara(), 'adops', 'The report of «Gone client» was not posted.');
  expect(told.ephemeral).toBe(true);
  expect(textOf(told)).toContain('The search service has no client 999.');
});
