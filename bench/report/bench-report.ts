import { machine } from './machine.ts';
import type { Row } from './row.ts';

/** The table for people, in Markdown. */
export function benchReport(name: string, rows: readonly Row[]): string {
  const head = ['', 'median', 'lowest–highest (runs)', 'goal', ''];
  const body = rows.map(({ name: what, value, unit, spread, goal, holds }) => [
    what,
    `${value} ${unit}`.trim(),
    spread,
    goal,
    goal && (holds ? 'holds' : '**missed**'),
  ]);
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return `Bench \`${name}\` on ${machine()}\n\n${[line(head), rule, ...body.map(line)].join('\n')}\n`;
}
