import type { Inline } from './inline.ts';
import { readControl } from './mrkdwn-control.ts';
import { unescape } from './unescape.ts';

export type MrkdwnPart =
  | { kind: 'lines'; inlines: Inline[] }
  | { kind: 'quote'; inlines: Inline[] }
  | { kind: 'preformatted'; text: string };

/**
 * Reads Slack's mrkdwn as Slack does. Everything that is not markup in Slack stays literal, among it
 * Markdown's headings, lists, tables and `[text](url)`. `verbatim` text gets no links that nobody wrote.
 */
export function parseMrkdwn(text: string, { verbatim = false } = {}): MrkdwnPart[] {
  return text.split(/```\n?([\s\S]+?)\n?```\n?/).flatMap((piece, index): MrkdwnPart[] => {
    if (piece === '') return [];
    return index % 2 === 1
      ? [{ kind: 'preformatted', text: plainly(piece) }]
      : quotesAndLines(piece, verbatim);
  });
}

function quotesAndLines(text: string, verbatim: boolean): MrkdwnPart[] {
  const parts: { kind: 'lines' | 'quote'; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const quoted = /^(?:&gt;|>) ?(.*)$/.exec(line);
    const kind = quoted ? 'quote' : 'lines';
    const content = quoted?.[1] ?? line;
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(content);
    else parts.push({ kind, lines: [content] });
  }
  return parts.map(({ kind, lines }) => ({
    kind,
    inlines: inlinesOf(lines.join('\n'), verbatim),
  }));
}

const marks = { '*': 'bold', _: 'italic', '~': 'strike' } as const;

/** In order: code, control sequence, styled run, emoji, bare address. */
const token =
  /`([^`\n]+)`|<([^<>\n]+)>|(?<![\p{L}\p{N}_*~])([*_~])(?=\S)((?:(?!\3)[^\n])*[^\s])\3(?![\p{L}\p{N}])|:([a-z0-9_+'-]+):|(https?:\/\/[^\s<>|]*[^\s<>|.,;:!?)'"\]])/giu;

function inlinesOf(text: string, verbatim: boolean): Inline[] {
  const inlines: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(token)) {
    const [whole, code, control, mark, styled, emoji, address] = match;
    const read =
      address !== undefined && verbatim
        ? undefined
        : readToken({ code, control, mark, styled, emoji, address }, verbatim);
    if (read === undefined) continue;
    if (match.index > done) inlines.push(textOf(text.slice(done, match.index)));
    inlines.push(read);
    done = match.index + whole.length;
  }
  if (done < text.length) inlines.push(textOf(text.slice(done)));
  return inlines;
}

function readToken(
  found: Record<'code' | 'control' | 'mark' | 'styled' | 'emoji' | 'address', string | undefined>,
  verbatim: boolean,
): Inline | undefined {
  const { code, control, mark, styled, emoji, address } = found;
  if (code !== undefined) return { kind: 'code', text: plainly(code) };
  if (control !== undefined) return readControl(control);
  if (emoji !== undefined) return { kind: 'emoji', name: emoji };
  if (address !== undefined) return { kind: 'link', url: unescape(address) };
  if (mark !== '*' && mark !== '_' && mark !== '~') return undefined;
  return { kind: marks[mark], children: inlinesOf(styled ?? '', verbatim) };
}

const textOf = (text: string): Inline => ({ kind: 'text', text: unescape(text) });

/** Inside code an address is shown, not linked: `<https://x|y>` reads `y`. */
function plainly(text: string): string {
  return unescape(
    text.replace(/<(https?:[^|>\n]+)(?:\|([^>\n]+))?>/g, (_, url, label) => label ?? url),
  );
}
