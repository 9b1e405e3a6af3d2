import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchedules } from '../../src/activities/digest-subscriptions/schedules.ts';
import type { DigestSettings } from '../../src/shared/digest.ts';
import { addDays, dayAt } from '../../src/shared/local-time.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import {
  digestOf,
  isOf,
  keyOf,
  messagesOf,
  only,
  startPost,
  startRun,
} from '../support/digest-post.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const content = { scope: only({ mediaPlans: ['9999'] }) };

/** The newest of every day at 00:00 UTC. */
const midnight = { time: '00:00', weekdays: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC' };
const today = dayAt(Date.now() / 1000, 'UTC');

describe('a run of a subscription', () => {
  it('begins the newest message that is due, once, however often it is run side by side', async () => {
    const settings = digestOf({ timing: midnight, content });
    const runs = await Promise.all(
      Array.from({ length: 12 }, () => startRun(system, { settings })),
    );
    await Promise.all(runs.map((run) => run.result()));
    await posted(settings, today);
    const mara = system.slack.as('mara');
    const all = await messagesOf(mara, 'nordwind', settings);
    expect(all.map(keyOf)).toEqual([`digest:${settings.id}:${today}`]);
  });

  it('is one also where the subscription was edited meanwhile', async () => {
    const settings = digestOf({ timing: midnight, content });
    const edited: DigestSettings = {
      ...settings,
      name: `Renamed ${settings.id}`,
      timing: { ...midnight, time: '00:01' },
    };
    await Promise.all(
      [settings, edited].map(async (each) => (await startRun(system, { settings: each })).result()),
    );
    await posted(settings, today);
    const mara = system.slack.as('mara');
    const all = (await mara.messages('nordwind')).filter((message) =>
      keyOf(message).startsWith(`digest:${settings.id}:`),
    );
    expect(all).toHaveLength(1);
  });

  it('made up for by the schedule after an outage is for the newest time alone, marked late', async () => {
    const settings = digestOf({ timing: midnight, content });
    const schedules = createSchedules<DigestSettings>('digest', () => system.temporal);
    await schedules.create(settings, 'made by a test');
    // What the server does when it is back: it runs the times it missed, the oldest first.
    const handle = system.temporal.schedule.getHandle(`digest:${settings.id}`);
    await handle.backfill({
      start: new Date(`${addDays(today, -4)}T23:59:59Z`),
      end: new Date(`${today}T00:00:00Z`),
      overlap: 'ALLOW_ALL',
    });
    await posted(settings, today);
    const runs = async () => (await handle.describe()).info.numActionsTaken;
    await expect.poll(runs, { timeout: 20_000 }).toBe(4);
    await expect.poll(() => openRuns(settings), { timeout: 20_000 }).toBe(0);
    const mara = system.slack.as('mara');
    const all = await messagesOf(mara, 'nordwind', settings);
    expect(all.map(keyOf)).toEqual([`digest:${settings.id}:${today}`]);
    expect(textOf(all[0] ?? { text: '' })).toMatch(/late/iu);
  });

  it('posts no old day once a newer one is due', async () => {
    const settings = digestOf({ timing: midnight, content });
    const day = addDays(today, -2);
    const post = { settings, dueAt: `${day}T00:00:00.000Z`, periodKey: day };
    const run = await startPost(system, post);
    await expect(run.result()).rejects.toMatchObject({ cause: { type: 'overtaken' } });
    const mara = system.slack.as('mara');
    expect(await messagesOf(mara, 'nordwind', settings)).toEqual([]);
    // Unless somebody asks for that day.
    await (await startPost(system, { ...post, asked: true })).result();
    expect((await messagesOf(mara, 'nordwind', settings)).map(keyOf)).toEqual([
      `digest:${settings.id}:${day}`,
    ]);
  });
});

async function posted(settings: DigestSettings, periodKey: string): Promise<void> {
  const post = { settings, periodKey, dueAt: '' };
  await system.slack.as('mara').waitFor('nordwind', isOf(post), { timeoutMs: 30_000 });
}

async function openRuns({ id }: DigestSettings): Promise<number> {
  const query = `AdjutantTarget = '${id}' AND ExecutionStatus = 'Running'`;
  return (await system.temporal.workflow.count(query)).count;
}
