import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { z } from 'zod';
import { startService } from '../scripts/processes/start-service.ts';
import { startStack } from '../scripts/stack.ts';
import { digestDays } from '../src/reporting/days-needed.ts';
import type { DigestSettings } from '../src/shared/digest.ts';
import { digestPostId, taskQueues } from '../src/shared/ids.ts';
import { addDays, startOfDay } from '../src/shared/local-time.ts';
import type { PeriodName } from '../src/shared/period.ts';
import { team } from '../src/standins/slack/seed.ts';
import { postDigest } from '../src/workflows/index.ts';
import { clientIds, fewest, latencyMs, mediaPlans, searchClients, zone } from './digest/agency.ts';
import { bareDigest } from './peers/bare-digest.ts';
import { reportMemory } from './report-memory.ts';
import { row, type Row } from './report/row.ts';

const rounds = 5;
const Requests = z.object({ social: z.number(), search: z.number() });
const periods: PeriodName[] = ['yesterday', 'last7'];

/** Days of which no round before has read any. */
const dayOf = (round: number): string => addDays('2026-10-20', -40 * round);

/**
 * A digest of a whole agency, from the start of its run until its message is in Slack: the requests it made beside the
 * fewest that tell it everything, and its time beside the least code that sends the same ones, by turns. And what a
 * report of a million rows takes of memory.
 */
export async function benchDigest(report: (line: string) => void): Promise<Row[]> {
  return [...(await digestRows(report)), ...(await reportMemory(report))];
}

async function digestRows(report: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  const script = fileURLToPath(new URL('digest/canned-services.ts', import.meta.url));
  const service = await startService({ name: 'canned services', script, env: process.env });
  const { url } = z.object({ url: z.string() }).parse(service.readiness);
  const keys = { SOCIAL_KEY: 'canned', SEARCH_USERNAME: 'canned', SEARCH_PASSWORD: 'canned' };
  const env = { SOCIAL_BASE_URL: url, SEARCH_BASE_URL: url, ...keys };
  const stack = await startStack({ dataDir, env });
  try {
    const connection = await Connection.connect({ address: stack.temporalAddress });
    const client = new Client({ connection });
    report('a first digest, not counted');
    await runDigest(client, 0);
    const made = { social: [] as number[], search: [] as number[] };
    const [ours, bare, ratios]: number[][] = [[], [], []];
    for (let round = 1; round <= rounds; round += 1) {
      const before = await requestsOf(url);
      const wall = await runDigest(client, round);
      const after = await requestsOf(url);
      const least = await bareDigest(url, daysOf(round));
      made.social.push(after.social - before.social);
      made.search.push(after.search - before.search);
      ours?.push(wall);
      bare?.push(least);
      ratios?.push(wall / least);
      report(`digest ${round} of ${rounds}: ${Math.round(wall)} ms, bare ${Math.round(least)} ms`);
    }
    await connection.close();
    const what = `${mediaPlans} media plans and ${searchClients} search clients`;
    return [
      row(`requests of a digest of ${what}, social`, '', made.social, fewest.social),
      row('… search', '', made.search, fewest.search),
      row(`time until it is posted, services answering in ${latencyMs} ms`, 'ms', ours ?? []),
      row('… the same requests with plain undici', 'ms', bare ?? []),
      row('digest to plain undici', '×', ratios ?? [], 1.3),
    ];
  } finally {
    await stack.stop();
    await service.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** @returns the milliseconds from the start of the run until Slack has the message */
async function runDigest(client: Client, round: number): Promise<number> {
  const periodKey = dayOf(round);
  const settings = settingsOf(`bench${round}`);
  const begun = Date.now();
  const { outcome, ...posted } = await client.workflow.execute(postDigest, {
    workflowId: digestPostId(settings.id, periodKey),
    taskQueue: taskQueues.adjutant,
    args: [{ settings, dueAt: dueAtOf(round), periodKey, asked: true }],
  });
  if (!('message' in posted) || posted.missing > 0) throw new Error(`The digest is ${outcome}.`);
  return Number(posted.message.ts) * 1000 - begun;
}

const dueAtOf = (round: number): string =>
  new Date((startOfDay(dayOf(round), zone) + 8 * 3_600) * 1000).toISOString();

const daysOf = (round: number) => digestDays({ names: periods, now: dueAtOf(round), zone });

const settingsOf = (id: string): DigestSettings => ({
  id,
  name: 'Everything',
  channel: 'C0ADOPS',
  content: {
    kind: 'figures',
    scope: { mediaPlans: [], advertisers: ['11'], accounts: [], searchClients: clientIds },
    figures: ['spend', 'clicks', 'ctr', 'conversions'],
    periods,
    thresholds: { movePercent: 30, spendAbove: [] },
  },
  timing: { time: '08:00', weekdays: [0, 1, 2, 3, 4, 5, 6], zone },
  by: { user: 'U0MARA', team: team.id },
  createdAt: '2026-01-01T08:00:00Z',
});

const requestsOf = async (url: string) =>
  Requests.parse(await (await fetch(`${url}/_requests`)).json());
