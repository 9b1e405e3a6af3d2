import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/standins/slack/doors.ts';
import { messageRows } from '../../../src/standins/slack/page/message-rows.ts';

const reader = { timeZone: 'Europe/Berlin', now: new Date('2026-11-21T12:00:00Z') };

const message = (instant: string, over: Partial<MessageView> = {}): MessageView => ({
  ts: (Date.parse(instant) / 1000).toFixed(6),
  user: 'U0MARA',
  isBot: false,
  text: 'x',
  ephemeral: false,
  files: [],
  ...over,
});

const shapeOf = (...messages: MessageView[]) =>
  messageRows(messages, reader).map((row) =>
    row.kind === 'day' ? row.title : row.isFollowUp ? 'follow-up' : 'with head',
  );

describe('the rows of a channel', () => {
  it('stand under their day in the zone of the reader', () => {
    expect(shapeOf(message('2026-11-20T22:30:00Z'), message('2026-11-20T23:30:00Z'))).toEqual([
      'Yesterday',
      'with head',
      'Today',
      'with head',
    ]);
  });

  it('follow without a head what the same person wrote just before', () => {
    expect(
      shapeOf(
        message('2026-11-21T10:00:00Z'),
        message('2026-11-21T10:04:00Z'),
        message('2026-11-21T10:20:00Z'),
        message('2026-11-21T10:21:00Z', { user: 'U0TOM' }),
        message('2026-11-21T10:22:00Z', { user: 'U0TOM', ephemeral: true }),
      ),
    ).toEqual(['Today', 'with head', 'follow-up', 'with head', 'with head', 'with head']);
  });
});
