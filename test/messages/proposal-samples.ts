import type { Message } from '../../src/messages/kit/message.ts';
import { proposalCard } from '../../src/messages/proposal/proposal-card.ts';
import { proposalLine } from '../../src/messages/proposal/proposal-line.ts';
import { proposalNotice } from '../../src/messages/proposal/proposal-notice.ts';
import { moneyOf } from '../../src/shared/money.ts';
import type {
  Change,
  ChangeResult,
  Evidence,
  Proposal,
  ProposalState,
} from '../../src/shared/proposal.ts';

const by = { user: 'U0MARA', team: 'T0MORGENROT' };
const tom = { user: 'U0TOM', team: 'T0MORGENROT' };
const rule = { path: 'rules[0]', line: 63 };

export function changeSample(name: string, over: Partial<Change> = {}): Change {
  return {
    target: { kind: 'ad', id: '4711', name, path: { mediaPlan: '1001', campaign: '2001' } },
    field: 'bid',
    before: moneyOf(0.5, 'EUR'),
    after: moneyOf(0.75, 'EUR'),
    ...over,
  };
}

export function evidenceSample(name?: string): Evidence {
  const figures = {
    zone: 'Europe/Berlin',
    ...(name !== undefined && { about: name }),
    impressions: 12_345,
    clicks: 210,
    spent: moneyOf(123.45, 'EUR'),
  };
  return {
    figures: [
      { from: '2026-11-09', to: '2026-11-15', ...figures },
      { from: '2026-11-02', to: '2026-11-08', ...figures, clicks: 180 },
    ],
  };
}

/** A proposal of so many changes in which every text of people or of a service is `name`. */
export function proposalSample(
  name: string,
  { count = 1, ...over }: Partial<Proposal> & { count?: number } = {},
): Proposal {
  const changes = numbered(count, () => changeSample(name));
  const value = { kind: 'percent', percent: 50 } as const;
  return {
    id: 'proposal:V1:0123456789ab',
    request: {
      of: 'bid',
      rows: changes.map((_, index) => ({ target: name, value, line: index + 2 })),
      by,
      channel: 'C0NORDWIND',
      reason: name,
      submission: 'V1:0123456789ab',
    },
    version: 2,
    changes,
    evidence: evidenceSample(name),
    perDay: moneyOf(40, 'EUR'),
    asked: { rule, sentence: name },
    policyVersion: 'a1b2c3d4e5f6',
    approvals: {
      needed: [
        { rule, count: 2, roles: [name, 'duty'], users: ['U0TOM', 'U0MARA'], selfApproval: false },
        { rule, count: 1, roles: [name], users: [], selfApproval: false },
      ],
      deadlineAt: '2026-11-20T16:00:00Z',
      remindAt: '2026-11-20T12:00:00Z',
      escalateAt: '2026-11-20T14:00:00Z',
    },
    signed: [{ by: tom, version: 2, counts: [0] }],
    editors: ['U0TOM'],
    state: 'waiting',
    ...over,
  };
}

/** One of each way in which a change can come out. */
export function resultSamples(name: string): ChangeResult[] {
  const now = moneyOf(0.75, 'EUR');
  return [
    { outcome: 'changed', now, entry: '0b8c7a52-9a4b-4d9f-8f27-0a3a4a4e1b11' },
    { outcome: 'already so', now },
    { outcome: 'moved', now },
    { outcome: 'otherwise', now, entry: '1c8c7a52-9a4b-4d9f-8f27-0a3a4a4e1b12' },
    { outcome: 'failed', message: name, written: 'no' },
    { outcome: 'failed', message: name, written: 'unknown' },
  ];
}

/** One message of each kind and state. */
export function proposalMessages(name: string): Record<string, Message> {
  const ended = { endedBy: tom, note: name, endedAt: '2026-11-20T10:00:00Z' };
  const results = resultSamples(name);
  const cards = (count: number, of: readonly ProposalState[]) =>
    of.map((state) => {
      const isWritten = ['applied', 'partly applied', 'failed'].includes(state);
      const proposal = proposalSample(name, {
        count,
        state,
        ...(state !== 'waiting' && state !== 'applying' && ended),
        ...(isWritten && { results: results.slice(0, count) }),
      });
      return [`card of ${count} ${state}`, proposalCard(proposal)] as const;
    });
  const proposal = proposalSample(name);
  const { approvals: _, ...free } = proposal;
  const many = proposalSample(name, { count: 60 });
  const applied = proposalSample(name, { count: 60, state: 'partly applied', results, ...ended });
  const row = { row: 3, target: name, message: name, fix: name };
  return {
    ...Object.fromEntries([...cards(1, states), ...cards(60, ['waiting', 'partly applied'])]),
    cardAllowed: proposalCard({
      ...free,
      state: 'applied',
      results: results.slice(0, 1),
      signed: [],
    }),
    cardMadeOtherwise: proposalCard({
      ...proposal,
      state: 'partly applied',
      results: results.filter(({ outcome }) => outcome === 'otherwise'),
      ...ended,
    }),
    cardWithoutEvidence: proposalCard({
      ...proposal,
      evidence: { missing: name },
      perDay: null,
      request: { ...proposal.request, until: '2026-11-22T22:00:00Z' },
    }),
    proposalSigned: proposalLine({ kind: 'signed', by: 'U0TOM' }, proposal),
    proposalCountered: proposalLine({ kind: 'countered', by: 'U0TOM', note: name }, many),
    proposalSuperseded: proposalLine(
      { kind: 'superseded', moved: numbered(40, () => name), dropped: numbered(40, () => row) },
      proposal,
    ),
    proposalVoid: proposalLine({ kind: 'void', users: ['U0TOM'], reason: name }, proposal),
    proposalApplied: proposalLine({ kind: 'applied' }, applied),
    proposalExpired: proposalLine({ kind: 'ended' }, { ...proposal, state: 'expired' }),
    proposalOutcome: proposalLine(
      { kind: 'outcome', after: '7 days', evidence: evidenceSample(name) },
      proposal,
    ),
    proposalNoOutcome: proposalLine(
      { kind: 'outcome', after: '24 hours', evidence: { missing: name } },
      proposal,
    ),
    proposalRestored: proposalLine({ kind: 'restored', changes: many.changes, results }, proposal),
    proposalRow: proposalNotice({ kind: 'rows', refused: [row], good: 0, workflowId: proposal.id }),
    proposalRows: proposalNotice({
      kind: 'rows',
      refused: numbered(40, () => row),
      good: 460,
      workflowId: proposal.id,
    }),
    proposalFailed: proposalNotice({ kind: 'failed', message: name, reference: 'ABC123' }),
  };
}

const states: ProposalState[] = [
  'waiting',
  'applying',
  'applied',
  'partly applied',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'frozen',
  'already so',
  'refused',
  'failed',
];

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
