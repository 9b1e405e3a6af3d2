import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, clockAt, dayAt } from '../../src/shared/local-time.ts';
import type { Proposal } from '../../src/shared/proposal.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { readProposal } from '../../src/workflows/index.ts';
import { said } from '../support/launch.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { startSystem, type System } from '../support/system.ts';

/* One test a trap that rival tools fall into: time. The others are named in traps-proposal.test.ts. */

let policy: TestPolicy;
let system: System;
let removeWorkflows: () => Promise<void>;
beforeAll(async () => {
  // Five minutes of a deadline that the policy gives are a second.
  const given = 'if (end > Date.parse(approvals.deadlineAt)) return ';
  const workflows = await shortWorkflows([
    `${given}approvals;`,
    `${given}{ ...approvals, ...timesUntil(now + (Date.parse(approvals.deadlineAt) - now) / 300, now) };`,
  ]);
  removeWorkflows = workflows.remove;
  policy = await testPolicy();
  system = await startSystem({ policyFile: policy.file, workflowBundlePath: workflows.path });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([policy.remove(), removeWorkflows()]);
});
afterEach(() => policy.write());

const mara = () => system.slack.as('mara');
const bidOf = async (ad_id: string) =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a: '3001', ad_id })).bid;

describe('trap: a deadline that is configured and does nothing', () => {
  it('a TTL is configured but inert', async () => {
    // Somebody is on duty at any hour, so that the hours of the policy are hours.
    await policy.write([/deadline_hours: 8/u, 'deadline_hours: 0.25']);
    const soon = await propose(system, 'mara', 'bid', { '4001': '0.75' });
    await standsAt(soon, ['waiting', 'expired']);
    await policy.write([/deadline_hours: 8/u, 'deadline_hours: 240']);
    const late = await propose(system, 'mara', 'bid', { '4002': '0.75' });
    await standsAt(late, 'waiting');

    const { endedBy, endedAt = '', approvals } = await standsAt(soon, 'expired');
    expect(endedBy).toBeUndefined();
    expect(Date.parse(endedAt)).toBeGreaterThanOrEqual(Date.parse(approvals?.deadlineAt ?? ''));
    expect(await decide(soon, 'jonas', 'approve')).toMatchObject({ accepted: false });
    expect(await soon.result()).toEqual({ ended: 'expired' });
    expect(await bidOf('4001')).toBe(0.45);
    // The other one has a longer one, and can still be decided.
    expect(await decide(late, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(late, 'applied');
  });
});

/** The last Sunday of a month at half past two, when the clocks change there, in the next year. */
function changeOfClocks(month: '03' | '10'): string {
  const year = Number(dayAt(Date.now() / 1000, 'Europe/Berlin').slice(0, 4)) + 1;
  let day = `${year}-${month}-31`;
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) day = addDays(day, -1);
  return day;
}

/** What mara proposes with these words; her clock is Berlin's. */
async function proposed(ad: string, words: string): Promise<Proposal> {
  await mara().command('nordwind', `/adops bid 2001/${ad} 0.50 ${words}`);
  await said(mara(), 'nordwind', 'then the old value comes back');
  const query = "AdjutantKind = 'proposal'";
  let newest: Proposal | undefined;
  await expect
    .poll(
      async () => {
        for await (const { workflowId } of system.temporal.workflow.list({ query })) {
          newest = await system.temporal.workflow.getHandle(workflowId).query(readProposal);
          break;
        }
        return newest?.changes[0]?.target.id;
      },
      { timeout: 20_000 },
    )
    .toBe(ad);
  if (newest === undefined) throw new Error('There is no proposal.');
  return newest;
}

const berlin = (instant = '') => clockAt(Date.parse(instant) / 1000, 'Europe/Berlin');

describe('trap: the end of a temporary change', () => {
  it('is in an hour that the clocks skip (DST gap)', async () => {
    const day = changeOfClocks('03');
    const { request } = await proposed('4003', `until ${day} 2:30 sale`);
    // At two it is three: half past two of the old clock is half past three.
    expect(request).toMatchObject({ until: `${day}T01:30:00.000Z`, reason: 'sale' });
    expect(berlin(request.until)).toBe(`${day} 03:30`);
  });

  it('is in an hour that the clocks have twice (DST overlap)', async () => {
    const day = changeOfClocks('10');
    if (Date.parse(day) - Date.now() > 390 * 86_400_000) return;
    const { request } = await proposed('4004', `until ${day} 2:30 sale`);
    // It is over the second time.
    expect(request.until).toBe(`${day}T01:30:00.000Z`);
    expect(berlin(request.until)).toBe(`${day} 02:30`);
  });

  it('is the last day of a month, and one that the month does not have', async () => {
    const { request } = await proposed('4005', 'until 31 January sale');
    // Until the end of that day, which is the beginning of the next month there.
    expect(berlin(request.until)).toMatch(/^\d{4}-02-01 00:00$/u);

    await mara().command('nordwind', '/adops bid 2001/4006 0.50 until 31 April sale');
    const told = textOf(await said(mara(), 'nordwind', 'I do not understand «until 31 April'));
    expect(told).toContain('Write it as Sunday 23:00');
    expect(told).toContain('Nothing was proposed.');
    expect(await writesTo('4006')).toEqual([]);
  });
});

const writesTo = async (ad: string) =>
  (await system.social.requests()).filter(
    ({ method, path }) => method !== 'GET' && path.includes(`/ads/${ad}`),
  );

describe('trap: the days of the evidence', () => {
  it('«yesterday» is that of the account, not of the server or of the reader', async () => {
    const { calls } = system.service;
    const name = 'Okonomiyaki';
    const plan = { source: 'fb', name, advertiser_id: '14', account_id: '106' } as const;
    const { id: m } = await calls.mediaPlans.create(plan);
    const { id: c } = await calls.campaigns.createFb({
      m,
      name,
      status: 'pause',
      objective: 'reach',
      budget_type: 'daily',
      daily_budget: 10_000,
      start_date: 1_930_000_000,
      useReachAndFrequency: false,
    });
    const run = await propose(system, 'mara', 'budget', { [`${m}/${c}`]: '+50%' });
    await expect
      .poll(async () => (await standsAt(run, 'waiting')).evidence, { timeout: 20_000 })
      .toHaveProperty('figures');
    const { evidence } = await standsAt(run, 'waiting');
    if (!('figures' in evidence)) throw new Error(evidence.missing);
    const [last, before] = evidence.figures;
    expect(last?.zone).toBe('Asia/Tokyo');
    expect(last?.to).toBe(addDays(dayAt(Date.now() / 1000, 'Asia/Tokyo'), -1));
    expect(before?.to).toBe(addDays(last?.from ?? '', -1));
    await said(mara(), 'nordwind', 'days in Asia/Tokyo');
    await decide(run, 'mara', 'withdraw');
  });
});
