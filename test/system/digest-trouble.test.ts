import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchedules } from '../../src/activities/digest-subscriptions/schedules.ts';
import type { DigestSettings } from '../../src/shared/digest.ts';
import type { DigestPost } from '../../src/shared/digest-run.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { digestOf, dueNow, onFourDays, only, startPost } from '../support/digest-post.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const content = { scope: only({ mediaPlans: ['9999'] }) };

describe('a digest whose channel is closed', () => {
  it('tells who made it what to do, each day; and is paused after three, not before', async () => {
    const settings = digestOf({ channel: 'C0RANDOM', content });
    const schedules = await subscribed(settings);
    const days = onFourDays(atItsTime(settings)).slice(0, 3).toReversed();
    for (const [index, day] of days.entries()) {
      const run = await startPost(system, day);
      await expect(run.result()).rejects.toThrow('Workflow execution failed');
      expect((await schedules.one(settings.id))?.paused).toBe(index === 2);
    }
    const told = (await inDirect()).filter((text) => text.includes(settings.name));
    expect(told).toHaveLength(3);
    expect(told[0]).toContain('was not posted in');
    expect(told[0]).toContain('/invite @Adjutant');
    expect(told[0]).not.toContain('paused');
    expect(told[2]).toContain('3 times in a row, so I have paused it');
    expect((await schedules.one(settings.id))?.note).toContain('its channel was closed');
  });

  it('is posted by another run once the channel is open, as the day is not lost', async () => {
    const post = dueNow(digestOf({ channel: 'C0RANDOM', content }));
    await expect((await startPost(system, post)).result()).rejects.toThrow(
      'Workflow execution failed',
    );
    const now = { ...post, settings: { ...post.settings, channel: 'C0ADOPS' } };
    expect(await (await startPost(system, now)).result()).toMatchObject({ outcome: 'posted' });
    await expect(startPost(system, now)).rejects.toThrow('already');
  });

  it('says of an archived channel that it is one', async () => {
    const post = dueNow(digestOf({ channel: 'C0PITCH', content }));
    await expect((await startPost(system, post)).result()).rejects.toThrow(
      'Workflow execution failed',
    );
    const told = (await inDirect()).filter((text) => text.includes(post.settings.name));
    expect(told[0]).toContain('the channel is archived');
    expect(told[0]).toContain('digest edit');
  });
});

describe('a digest of somebody who left', () => {
  it('is paused, and its channel told once', async () => {
    const settings = digestOf({ by: { user: 'U0TOM', team: team.id }, content });
    const schedules = await subscribed(settings);
    await system.slack.standing('tom', { isDeactivated: true });
    await expect((await startPost(system, dueNow(settings))).result()).rejects.toThrow(
      'Workflow execution failed',
    );
    await system.slack.standing('tom', {});
    const mara = system.slack.as('mara');
    const told = (await mara.messages('nordwind')).filter((message) =>
      textOf(message).includes(settings.name),
    );
    expect(told).toHaveLength(1);
    expect(textOf(told[0] ?? { text: '' })).toContain('is paused');
    expect((await schedules.one(settings.id))?.paused).toBe(true);
  });
});

async function subscribed(settings: DigestSettings) {
  const schedules = createSchedules<DigestSettings>('digest', () => system.temporal);
  await schedules.create(settings, 'made by a test');
  return schedules;
}

/** The newest one, at the time of the clock at which it comes. */
function atItsTime(settings: DigestSettings): DigestPost {
  const dueAt = new Date(Date.now() - 86_400_000).toISOString().replace(/T.*/u, 'T07:30:00.000Z');
  return { settings, dueAt, periodKey: dueAt.slice(0, 10), asked: true };
}

async function inDirect(): Promise<string[]> {
  const mara = system.slack.as('mara');
  const { channels } = await mara.inbox();
  const direct = channels.find(({ isDirect }) => isDirect);
  return (await mara.messages(direct?.name ?? '')).map((message) => textOf(message));
}
