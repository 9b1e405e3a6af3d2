import type { Message } from '../../src/messages/kit/message.ts';
import { exportAnswer } from '../../src/messages/why/export-answer.ts';
import { whyAnswer } from '../../src/messages/why/why-answer.ts';
import { ledgerKinds, type LedgerKind, type LedgerRecord } from '../../src/shared/ledger.ts';
import { moneyOf } from '../../src/shared/money.ts';
import type { Target } from '../../src/shared/target.ts';
import type { WhyChange } from '../../src/shared/why.ts';

/** An entry with everything an entry can have, in which every text is `name`. */
export function ledgerRecord(name: string, kind: LedgerKind, number = 7): LedgerRecord {
  const target: Target = { kind: 'ad set', id: name, name, path: {} };
  const fields = Array.from({ length: 20 }, (_, index) => `${index} ${name}`);
  return {
    id: `0123456789-${number}`,
    shortId: '01234567',
    number,
    at: '2031-05-14T08:00:00.000Z',
    kind,
    operation: name,
    target,
    partOf: target,
    by: { user: 'U0MARA', team: 'T1' },
    approvedBy: ['U0TOM', 'U0TOM', 'U0TOM', 'U0TOM', 'U0TOM', 'U0TOM'],
    reason: name,
    before: Object.fromEntries(fields.map((field) => [field, name])),
    after: Object.fromEntries(fields.map((field) => [field, { text: name }])),
    evidence: [name, name],
    policy: { version: name, rule: name },
    run: { workflowId: name, runId: 'run' },
    until: '2031-05-16T08:00:00.000Z',
  };
}

export const whyChange = (record: LedgerRecord, count = 1): WhyChange => ({
  record,
  count,
  names: Array.from({ length: Math.min(count, 3) }, () => record.target.name),
});

/** One message of each kind. */
export function whyMessages(name: string): Record<string, Message> {
  const changes = [...ledgerKinds, 'bid' as const, 'bid' as const].map((kind, index) =>
    whyChange(ledgerRecord(name, kind, index + 1), index % 2 === 0 ? 1 : 4_000),
  );
  const links = Object.fromEntries(
    changes.map(({ record: { id } }) => [id, 'https://morgenrot.slack.com/archives/C1/p1']),
  );
  const object = { kind: 'ad set', id: '4711' } as const;
  const target: Target = { ...object, name, path: {}, ioNumber: name };
  const choices = Array.from({ length: 10 }, () => target);
  const found = { kind: 'choose', words: name, matches: 12, choices, unsearched: 3 } as const;
  const zone = 'Europe/Berlin';
  const january = { from: '2031-01-01', to: '2031-01-31' };
  return {
    why: whyAnswer({ kind: 'changes', object, target, isFirst: true, changes, older: 5 }, links),
    whyOlder: whyAnswer({ kind: 'changes', object, isFirst: false, changes: changes.slice(0, 1) }),
    whyMoney: whyAnswer({
      kind: 'entry',
      change: whyChange({
        ...ledgerRecord(name, 'bid'),
        before: { bid: { ...moneyOf(0.8, 'EUR') } },
        after: { bid: null },
      }),
    }),
    whyNothing: whyAnswer({ kind: 'changes', object, target, isFirst: true, changes: [] }),
    whyChoices: whyAnswer({ kind: 'choose', found }),
    whyNoChoice: whyAnswer({ kind: 'choose', found: { ...found, matches: 0 } }),
    whyFailed: whyAnswer({ kind: 'failed', of: 'service', message: name, reference: 'ABC123' }),
    exported: exportAnswer({ kind: 'shared', entries: 1, period: {}, zone }),
    exportedFrom: exportAnswer({
      kind: 'shared',
      entries: 2,
      period: { from: january.from },
      zone,
    }),
    exportedTo: exportAnswer({ kind: 'shared', entries: 2, period: { to: january.to }, zone }),
    exportEmpty: exportAnswer({ kind: 'empty', period: january, zone }),
    exportFailed: exportAnswer({ kind: 'failed', message: name, reference: 'ABC123' }),
  };
}
