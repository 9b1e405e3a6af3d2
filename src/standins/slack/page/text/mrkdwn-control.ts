import type { Inline } from './inline.ts';
import { unescape } from './unescape.ts';

/** Reads what stands between `<` and `>`; nothing if Slack would show it as it is. */
export function readControl(control: string): Inline | undefined {
  const [head, label] = splitOnce(control, '|');
  const name = label === undefined ? {} : { name: unescape(label).replace(/^[@#]/, '') };
  const mention = /^([@#]|!subteam\^)([A-Z0-9]+)$/.exec(head);
  const id = mention?.[2] ?? '';
  const kind = mentions[mention?.[1] ?? ''];
  if (kind !== undefined) return { kind, id, ...name };
  if (/^!(here|channel|everyone)$/.test(head)) return { kind: 'broadcast', range: head.slice(1) };
  if (head.startsWith('!date^')) return readDate(head, label);
  if (!/^[a-z][a-z0-9+.-]*:/i.test(head)) return undefined;
  return {
    kind: 'link',
    url: unescape(head),
    ...(label === undefined ? {} : { text: unescape(label) }),
  };
}

const mentions: Record<string, 'user' | 'channel' | 'group'> = {
  '@': 'user',
  '#': 'channel',
  '!subteam^': 'group',
};

function readDate(head: string, label: string | undefined): Inline | undefined {
  const [, seconds = '', format = '', url] = head.split('^');
  const fallback = unescape(label ?? '');
  if (!/^-?\d+$/.test(seconds)) return { kind: 'text', text: fallback };
  const date = { unixSeconds: Number(seconds), format: unescape(format), fallback };
  return { kind: 'date', ...date, ...(url === undefined ? {} : { url: unescape(url) }) };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
