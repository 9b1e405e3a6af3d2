import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';

/** The text of the newest file somebody got in their direct messages whose name has these words. */
export async function fileWith(
  person: SlackPerson,
  words: string,
  channel = 'Adjutant',
): Promise<string> {
  const { files } = await person.waitFor(
    channel,
    (one) => one.files.some(({ name }) => name.includes(words)),
    { timeoutMs: 60_000 },
  );
  const file = files.find(({ name }) => name.includes(words));
  return new TextDecoder().decode(await person.download(file?.id ?? ''));
}

/** The lines of a CSV without quotes, a record each by the names of its columns. */
export function recordsOf(csv: string): Record<string, string>[] {
  const [header = '', ...lines] = csv.trimEnd().split('\r\n');
  const columns = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])),
  );
}

/** The rows of the message's table as texts, its header first. */
export function tableOf({ blocks = [] }: MessageView): string[][] {
  const table = blocks.find(({ type }) => type === 'table');
  const rows: { text: string }[][] = JSON.parse(JSON.stringify(table?.['rows'] ?? []));
  return rows.map((row) => row.map(({ text }) => text));
}
