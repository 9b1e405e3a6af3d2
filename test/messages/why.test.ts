import { describe, expect, it } from 'vitest';
import { exportAnswer } from '../../src/messages/why/export-answer.ts';
import { whyAnswer } from '../../src/messages/why/why-answer.ts';
import type { LedgerRecord } from '../../src/shared/ledger.ts';
import { moneyOf } from '../../src/shared/money.ts';
import type { Target } from '../../src/shared/target.ts';
import type { WhyChange } from '../../src/shared/why.ts';
import { buttonsOf } from './buttons-of.ts';
import { textOf } from './text-of.ts';

const boots: Target = { kind: 'ad', id: '5001', name: 'Boots', path: {} };
const record: LedgerRecord = {
  id: '01234567-89ab',
  shortId: '01234567',
  number: 7,
  at: '2031-05-14T08:00:00.000Z',
  kind: 'bid',
  target: boots,
  by: { user: 'U0MARA', team: 'T1' },
  approvedBy: [],
  before: { bid: { ...moneyOf(0.8, 'EUR') } },
  after: { bid: { ...moneyOf(0.9, 'EUR') } },
  run: { workflowId: 'proposal:V1', runId: 'r' },
};

const wordsOf = (change: Partial<WhyChange> & { record: LedgerRecord }, link?: string): string =>
  textOf(
    whyAnswer(
      { kind: 'entry', change: { count: 1, names: ['Boots'], ...change } },
      link === undefined ? {} : { [change.record.id]: link },
    ).blocks,
  ).replaceAll('\n', '');

describe('a change in /adops why', () => {
  it('says what, who and how to undo it, and nothing of what there is not', () => {
    expect(wordsOf({ record })).toBe(
      'Bid changed · ad «Boots» (5001)bid €0.80 → €0.90 by U0MARAEntry 01234567  ·  /adops undo 01234567',
    );
  });

  it('says who approved, the reason, the evidence, the rule and the message', () => {
    const words = wordsOf(
      {
        record: {
          ...record,
          approvedBy: ['U0JONAS', 'U0RAVI'],
          reason: 'too few clicks',
          evidence: ['1 – 7 May: 300 clicks', '24 – 30 April: 200 clicks'],
          policy: { version: '0123456789', rule: 'rules[2]' },
        },
      },
      'https://slack.example/p1',
    );
    expect(words).toContain('by U0MARA, approved by U0JONAS, U0RAVI');
    expect(words).toContain('Reason: too few clicks');
    expect(words).toContain('Evidence: 1 – 7 May: 300 clicks (and 1 more in the export)');
    expect(words).toContain('Policy: rules[2] of version 0123456…');
    expect(words).toContain('  ·  Message');
  });

  it('says who undid it instead of how', () => {
    expect(wordsOf({ record: { ...record, undoneBy: '89abcdef' } })).toMatch(
      /Entry 01234567 {2}· {2}undone by 89abcdef$/,
    );
  });

  it.each(['launch', 'operation', 'freeze', 'unfreeze'] as const)(
    'offers no undo of %s',
    (kind) => {
      expect(wordsOf({ record: { ...record, kind } })).toMatch(/Entry 01234567$/);
    },
  );

  it('tells many objects of one run as one, which is undone by its run', () => {
    const paused: LedgerRecord = {
      ...record,
      kind: 'pause',
      partOf: { kind: 'media plan', id: '1001', name: 'Autumn', path: {} },
      before: { status: 'play' },
      after: { status: 'pause' },
      run: { workflowId: 'pause:V1', runId: 'r' },
    };
    expect(wordsOf({ record: paused, count: 12, names: ['A', 'B', 'C'] })).toMatch(
      /^Paused · 12 ads, as part of media plan «Autumn»: «A», «B», «C» …status play → pause.*undo pause:V1$/,
    );
    expect(wordsOf({ record: paused })).toMatch(
      /^Paused · ad «Boots» \(5001\), as part of media plan «Autumn»/,
    );
  });

  it('tells three fields, counts the rest, and says where nothing was known', () => {
    const many = { a: null, b: true, c: { x: 1 }, d: 4, e: 5 };
    expect(wordsOf({ record: { ...record, before: { a: 1 }, after: many } })).toContain(
      'a 1 → –, b true, c {"x":1}, and 2 more',
    );
  });

  it('says until when a freeze holds', () => {
    const freeze: LedgerRecord = { ...record, kind: 'freeze', before: {}, after: {} };
    expect(wordsOf({ record: freeze })).toContain('until somebody ends it');
    const until = { ...freeze, until: '2031-05-16T08:00:00.000Z' };
    expect(
      JSON.stringify(whyAnswer({ kind: 'entry', change: { record: until, count: 1, names: [] } })),
    ).toContain('"fallback":"2031-05-16 08:00 UTC"');
  });
});

describe('the changes of an object', () => {
  const object = { kind: 'campaign', id: '3001' } as const;
  const page = { kind: 'changes', object, isFirst: true } as const;
  const change = { record, count: 1, names: ['Boots'] };

  it('have a button for older ones, which carries ids only', () => {
    const buttons = buttonsOf(whyAnswer({ ...page, changes: [change], older: 7 }));
    expect(buttons.map(({ value }) => value)).toEqual([
      '{"kind":"campaign","id":"3001","before":7}',
    ]);
    expect(buttonsOf(whyAnswer({ ...page, changes: [change] }))).toEqual([]);
  });

  it('say so where nothing is known', () => {
    const { text } = whyAnswer({ ...page, changes: [] });
    expect(text).toBe('Nothing is known of campaign 3001.');
  });
});

describe('the answer to an export', () => {
  const zone = 'Europe/Berlin';
  it.each([
    [
      { from: '2031-01-01', to: '2031-01-31' },
      'from 2031-01-01 to 2031-01-31 (days in Europe/Berlin)',
    ],
    [{ from: '2031-01-01' }, 'from 2031-01-01 on (days in Europe/Berlin)'],
    [{ to: '2031-01-31' }, 'up to 2031-01-31 (days in Europe/Berlin)'],
    [{}, 'from its beginning until now'],
  ])('says which period it is of: %o', (period, words) => {
    const { text } = exportAnswer({ kind: 'shared', entries: 2, period, zone });
    expect(text).toBe(`The ledger ${words} is in your direct messages as a CSV: 2 entries.`);
  });
});
