import type { Variables } from './variables.ts';

/** What the environment says to a process, and what is wrong with it. */
export interface Reading<Config> {
  /** Absent when there are problems. */
  config?: Config;
  /** Each variable that is as it should be. */
  known: Partial<Variables>;
  /** A line for each variable that is missing or malformed, by name, without values. */
  problems: string[];
}
