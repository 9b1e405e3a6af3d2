import { machine } from './machine.ts';
import type { Row } from './row.ts';

/** The same for programs: one JSON object on one line. */
export function benchJson(bench: string, rows: readonly Row[]): string {
  const figures = rows.map(({ name, value, unit, goal, holds }) => ({
    name,
    value,
    unit,
    goal,
    holds,
  }));
  return `${JSON.stringify({ bench, machine: machine(), rows: figures })}\n`;
}
