import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { standinPassword } from '../../src/standins/search/credentials.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { socialControl } from '../../src/standins/social/control.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { dueNow, digestOf, only, startPost } from '../support/digest-post.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import type { Collected } from './collector.ts';
import { selectedBy } from './promql.ts';
import { scrape, valueOf } from './scrape.ts';
import { payloadKey, startSeenStack, type SeenStack } from './seen-stack.ts';

let seen: SeenStack;
beforeAll(async () => {
  seen = await startSeenStack();
}, 120_000);
afterAll(() => seen.stop());

const mara = () => seen.slack.as('mara');

async function readyOf(which: 'bot' | 'worker') {
  const response = await fetch(`${seen.at[which]}/ready`);
  return { status: response.status, ...ReadyBody.parse(await response.json()) };
}

const ReadyBody = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.string()) });
const allWell = {
  bot: { status: 200, ready: true, checks: { temporal: 'ok', slack: 'ok' } },
  worker: { status: 200, ready: true, checks: { temporal: 'ok', database: 'ok', workers: 'ok' } },
};

const shown = { timeout: 30_000 };

describe('bot and worker', () => {
  it('say that they live and are ready, and nothing else', async () => {
    for (const which of ['bot', 'worker'] as const) {
      expect((await fetch(`${seen.at[which]}/live`)).status).toBe(200);
      expect(await readyOf(which)).toEqual(allWell[which]);
      expect((await fetch(`${seen.at[which]}/`)).status).toBe(404);
      expect((await fetch(`${seen.at[which]}/metrics`, { method: 'POST' })).status).toBe(404);
    }
  });
});

