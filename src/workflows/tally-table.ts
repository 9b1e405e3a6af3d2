import type { Tallies } from '../shared/launch.ts';

/** Counts at every level as a Markdown table, for the Temporal UI. */
export function tallyTable({ campaigns, adSets, ads }: Tallies): string {
  const rows = Object.entries({ campaigns, 'ad sets': adSets, ads }).map(
    ([level, { planned, existed, made, failed }]) =>
      `| ${level} | ${planned} | ${existed} | ${made} | ${failed} |`,
  );
  const head = ['| | planned | existed | made | failed |', '|---|---|---|---|---|'];
  return [...head, ...rows].join('\n');
}
