import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { z } from 'zod';
import { startStack } from '../scripts/stack.ts';
import { row, type Row } from './report/row.ts';
import { look, type Heaps, type Look } from './soak/look.ts';
import { turn } from './soak/turn.ts';
import { makeAds } from './support/make-ads.ts';

/** Looks at what is in use; the first third of them is warming up. */
const looks = 12;
const side = 2;
const Heap = z.object({ heapMb: z.number() });

/**
 * Mixed work without a pause for so many minutes, far more than ten times what an agency asks for in that time: what bot
 * and worker hold in the last third of it beside the second third, and what a turn leaves behind.
 */
export async function benchSoak(
  report: (line: string) => void,
  { minutes }: { minutes: number },
): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  const heaps: Heaps = new Map();
  const sayHeap = new URL('soak/say-heap.ts', import.meta.url).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${sayHeap}`;
  const stack = await startStack({
    dataDir,
    onLine: (name, line) => {
      if (line.startsWith('{"heapMb"')) heaps.set(name, Heap.parse(JSON.parse(line)).heapMb);
    },
  });
  try {
    const connection = await Connection.connect({ address: stack.temporalAddress });
    const client = new Client({ connection });
    const ads = await makeAds(stack.socialUrl, 200);
    const found: Look[] = [];
    const startedAt = performance.now();
    let turns = 0;
    let since = new Date();
    while (found.length < looks) {
      const until = startedAt + ((found.length + 1) * minutes * 60_000) / looks;
      const lane = async () => {
        do await turn((turns += 1), { client, stack, ads });
        while (performance.now() < until);
      };
      await Promise.all(Array.from({ length: side }, lane));
      const seen = await look(turns, { since, stack, client, dataDir, heaps });
      since = new Date();
      found.push(seen);
      report(`look ${found.length} of ${looks}: ${JSON.stringify(seen, rounded)}`);
    }
    await connection.close();
    return rowsOf(found);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function rowsOf(found: readonly Look[]): Row[] {
  const third = looks / 3;
  const [second, last] = [found.slice(third, 2 * third), found.slice(2 * third)];
  const steady = (what: string, name: keyof Look) => {
    const before = mean(second.map((seen) => seen[name]));
    return row(what, '×', [mean(last.map((seen) => seen[name])) / before], 1.1);
  };
  const more = (name: keyof Look) =>
    mean(last.map((seen) => seen[name])) - mean(second.map((seen) => seen[name]));
  const perTurn = (what: string, name: keyof Look) =>
    row(
      what,
      '×',
      [growth(found.slice(2 * third - 1), name) / growth(found.slice(third - 1, 2 * third), name)],
      1.1,
    );
  const end = found.at(-1);
  return [
    row('turns of mixed work', '', [end?.turns ?? 0]),
    row('resident memory of the bot', 'MB', [end?.botResidentMb ?? Number.NaN]),
    row('resident memory of the worker', 'MB', [end?.workerResidentMb ?? Number.NaN]),
    steady('bot: resident memory, last third to second', 'botResidentMb'),
    steady('… heap without garbage', 'botHeapMb'),
    steady('… file handles', 'botHandles'),
    steady('worker: resident memory, last third to second', 'workerResidentMb'),
    steady('… heap without garbage', 'workerHeapMb'),
    steady('… file handles', 'workerHandles'),
    steady('events of a history, last third to second', 'historyEvents'),
    row('open workflows, more than in the second third', '', [more('openWorkflows')], 1),
    perTurn('growth of the store a turn', 'storeKb'),
  ];
}

/** A turn, from the first look to the last. */
function growth(found: readonly Look[], name: keyof Look): number {
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return Number.NaN;
  return (last[name] - first[name]) / (last.turns - first.turns);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;