describe('one command', () => {
  let trace: Collected[];

  it('is counted once, with each request to the service and each call of Slack', async () => {
    const control = socialControl(seen.stack.socialUrl);
    const before = (await control.requests()).length;
    await mara().command('nordwind', '/adops show 1001');
    await said(mara(), 'nordwind', /1001/);
    const command = { kind: 'command', name: 'show', outcome: 'ok' };
    const ofBot = () => scrape(seen.at.bot);
    await expect
      .poll(async () => valueOf(await ofBot(), 'adjutant_deliveries_total', command), shown)
      .toBe(1);
    const told = { method: 'chat.postEphemeral', outcome: 'ok' };
    const calls = 'adjutant_slack_calls_total';
    await expect
      .poll(async () => valueOf(await scrape(seen.at.worker), calls, told), shown)
      .toBe(1);
    const acks = { kind: 'command' };
    expect(valueOf(await ofBot(), 'adjutant_ack_duration_seconds_count', acks)).toBe(1);

    const ofWorker = await scrape(seen.at.worker);
    const sent = (await control.requests()).slice(before);
    expect(sent.length).toBeGreaterThan(0);
    expect(valueOf(ofWorker, 'adjutant_requests_total')).toBe(sent.length);
    for (const { operation } of sent) {
      const same = sent.filter((each) => each.operation === operation).length;
      const labels = { service: 'social', operation, outcome: 'ok' };
      expect(valueOf(ofWorker, 'adjutant_requests_total', labels)).toBe(same);
    }
    const limit = { lane: 'batch' };
    expect(valueOf(ofWorker, 'adjutant_search_quota_limit', limit)).toBe(700);
    expect(valueOf(ofWorker, 'adjutant_queue_pollers', { queue: 'social' })).toBeGreaterThan(0);
  });

  it('is one trace, from Slack through Temporal to the service', async () => {
    const isWhole = () => seen.collector.spans().some(({ name }) => name.startsWith('workflow '));
    await expect.poll(isWhole, shown).toBe(true);
    await expect
      .poll(() => spanNamed('mediaPlans.get', seen.collector.spans()), shown)
      .toBeDefined();
    await expect
      .poll(() => spanNamed('slack command show', seen.collector.spans()), shown)
      .toBeDefined();
    const root = spanNamed('slack command show', seen.collector.spans());
    trace = seen.collector.spans().filter(({ traceId }) => traceId === root?.traceId);
    const request = spanNamed('mediaPlans.get', trace);
    expect(chainTo(request, trace).map(({ service, name }) => `${service}: ${name}`)).toEqual([
      'adjutant-bot: slack command show',
      'adjutant-bot: temporal start showMediaPlan',
      'adjutant-worker: workflow showMediaPlan',
      'adjutant-worker: activity findMediaPlan',
      'adjutant-worker: mediaPlans.get',
    ]);
  });

  it('is told of in the log by the same ids', async () => {
    const [request] = trace.filter(({ name }) => name === 'activity findMediaPlan');
    const { traceId } = request ?? {};
    const runId = request?.attributes['temporal.run_id'];
    const workflowId = request?.attributes['temporal.workflow_id'];
    const lines = () => seen.lines('worker').filter((line) => line['runId'] === runId);
    const last = expect.objectContaining({ msg: 'Workflow completed', traceId });
    await expect.poll(lines, shown).toContainEqual(last);
    expect(lines()).toContainEqual(
      expect.objectContaining({
        msg: 'request finished',
        operation: 'mediaPlans.get',
        activity: 'findMediaPlan',
        attempt: 1,
        ms: expect.any(Number),
        workflowId,
        traceId,
      }),
    );
    const completed = { activityType: 'findMediaPlan', durationMs: expect.any(Number) };
    expect(lines()).toContainEqual(
      expect.objectContaining({ msg: 'Activity completed', ...completed, workflowId, traceId }),
    );
  });

  it('that fails is found by the reference people are shown, and counted by its kind', async () => {
    const control = socialControl(seen.stack.socialUrl);
    await control.fault([
      { operation: 'accounts.list', times: 20, fault: { kind: 'status', status: 503 } },
    ]);
    await givePlan(mara(), 'adops', { text: smallPlan('Down', 'SEEN-0') });
    const told = textOf(await said(mara(), 'adops', 'unavailable (503)'));
    await control.fault([]);
    const [, reference] = /ref ([0-9A-F]{6})/.exec(told) ?? [];
    const [line] = seen.lines('worker').filter((each) => each['reference'] === reference);
    expect(line).toMatchObject({
      level: 40,
      msg: 'request failed',
      operation: 'accounts.list',
      kind: 'unavailable',
      workflowId: expect.stringMatching(/^launch:/),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const failed = { operation: 'accounts.list', outcome: 'unavailable' };
    const sent = await control.requests();
    const tries = sent.filter((each) => each.operation === 'accounts.list').length;
    const counted = valueOf(await scrape(seen.at.worker), 'adjutant_requests_total', failed);
    expect(counted).toBe(tries);
  });
});

describe('what dashboards and alerts look at', () => {
  it('is there after a launch, an approval and a digest', async () => {
    await givePlan(mara(), 'nordwind', { text: smallPlan('Seen', 'SEEN-1') });
    const preview = await previewOf(mara(), 'nordwind', 'SEEN-1');
    await mara().press(preview, 'Launch');
    await replyTo(mara(), 'nordwind', preview, 'Complete.');

    await mara().command('nordwind', '/adops bid 2001/4002 0.75');
    const card = await cardOf(mara(), 'nordwind', 'Women 25-44 Dry all day');
    await seen.slack.as('jonas').press(card, 'Approve');
    await shownOn(mara(), 'nordwind', card, 'Done');

    const content = { scope: only({ mediaPlans: ['9999'] }) };
    const digest = { ...dueNow(digestOf({ content })), asked: false };
    await (await startPost(seen, digest)).result();
    const posted = { outcome: 'posted' };
    const all = [...(await scrape(seen.at.worker)), ...(await scrape(seen.at.bot))];
    const approved = { outcome: 'approved' };
    expect(valueOf(all, 'adjutant_approval_age_seconds_count', approved)).toBe(1);
    expect(valueOf(all, 'adjutant_digests_total', posted)).toBe(1);
    const lateness = 'adjutant_digest_lateness_seconds';
    expect(valueOf(all, `${lateness}_count`, posted)).toBe(1);
    expect(valueOf(all, `${lateness}_sum`, posted)).toBeGreaterThanOrEqual(60);
    expect(valueOf(all, `${lateness}_bucket`, { ...posted, le: '30' })).toBe(0);
    const expressions = [...(await dashboardExpressions()), ...(await alerts()).map((a) => a.expr)];
    const selected = expressions.flatMap(selectedBy);
    expect(selected.length).toBeGreaterThan(40);
    const absent = selected.filter(({ metric, labels }) => {
      if (metric === 'up') return false;
      // Prometheus adds the job.
      const own = labels.filter((label) => label !== 'job');
      return !all.some((one) => one.name === metric && own.every((label) => label in one.labels));
    });
    expect(absent).toEqual([]);

    const guide = await readFile('docs/metrics.md', 'utf8');
    const described = [...guide.matchAll(/^\| `(adjutant_\w+)`/gm)].map(([, name]) => name);
    const told = all
      .map(({ name }) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter((name) => name.startsWith('adjutant_'));
    expect(new Set(described)).toEqual(new Set(told));
  });

  it('never is a secret, and never a name or an id', async () => {
    const pages = [seen.at.bot, seen.at.worker].flatMap((at) => [`${at}/metrics`, `${at}/ready`]);
    const texts = await Promise.all(pages.map(async (page) => (await fetch(page)).text()));
    const lines = JSON.stringify([seen.lines('bot'), seen.lines('worker')]);
    for (const text of [...texts, lines, seen.collector.text()]) {
      for (const secret of [
        standinKey,
        standinBotToken,
        standinAppToken,
        standinPassword,
        payloadKey,
      ]) {
        expect(text.includes(secret)).toBe(false);
      }
    }
    for (const name of ['U0MARA', 'C0NORDWIND', 'SEEN-1', '4002', 'Women']) {
      for (const metrics of texts) expect(metrics.includes(name)).toBe(false);
    }
  });

  it('leads, for each alert, to the part of the operations guide that says what to do', async () => {
    const guide = await readFile('docs/operations.md', 'utf8');
    const headings = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    );
    const named = (await alerts()).map(({ annotations }) => annotations.runbook);
    expect(named.length).toBeGreaterThan(10);
    for (const place of named) {
      const [, heading] = /^docs\/operations\.md#([\w-]+)$/.exec(place) ?? [];
      expect(headings).toContain(heading);
    }
  });
});

describe('/ready', () => {
  it('says that the database is away, and when it is back', async () => {
    await seen.closeDatabase();
    await expect
      .poll(() => readyOf('worker'), shown)
      .toEqual({
        status: 503,
        ready: false,
        checks: {
          ...allWell.worker.checks,
          database: 'the database of DATABASE_URL cannot be used',
        },
      });
    // The rest of it can still be looked at.
    expect(valueOf(await scrape(seen.at.worker), 'adjutant_build_info')).toBe(1);
    await seen.openDatabase();
    await expect.poll(() => readyOf('worker'), shown).toEqual(allWell.worker);
  });

  it('says that Temporal is away, and when it is back', async () => {
    await seen.stack.kill('temporal', 'SIGKILL');
    const trouble = `Temporal at ${seen.stack.temporalAddress} does not answer`;
    for (const which of ['bot', 'worker'] as const) {
      await expect
        .poll(() => readyOf(which), shown)
        .toMatchObject({
          status: 503,
          ready: false,
          checks: { temporal: trouble },
        });
      expect((await fetch(`${seen.at[which]}/live`)).status).toBe(200);
    }
    await seen.stack.restart('temporal');
    for (const which of ['bot', 'worker'] as const) {
      await expect.poll(() => readyOf(which), shown).toEqual(allWell[which]);
    }
  });

  it('says that Slack is away', async () => {
    await seen.stack.kill('stand-ins', 'SIGKILL');
    await expect
      .poll(() => readyOf('bot'), shown)
      .toMatchObject({ status: 503, checks: { slack: 'there is no connection to Slack' } });
  });
});

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

async function alerts() {
  const file = await readFile('deploy/prometheus/alerts.yaml', 'utf8');
  return Alerts.parse(parse(file)).groups.flatMap(({ rules }) => rules);
}

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

async function dashboardExpressions() {
  const file = await readFile('deploy/grafana/adjutant.json', 'utf8');
  const { panels } = Dashboard.parse(JSON.parse(file));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

const spanNamed = (name: string, spans: readonly Collected[]) =>
  spans.find((span) => span.name === name);

/** From the first span of a trace to this one. */
function chainTo(span: Collected | undefined, trace: readonly Collected[]): Collected[] {
  if (span === undefined) return [];
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return [...chainTo(parent, trace), span];
}
