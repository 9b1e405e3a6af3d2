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
  const each = (pick: (round: Memory) => number) => memory.map(pick);
  return [
    row('cold start to first answered command', 's', cold, 8),
    row('warm start to first answered command', 's', warm, 5),
    row(
      'bot at rest',
      'MB',
      each(({ bot }) => bot),
    ),
    row(
      'hello-world bot at rest',
      'MB',
      each(({ peerBot }) => peerBot),
    ),
    row(
      'bot to hello-world bot',
      '×',
      each(({ bot, peerBot }) => bot / peerBot),
      1.25,
    ),
    row(
      'worker at rest',
      'MB',
      each(({ worker }) => worker),
    ),
    row(
      'hello-world worker at rest',
      'MB',
      each(({ peerWorker }) => peerWorker),
    ),
    row(
      'worker to hello-world worker',
      '×',
      each((it) => it.worker / it.peerWorker),
      1.25,
    ),
  ];
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
