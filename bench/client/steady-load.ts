import { setTimeout as pause } from 'node:timers/promises';
import { createMixedCalls } from './mixed-calls.ts';

/*
 * `steady-load.ts URL`: begins mixed calls at a steady rate for ten seconds, whether the earlier ones are done or
 * not, and prints how many were answered a second, what they cost and how long all but the slowest hundredth took.
 */

/** A little more than the goal: the time the last answers take counts as well. */
const perSecond = 1_020;
const seconds = 10;
const warmUp = 2_000;

const [, , url = ''] = process.argv;
const call = createMixedCalls(url);
for (let index = 0; index < warmUp; index += 1) await call(index);

const times: number[] = [];
let lost = 0;
let sent = 0;
const underWay: Promise<void>[] = [];
const usedBefore = process.cpuUsage();
const startedAt = performance.now();
while (sent < perSecond * seconds) {
  const due = ((performance.now() - startedAt) * perSecond) / 1_000;
  for (; sent < Math.min(due, perSecond * seconds); sent += 1) underWay.push(timed(sent));
  await pause(1);
}
await Promise.all(underWay);
const elapsedMs = performance.now() - startedAt;
const { user, system } = process.cpuUsage(usedBefore);
const cpuMs = (user + system) / 1_000;
times.sort((one, other) => one - other);
const result = {
  perSecond: (times.length / elapsedMs) * 1_000,
  lost,
  cores: cpuMs / elapsedMs,
  slowestMs: times[Math.floor(times.length * 0.99)],
};
process.stdout.write(JSON.stringify(result));
process.exit(0);

async function timed(index: number): Promise<void> {
  const sentAt = performance.now();
  try {
    await call(index);
    times.push(performance.now() - sentAt);
  } catch {
    lost += 1;
  }
}
