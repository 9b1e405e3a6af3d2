import { randomUUID } from 'node:crypto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scheduleSpec } from '../../src/activities/digest-subscriptions/schedule-spec.ts';
import { dueTimes } from '../../src/reporting/due-times.ts';
import { openTemporal } from '../support/temporal.ts';

let temporal: TestWorkflowEnvironment;

beforeAll(async () => {
  temporal = await openTemporal();
});

afterAll(() => temporal.teardown());

it.each([
  ['02:30', 'Europe/Berlin', '2027-03-26T12:00:00.000Z'],
  ['02:30', 'Europe/Berlin', '2027-10-29T12:00:00.000Z'],
  ['01:30', 'America/New_York', '2027-11-05T12:00:00.000Z'],
  ['02:15', 'Australia/Lord_Howe', '2027-10-01T12:00:00.000Z'],
  ['01:45', 'Australia/Lord_Howe', '2027-04-02T12:00:00.000Z'],
  ['00:30', 'Africa/Cairo', '2027-04-28T12:00:00.000Z'],
  ['23:30', 'America/Nuuk', '2027-03-26T12:00:00.000Z'],
  ['08:30', 'Asia/Kathmandu', '2027-03-26T12:00:00.000Z'],
])('Temporal fires whenever a digest is due at %s in %s, after %s', async (time, zone, from) => {
  const timing = { time, zone, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const schedule = await temporal.client.schedule.create({
    scheduleId: `due-${randomUUID()}`,
    spec: { ...scheduleSpec(timing, from), startAt: new Date(from) },
    action: { type: 'startWorkflow', workflowType: 'never', taskQueue: 'nobody', args: [] },
    state: { paused: true },
  });
  const { info } = await schedule.describe();
  await schedule.delete();
  const fired = info.nextActionTimes.map((at) => at.toISOString());
  const to = fired.at(-1) ?? from;
  const due = dueTimes(timing, { from, to });
  expect(due.length).toBeGreaterThan(5);
  expect(due.filter((at) => !fired.includes(at))).toEqual([]);
});
