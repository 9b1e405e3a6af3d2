import { existsSync } from 'node:fs';

/**
 * The environment of this process. Run by hand it takes in what a `.env` in the working folder adds; started
 * by another process it has been given all that it shall know. It holds secrets: Node leaves it out of its reports of crashes.
 */
export function environment(): NodeJS.ProcessEnv {
  process.report.excludeEnv = true;
  if (process.send === undefined && existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
