import { setTimeout as pause } from 'node:timers/promises';
import { createMixedCalls } from './mixed-calls.ts';

/*
 * `many-calls.ts URL`, under `--expose-gc`: makes 100,000 mixed calls and prints what was in use before and after
 * them, when all garbage is collected. Before that as many as it takes until V8's reserves are as large as they get.
 */

const warmUp = 60_000;
const calls = 100_000;
const atOnce = 8;
/** The deadline of a call: it is remembered for so long, also when the answer came. */
const remembersMs = 10_000;

const [, , url = ''] = process.argv;
const { gc } = globalThis;
if (gc === undefined) throw new Error('Run this under --expose-gc.');
const collectGarbage = gc;
const call = createMixedCalls(url);
let made = 0;
await makeMany(warmUp);
const before = await look();
await makeMany(calls);
process.stdout.write(JSON.stringify({ before, after: await look() }));
process.exit(0);

async function makeMany(count: number): Promise<void> {
  const end = made + count;
  const goOn = async () => {
    while (made < end) {
      made += 1;
      await call(made);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}

async function look() {
  await pause(remembersMs + 500);
  // Each connection holds its last answer, which may be a full page.
  await Promise.all(Array.from({ length: 4 * atOnce }, () => call(0)));
  // What is empty goes back to the system, so that a busy machine's late collections do not count.
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed } = process.memoryUsage();
  return { residentMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 };
}
