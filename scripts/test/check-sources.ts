import { runQuietly } from '../processes/run-quietly.ts';

const checks = [
  { name: 'format', args: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  { name: 'lint', args: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', args: ['typescript/bin/tsc', '--noEmit', '--project', '.'] },
];

/** Checks format, lint and types side by side, prints a line for each and what it found; answers how many failed. */
export async function checkSources(): Promise<number> {
  const results = await Promise.all(
    checks.map(async ({ name, args: [program = '', ...args] }) => {
      const run = await runQuietly([`node_modules/${program}`, ...args]);
      const mark = run.succeeded ? '✓' : '✗';
      process.stdout.write(`${mark} ${name} (${run.seconds.toFixed(1)} s)\n`);
      if (!run.succeeded) process.stdout.write(`${run.output.trimEnd()}\n\n`);
      return run.succeeded;
    }),
  );
  return results.filter((succeeded) => !succeeded).length;
}
