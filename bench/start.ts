import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { row, type Row } from './report/row.ts';
import { measureMemory, type Memory } from './start/measure-memory.ts';
import { timeStart } from './start/time-start.ts';

const startRounds = 5;
const memoryRounds = 3;

/**
 * From `npm start` to the first answered command, with nothing kept (cold) and after an earlier run
 * (warm), by turns; and what bot and worker weigh at rest beside the least that does such work.
 */
export async function benchStart(report: (line: string) => void): Promise<Row[]> {
  const warmDir = newFolder();
  const cold: number[] = [];
  const warm: number[] = [];
  const memory: Memory[] = [];
  try {
    report('a first start, not counted');
    await timeStart(warmDir);
    for (let round = 1; round <= startRounds; round += 1) {
      const coldDir = newFolder();
      cold.push(await timeStart(coldDir));
      rmSync(coldDir, { recursive: true });
      warm.push(await timeStart(warmDir));
      report(`start ${round} of ${startRounds}: cold ${cold.at(-1)} s, warm ${warm.at(-1)} s`);
    }
    for (let round = 1; round <= memoryRounds; round += 1) {
      memory.push(await measureMemory(warmDir));
      report(`memory ${round} of ${memoryRounds}: ${JSON.stringify(memory.at(-1))} MB`);
    }
  } finally {
    rmSync(warmDir, { recursive: true });
  }
  const [bot, helloBot] = [pick(memory, 'bot'), pick(memory, 'peerBot')];
  const [worker, helloWorker] = [pick(memory, 'worker'), pick(memory, 'peerWorker')];
  return [
    row('cold start to first answered command', 's', cold, 8),
    row('warm start to first answered command', 's', warm, 5),
    row('bot at rest', 'MB', bot),
    row('hello-world bot at rest', 'MB', helloBot),
    row('bot to hello-world bot', '×', ratios(bot, helloBot), 1.3),
    row('worker at rest', 'MB', worker),
    row('hello-world worker at rest', 'MB', helloWorker),
    row('worker to hello-world worker', '×', ratios(worker, helloWorker), 1.3),
  ];
}

const pick = (rounds: readonly Memory[], name: keyof Memory): number[] =>
  rounds.map((round) => round[name]);

/** Within each round, so that what disturbs a round disturbs both. */
const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

const newFolder = () => mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
