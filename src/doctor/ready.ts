import { ConfigError } from '../config-error.ts';
import type { Reading } from '../reading.ts';
import type { Variables } from '../variables.ts';
import type { Check } from './check.ts';
import { runChecks } from './run-checks.ts';

/** How long a start waits for what it needs. */
const deadlineMs = 10_000;
const signals = ['SIGTERM', 'SIGINT', 'disconnect'];
const end = (): never => process.exit(0);

export interface Ready<Config> {
  config: Config;
  /** What is odd, but no reason not to start. */
  warnings: string[];
}

/**
 * Looks at all that a process needs before any of it is started. Asked to end meanwhile, it just ends.
 *
 * @throws ConfigError with everything that is wrong with the environment or with what it leads to
 */
export async function ready<Config>(
  { config, known, problems }: Reading<Config>,
  checksFor: (known: Partial<Variables>) => Check[],
): Promise<Ready<Config>> {
  for (const signal of signals) process.once(signal, end);
  const findings = await runChecks(checksFor(known), known, deadlineMs);
  for (const signal of signals) process.off(signal, end);
  const lines = (level: string) =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ check, text }) => `${check}: ${text}`);
  const wrong = [...problems, ...lines('problem')];
  if (config !== undefined && wrong.length === 0) return { config, warnings: lines('warning') };
  const title = problems.length > 0 ? 'The environment is not complete' : 'Nothing was started';
  throw new ConfigError(
    `${title}:\n${wrong.map((line) => `  ${line}`).join('\n')}\n` +
      'See .env.example for what each variable is for, and npm run doctor for all that is checked; ' +
      '`npm start` needs none of them.',
  );
}
