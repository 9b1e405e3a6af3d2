import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runQuietly } from '../scripts/processes/run-quietly.ts';
import { startService } from '../scripts/processes/start-service.ts';
import { row, rowAtLeast, type Row } from './report/row.ts';

const loadRounds = 3;
const memoryRounds = 3;

const Cost = z.object({ cpuMs: z.number() });
const Load = z.object({
  perSecond: z.number(),
  lost: z.number(),
  cores: z.number(),
  slowestMs: z.number(),
});
const Look = z.object({ residentMb: z.number(), heapMb: z.number() });
const Memory = z.object({ before: Look, after: Look });

/**
 * What the client costs over loopback, the service in a process of its own: a page of 300 ads beside the least
 * code over undici and beside axios and got with zod, by turns; a steady load; memory over many calls.
 */
export async function benchClient(report: (line: string) => void): Promise<Row[]> {
  const script = pathOf('canned-service');
  const service = await startService({ name: 'canned service', script, env: process.env });
  try {
    const { url } = z.object({ url: z.string() }).parse(service.readiness);
    return [
      ...(await pageRows(url, report)),
      ...(await loadRows(url, report)),
      ...(await memoryRows(url, report)),
    ];
  } finally {
    await service.stop();
  }
}

async function pageRows(url: string, report: (line: string) => void): Promise<Row[]> {
  const bare = await readByTurns(['own', 'undici'], 13, { url, report });
  const peers = await readByTurns(['own', 'axios', 'got'], 5, { url, report });
  return [
    row('CPU a page of 300 ads, validated', 'ms', bare.own),
    row('… undici request + JSON.parse, not validated', 'ms', bare.undici),
    row('… axios + zod', 'ms', peers.axios),
    row('… got + zod', 'ms', peers.got),
    row('client to undici request + JSON.parse', '×', ratios(bare.own, bare.undici), 0.95),
    row('client to axios + zod', '×', ratios(peers.own, peers.axios), 0.7),
    row('client to got + zod', '×', ratios(peers.own, peers.got), 0.7),
  ];
}

/** Milliseconds of CPU a page, of each reader in each round; every other round begins at the other end. */
async function readByTurns(
  readers: readonly Reader[],
  rounds: number,
  { url, report }: { url: string; report: (line: string) => void },
): Promise<Record<Reader, number[]>> {
  const costs: Record<Reader, number[]> = { own: [], undici: [], axios: [], got: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const words: string[] = [];
    for (const reader of round % 2 === 0 ? readers.toReversed() : readers) {
      const { cpuMs } = await run(Cost, 'read-pages', [reader, url]);
      costs[reader].push(cpuMs);
      words.push(`${reader} ${cpuMs.toFixed(2)}`);
    }
    report(`pages ${round} of ${rounds}: ${words.join(', ')} ms of CPU each`);
  }
  return costs;
}

type Reader = 'own' | 'undici' | 'axios' | 'got';

async function loadRows(url: string, report: (line: string) => void): Promise<Row[]> {
  const loads: z.output<typeof Load>[] = [];
  for (let round = 1; round <= loadRounds; round += 1) {
    const load = await run(Load, 'steady-load', [url]);
    loads.push(load);
    report(`load ${round} of ${loadRounds}: ${load.lost} lost, ${load.cores.toFixed(2)} cores`);
  }
  const all = (name: keyof z.output<typeof Load>) => loads.map((load) => load[name]);
  return [
    rowAtLeast('mixed calls answered, of 1,020 a second', 'a second', all('perSecond'), 1_000),
    row('… lost', 'calls', all('lost'), 0),
    row('… CPU used', 'cores', all('cores'), 1),
    row('… time of all but the slowest hundredth', 'ms', all('slowestMs')),
  ];
}

async function memoryRows(url: string, report: (line: string) => void): Promise<Row[]> {
  const heap: number[] = [];
  const resident: number[] = [];
  for (let round = 1; round <= memoryRounds; round += 1) {
    const { before, after } = await run(Memory, 'many-calls', [url], ['--expose-gc']);
    heap.push(after.heapMb / before.heapMb);
    resident.push(after.residentMb / before.residentMb);
    report(`memory ${round} of ${memoryRounds}: ${JSON.stringify({ before, after })}`);
  }
  return [
    row('heap after 100,000 more calls', '×', heap, 1.05),
    row('resident memory after 100,000 more calls', '×', resident, 1.1),
  ];
}

/** What a program of this bench prints, in a fresh process. */
async function run<Schema extends z.ZodType>(
  schema: Schema,
  program: string,
  words: readonly string[],
  flags: readonly string[] = [],
): Promise<z.output<Schema>> {
  const { succeeded, output } = await runQuietly([...flags, pathOf(program), ...words]);
  if (!succeeded) throw new Error(`${program} failed:\n${output}`);
  return schema.parse(JSON.parse(output));
}

const pathOf = (program: string): string =>
  fileURLToPath(new URL(`client/${program}.ts`, import.meta.url));

/** Within each round, so that what disturbs a round disturbs both. */
const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
