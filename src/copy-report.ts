import { ConfigError } from './config-error.ts';
import type { StoreCopy } from './store/back-up.ts';

/** The one file that a command is about. @throws ConfigError with how the command is written */
export function oneFile(args: readonly string[], usage: string): string {
  const [file, ...more] = args;
  if (file === undefined || file === '' || more.length > 0) throw new ConfigError(`Write ${usage}`);
  return file;
}

/** What was copied, for the terminal: a line of its own for each table. */
export function copyReport({ version, rows }: StoreCopy, what: string): string {
  const tables = Object.entries(rows).map(
    ([table, count]) => `  ${table}: ${count.toLocaleString('en')}`,
  );
  return [`${what} (version ${version}), rows:`, ...tables, ''].join('\n');
}
