import { z } from 'zod';

const Entry = z.looseObject({
  level: z.union([z.number(), z.string()]),
  msg: z.string(),
  time: z.unknown().optional(),
});

/** Names as Temporal writes them, numbers as pino does. */
const worrying = new Map<number | string, string>([
  [40, 'warn'],
  [50, 'error'],
  [60, 'fatal'],
  ['WARN', 'warn'],
  ['ERROR', 'error'],
]);

/** What a person at the terminal should see of a line of a process: warnings and worse, in short form. */
export function terminalLine(name: string, line: string): string | undefined {
  const { level, msg, time: _, ...fields } = parseEntry(line) ?? { level: 0, msg: '' };
  const word = worrying.get(level);
  if (word === undefined) return undefined;
  const details = Object.entries(fields).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  return `[${name}] ${word}: ${msg}${details.join('')}`;
}

function parseEntry(line: string): z.infer<typeof Entry> | undefined {
  try {
    return Entry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
