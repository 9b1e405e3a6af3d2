import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageProblems } from '../../src/messages/limits.ts';
import type { Message } from '../../src/messages/kit/message.ts';
import { everyMessage, small } from './samples.ts';

const nasty = [
  '<!channel>',
  '<!subteam^S0TRAFFICKERS>',
  '*x* <https://evil.example|y>',
  '<@U0JONAS> `code` _it_',
  '<#C0ADOPS>',
  'a\nb\t\u202Egnp.exe',
  '&lt;!here&gt; &amp;',
  '   ',
  '😀'.repeat(400),
  'x'.repeat(5_000),
];

describe('every message', () => {
  const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 400 }));

  it('is accepted by Slack, whatever things are called', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(refusals(everyMessage({ ...small, name }))).toEqual([]);
      }),
    );
  });

  it('pings nobody and links nowhere, whatever things are called', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(foreignMarkups(everyMessage({ ...small, name }))).toEqual([]);
      }),
    );
  });

  it.each([
    { campaigns: 200, adSets: 1, ads: 25 },
    { campaigns: 200, adSets: 5, ads: 5 },
    { campaigns: 1, adSets: 500, ads: 10 },
    { campaigns: 30, adSets: 30, ads: 5 },
    { campaigns: 0, adSets: 0, ads: 0 },
  ])('fits into a message with $campaigns campaigns of $adSets ad sets', (size) => {
    const name = '“Wörter” 😀 '.repeat(40);
    expect(refusals(everyMessage({ ...size, name }))).toEqual([]);
  });

  it('has a fallback for notifications and screen readers, short enough to be edited', () => {
    for (const { text: fallback } of Object.values(everyMessage(small))) {
      expect(fallback.trim()).not.toBe('');
      expect(fallback.length).toBeLessThan(2_000);
    }
  });
});

function refusals(messages: Record<string, Message>) {
  return Object.entries(messages).flatMap(([kind, message]) =>
    messageProblems(message).map((problem) => ({ kind, problem })),
  );
}

function foreignMarkups(messages: Record<string, Message>) {
  return Object.entries(messages).flatMap(([kind, message]) => {
    // A refusal is seen by one person only, and names people.
    const named = kind === 'refused' ? ['U0JONAS'] : [];
    return foreignMarkup(message, ['U0MARA', 'U0TOM', ...named]);
  });
}

/** Whatever Slack would act on and we did not put there ourselves. */
function foreignMarkup(message: Message, people: string[]): string[] {
  const ours = /<@U0(MARA|TOM)>|<!date\^\d+\^\{date_short_pretty\} at \{time\}\|[\d :-]+ UTC>/g;
  const control = /[<>]|&(?!(amp|lt|gt);)/;
  return [
    ...mrkdwnOf(message).filter((text) => control.test(text.replaceAll(ours, ''))),
    ...elementsOf(message).flatMap((element) => {
      const { type, user_id: user, url } = element;
      const isOurs =
        (type === 'user' && people.includes(String(user))) ||
        (type === 'channel' && ['C0ADOPS', 'C0NORDWIND'].includes(String(element['channel_id']))) ||
        (type === 'link' && String(url).startsWith('https://morgenrot.slack.com/'));
      const acts = ['user', 'link', 'broadcast', 'usergroup', 'channel', 'team'];
      return acts.includes(String(type)) && !isOurs ? [JSON.stringify(element)] : [];
    }),
  ];
}

function mrkdwnOf(message: Message): string[] {
  const texts = elementsOf(message).filter(({ type }) => type === 'mrkdwn');
  return [message.text, ...texts.map(({ text }) => String(text))];
}

function elementsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(elementsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(elementsOf)];
}
