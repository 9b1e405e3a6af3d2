import { digestAnswer } from '../../src/messages/digest-list/digest-answer.ts';
import type { Message } from '../../src/messages/kit/message.ts';
import type { DigestAnswer } from '../../src/shared/digest-request.ts';
import type { DigestListing, DigestSettings } from '../../src/shared/digest.ts';

/** A digest that is called so. */
export function listingSample(
  name: string,
  over: Partial<Omit<DigestListing, 'settings'>> & { settings?: Partial<DigestSettings> } = {},
): DigestListing {
  const { settings, ...rest } = over;
  return {
    settings: {
      id: '3f9c2a1b',
      name,
      channel: 'C0NORDWIND',
      content: {
        kind: 'figures',
        scope: {
          ofChannel: 'C0NORDWIND',
          mediaPlans: ['1001', '1002'],
          advertisers: [],
          accounts: [],
          searchClients: ['501'],
        },
        figures: ['spend', 'clicks'],
        periods: ['yesterday', 'last7'],
        thresholds: { movePercent: 30, spendAbove: [] },
      },
      timing: { time: '08:30', weekdays: [1, 2, 3, 4, 5], zone: 'Europe/Berlin' },
      quiet: { from: '22:00', to: '07:00' },
      by: { user: 'U0MARA', team: 'T0MORGENROT' },
      createdAt: '2026-11-20T10:00:00.000Z',
      ...settings,
    },
    paused: false,
    note: 'Changed by <@U0TOM>',
    nextAt: '2026-11-23T07:30:00.000Z',
    lastAt: '2026-11-20T07:30:00.000Z',
    ...rest,
  };
}

/** Everything people are told about digests, in which every text of people is `name`. */
export function digestListMessages(name: string): Record<string, Message> {
  const listing = listingSample(name);
  const many = Array.from({ length: 40 }, () => listing);
  const days = { from: '2026-11-01', to: '2026-11-10' };
  const periodKey = '2026-11-20';
  const found = { kind: 'several' as const, words: name, listings: many };
  const missing = Array.from({ length: 20 }, () => `${name}: ${name}`);
  const reach = { mediaPlans: 2, searchClients: 1, searchRequests: 1, missing };
  const answers: DigestAnswer[] = [
    { kind: 'list', listings: many, elsewhere: 3 },
    { kind: 'list', listings: [], elsewhere: 0 },
    { kind: 'saved', listing, isNew: true, reach },
    { kind: 'saved', listing: listingSample(name, { paused: true }), isNew: false },
    { kind: 'nothing in scope', name, missing },
    { kind: 'not in channel', channel: 'C0ADOPS' },
    { kind: 'started', listing, periodKey },
    { kind: 'posted already', listing, periodKey, link: 'https://morgenrot.slack.com/p1' },
    { kind: 'posted already', listing, periodKey },
    { kind: 'under way', listing, periodKey },
    { kind: 'not due', listing },
    { kind: 'none due', listing, days },
    { kind: 'paused', listing },
    { kind: 'removed', listing },
    { kind: 'resumed', listing, takenOver: true },
    { kind: 'confirm backfill', listing, days, posts: 8 },
    { kind: 'backfilling', listing, days, posts: 8 },
    { kind: 'not found', found, verb: 'pause' },
    { kind: 'not found', found: { kind: 'none', words: name, nearest: name }, verb: 'edit' },
    { kind: 'not found', found: { kind: 'none', words: name }, verb: 'run' },
    { kind: 'refused', reason: 'Ask <@U0MARA>.' },
    { kind: 'refused', reason: 'Choose another channel.', mayChange: true },
    { kind: 'failed', message: name, reference: name },
  ];
  return Object.fromEntries(
    answers.map((answer, index) => [
      `digests: ${answer.kind} (${index})`,
      digestAnswer(answer, 'digest-request:1.2:3'),
    ]),
  );
}
