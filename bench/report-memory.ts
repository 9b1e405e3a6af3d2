import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runQuietly } from '../scripts/processes/run-quietly.ts';
import { startService } from '../scripts/processes/start-service.ts';
import { row, type Row } from './report/row.ts';

const Run = z.object({
  idleMb: z.number(),
  peakMb: z.number(),
  seconds: z.number(),
  total: z.literal(1_000_000),
  uploaded: z.number().min(50_000_000),
});

/** What a report of a million rows takes of memory over what the process has at rest; each run in a fresh process. */
export async function reportMemory(report: (line: string) => void, rounds = 1): Promise<Row[]> {
  const script = pathOf('canned-search');
  const service = await startService({ name: 'canned search', script, env: process.env });
  try {
    const { url } = z.object({ url: z.string() }).parse(service.readiness);
    const runs: z.output<typeof Run>[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { succeeded, output } = await runQuietly([pathOf('run-report'), url]);
      if (!succeeded) throw new Error(`run-report failed:\n${output}`);
      const run = Run.parse(JSON.parse(output));
      runs.push(run);
      report(`a million rows ${round} of ${rounds}: ${output}`);
    }
    const over = runs.map(({ idleMb, peakMb }) => peakMb - idleMb);
    return [
      row('memory of a report of 1,000,000 rows over idle', 'MB', over, 200),
      row(
        '… time',
        's',
        runs.map(({ seconds }) => seconds),
      ),
    ];
  } finally {
    await service.stop();
  }
}

const pathOf = (program: string): string =>
  fileURLToPath(new URL(`million-rows/${program}.ts`, import.meta.url));
