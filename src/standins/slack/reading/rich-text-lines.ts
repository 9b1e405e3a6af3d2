import { JsonObject, objectsIn } from '../json-object.ts';
import { channelName, nameOf } from './plain-words.ts';

/** The lines of a rich text block, bullets and numbers included. */
export function richTextLines({ elements }: JsonObject): string[] {
  return objectsIn(elements).flatMap((element) => {
    const parts = objectsIn(element['elements']);
    if (element['type'] !== 'rich_text_list') return parts.map(wordOf).join('').split('\n');
    const indent = '  '.repeat(Number(element['indent'] ?? 0));
    const first = Number(element['offset'] ?? 0) + 1;
    return parts.map((item, at) => {
      const bullet = element['style'] === 'ordered' ? `${first + at}.` : '•';
      return `${indent}${bullet} ${objectsIn(item['elements']).map(wordOf).join('')}`;
    });
  });
}

const words: Record<string, (word: JsonObject) => string> = {
  text: ({ text }) => String(text),
  link: ({ text, url }) => String(text ?? url),
  user: ({ user_id }) => `@${nameOf(String(user_id))}`,
  usergroup: ({ usergroup_id }) => `@${String(usergroup_id)}`,
  channel: ({ channel_id }) => `#${channelName(String(channel_id))}`,
  broadcast: ({ range }) => `@${String(range)}`,
  emoji: ({ name }) => `:${String(name)}:`,
  date: ({ fallback, timestamp }) => String(fallback ?? timestamp),
  color: ({ value }) => String(value),
};

function wordOf(word: JsonObject): string {
  return words[String(word['type'])]?.(word) ?? '';
}
