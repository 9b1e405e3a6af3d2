import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../src/standins/slack/page/text/inline.ts';
import { parseMrkdwn, type MrkdwnPart } from '../../../src/standins/slack/page/text/mrkdwn.ts';

const line = (text: string): Inline[] | undefined => {
  const [part, ...others] = parseMrkdwn(text);
  return others.length === 0 && part?.kind === 'lines' ? part.inlines : undefined;
};

describe('mrkdwn', () => {
  it('knows bold, italic, struck and code', () => {
    expect(line('*b* _i_ ~s~ `c`')).toEqual([
      { kind: 'bold', children: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' ' },
      { kind: 'italic', children: [{ kind: 'text', text: 'i' }] },
      { kind: 'text', text: ' ' },
      { kind: 'strike', children: [{ kind: 'text', text: 's' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
    ]);
  });

  it('nests styles', () => {
    expect(line('*_x_*')).toEqual([
      { kind: 'bold', children: [{ kind: 'italic', children: [{ kind: 'text', text: 'x' }] }] },
    ]);
  });

  it.each([
    'snake_case_name',
    '3*4*5',
    '* a *',
    'a~b~',
    '# title',
    '1. one',
    '[A](b)',
    '| a | b |',
  ])('leaves %s as it is', (text) => {
    expect(line(text)).toEqual([{ kind: 'text', text }]);
  });

  it('keeps spaces and empty lines', () => {
    const text = 'a\n\n\n    b   c';
    expect(line(text)).toEqual([{ kind: 'text', text }]);
  });

  it('reads mentions, with and without names', () => {
    expect(line('<@U1|mara><#C1|adops><!subteam^S1|@leads><!here>')).toEqual([
      { kind: 'user', id: 'U1', name: 'mara' },
      { kind: 'channel', id: 'C1', name: 'adops' },
      { kind: 'group', id: 'S1', name: 'leads' },
      { kind: 'broadcast', range: 'here' },
    ]);
  });

  it('reads dates with their fallback', () => {
    expect(line('<!date^1795000000^{date} at {time}^https://x.example|the day>')).toEqual([
      {
        kind: 'date',
        unixSeconds: 1_795_000_000,
        format: '{date} at {time}',
        url: 'https://x.example',
        fallback: 'the day',
      },
    ]);
  });

  it('shows the fallback of a date that is none', () => {
    expect(line('<!date^soon^{date}|some day>')).toEqual([{ kind: 'text', text: 'some day' }]);
  });

  it('unescapes once', () => {
    expect(line('&amp;lt; &lt;!here&gt;')).toEqual([{ kind: 'text', text: '&lt; <!here>' }]);
  });

  it('links addresses, unless the text is verbatim', () => {
    expect(line('see https://x.example/a?b=1&amp;c.')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', url: 'https://x.example/a?b=1&c' },
      { kind: 'text', text: '.' },
    ]);
    expect(parseMrkdwn('https://x.example', { verbatim: true })).toEqual([
      { kind: 'lines', inlines: [{ kind: 'text', text: 'https://x.example' }] },
    ]);
  });

  it('sets quotes and code blocks apart', () => {
    expect(parseMrkdwn('&gt; q\n> r\nafter\n```\n  <https://x|y> *b*\n```\nend')).toEqual([
      { kind: 'quote', inlines: [{ kind: 'text', text: 'q\nr' }] },
      { kind: 'lines', inlines: [{ kind: 'text', text: 'after\n' }] },
      { kind: 'preformatted', text: '  y *b*' },
      { kind: 'lines', inlines: [{ kind: 'text', text: 'end' }] },
    ]);
  });

  it('loses no letter of any text without markup', () => {
    const letters = fc.constantFrom(...'abc <&>#[]()!|^%äöü😀\t01-+.'.split(''));
    fc.assert(
      fc.property(fc.array(letters), (chosen) => {
        const text = `.${chosen.join('')}`;
        const escaped = text
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;');
        expect(wordsOf(parseMrkdwn(escaped))).toBe(text);
      }),
    );
  });

  it('reads any text at all', () => {
    const markup = fc.constantFrom(
      '*',
      '_',
      '~',
      '`',
      '```',
      '<',
      '>',
      '|',
      '!date^',
      ':',
      '\n',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(markup, fc.string()), { maxLength: 40 }), (pieces) => {
        expect(parseMrkdwn(pieces.join(''))).toBeInstanceOf(Array);
      }),
    );
  });
});

function wordsOf(parts: MrkdwnPart[]): string {
  return parts
    .map((part) =>
      part.kind === 'preformatted'
        ? part.text
        : part.inlines.map((inline) => ('text' in inline ? inline.text : '')).join(''),
    )
    .join('');
}
