import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runHere } from './run-here.ts';

const Totals = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Runs vitest; what it cannot even load, or an error outside any test, counts as one failure. */
export async function runTests(
  filters: readonly string[],
): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-totals-'));
  const file = join(folder, 'totals.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters];
  try {
    const succeeded = await runHere(vitest);
    const totals = readTotals(file);
    const failed = succeeded ? 0 : Math.max(1, totals.numFailedTests);
    return { passed: totals.numPassedTests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readTotals(file: string): z.infer<typeof Totals> {
  try {
    return Totals.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
