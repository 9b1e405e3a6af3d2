import { JsonObject, objectsIn } from '../json-object.ts';
import { plainWords } from './plain-words.ts';
import { richTextLines } from './rich-text-lines.ts';

/**
 * What somebody reads in a message, form or Home tab, line by line in reading order; buttons and fields
 * are not part of it. Without blocks it is the message's text.
 */
export function textOf({ text = '', blocks }: { text?: string; blocks?: JsonObject[] }): string {
  if (blocks === undefined) return plainWords(text);
  return blocks.flatMap(linesOf).join('\n');
}

const readers: Record<string, (block: JsonObject) => string[]> = {
  header: ({ text }) => [words(text)],
  section: ({ text, fields }) => [words(text), ...objectsIn(fields).map(words)],
  context: ({ elements }) => [objectsIn(elements).map(words).filter(Boolean).join(' ')],
  rich_text: richTextLines,
  markdown: ({ text }) => [String(text)],
  alert: ({ text }) => [words(text)],
  image: ({ title, alt_text }) => [words(title), `[${String(alt_text)}]`],
  input: ({ label, hint }) => [words(label), words(hint)],
  table: ({ rows }) => tableLines(rows),
  data_table: ({ caption, rows }) => [String(caption), ...tableLines(rows)],
  data_visualization: ({ title }) => [String(title)],
  task_card: ({ title, status, details, output }) => [
    `${String(title)} (${String(status)})`,
    ...objectsIn([details, output]).flatMap(richTextLines),
  ],
  plan: ({ title, tasks }) => [String(title), ...objectsIn(tasks).flatMap(linesOf)],
  card: ({ title, subtitle, body }) => [words(title), words(subtitle), words(body)],
  carousel: ({ elements }) => objectsIn(elements).flatMap(linesOf),
  container: ({ title, rich_text_title, subtitle, child_blocks }) => [
    words(title),
    ...objectsIn([rich_text_title]).flatMap(richTextLines),
    words(subtitle),
    ...objectsIn(child_blocks).flatMap(linesOf),
  ],
};

function linesOf(block: JsonObject): string[] {
  const lines = readers[String(block['type'])]?.(block) ?? [];
  return lines.filter((line) => line !== '');
}

/** The words of a text object, or of the image that may stand in its place. */
function words(value: unknown): string {
  const { type, text, alt_text } = JsonObject.catch({}).parse(value);
  if (type === 'image') return `[${String(alt_text)}]`;
  if (typeof text !== 'string') return '';
  return type === 'mrkdwn' ? plainWords(text) : text;
}

function tableLines(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((cells) => objectsIn(cells).map(cellText).join(' | '));
}

function cellText(cell: JsonObject): string {
  return cell['type'] === 'rich_text' ? richTextLines(cell).join(' ') : String(cell['text']);
}
