import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedHome, homeView } from '../../src/messages/home/home-view.ts';
import { viewProblems } from '../../src/messages/limits.ts';
import type { HomeRun, HomeState, HomeWaiting } from '../../src/shared/home.ts';
import type { LedgerRecord } from '../../src/shared/ledger.ts';
import { listingSample } from './digest-list-samples.ts';
import { changeSample, proposalSample } from './proposal-samples.ts';
import { textOf } from './text-of.ts';

const at = '2026-11-20T10:00:00Z';

/** A tab as full as it gets, in which every text of people or of a service is `name`. */
function full(name: string): HomeState {
  const { target } = changeSample(name);
  const { approvals, ...proposal } = proposalSample(name);
  if (approvals === undefined) throw new Error('The sample asks for no approval.');
  const request = { what: name, version: 1, requester: 'U0MARA', approvals, signed: [] };
  const waiting: HomeWaiting[] = eight((index) =>
    index % 2 === 0
      ? { kind: 'proposal', proposal: { ...proposal, approvals } }
      : { kind: 'request', id: `launch:${index}`, request },
  );
  const run: HomeRun = {
    id: name,
    kind: name,
    target: name,
    state: name,
    requester: 'U0MARA',
    startedAt: at,
  };
  const record: LedgerRecord = {
    id: '0b8c7a52-9a4b-4d9f-8f27-0a3a4a4e1b11',
    shortId: '0b8c7a52',
    number: 1,
    at,
    kind: 'freeze',
    target,
    by: { user: 'U0TOM', team: 'T0MORGENROT' },
    approvedBy: [],
    reason: name,
    before: { [name]: name },
    after: { [name]: name },
    run: { workflowId: name, runId: name },
  };
  return {
    at,
    waiting: { kind: 'read', value: { first: waiting, all: 12, unread: 940 } },
    mine: { kind: 'read', value: { first: eight(() => run), all: 30 } },
    digests: { kind: 'read', value: { first: eight(() => listingSample(name)), all: 11 } },
    frozen: { kind: 'read', value: { first: eight(() => record), all: 9 } },
    latest: { kind: 'read', value: eight(() => record) },
    failed: { kind: 'read', value: eight(() => run) },
    quota: { kind: 'unreadable' },
  };
}

function eight<T>(make: (index: number) => T): T[] {
  return Array.from({ length: 8 }, (_, index) => make(index));
}

/** So many changes on one card wait. */
function listOf(count: number): HomeState {
  const proposal = proposalSample('Winter boots', { count });
  const value = { first: [{ kind: 'proposal' as const, proposal }], all: 1, unread: 0 };
  return { ...full('Winter boots'), waiting: { kind: 'read', value } };
}

const nothing = { kind: 'unreadable' } as const;

describe('the Home tab', () => {
  it('is accepted by Slack, however full it is and whatever things are called', () => {
    const hostile = fc.oneof(
      fc.constantFrom('<!channel>', '   ', 'x'.repeat(5_000), '😀'.repeat(400), '<@U0JONAS> *x*'),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(hostile, (name) => {
        expect(viewProblems(homeView(full(name)))).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(viewProblems(closedHome('Ask `somebody`.'))).toEqual([]);
  });

  it('gives those who may approve a change no button that is for who asked', () => {
    const { blocks } = homeView(full('Winter boots'));
    const text = JSON.stringify(blocks);
    expect(text.match(/proposal\.approve/gu)).toHaveLength(4);
    expect(text.match(/proposal\.counter/gu)).toHaveLength(4);
    expect(text).not.toContain('proposal.withdraw');
  });

  it('lets nobody approve a long list that they have not seen', () => {
    const long = homeView(listOf(7));
    expect(JSON.stringify(long)).not.toContain('proposal.approve');
    expect(textOf(long.blocks)).toContain('… and 5 more: look at the card in ');
    expect(JSON.stringify(homeView(listOf(6)))).toContain('proposal.approve');
    expect(viewProblems(long)).toEqual([]);
  });

  it('says of what could not be read that it could not, and shows the rest', () => {
    const state = full('Winter boots');
    const text = textOf(homeView({ ...state, latest: nothing, waiting: nothing }).blocks);
    expect(text.match(/This could not be read now/gu)).toHaveLength(3);
    expect(text).toContain('… and 22 more.');
  });

  it('says how much was not looked at', () => {
    const text = textOf(homeView(full('Winter boots')).blocks);
    expect(text).toContain('… and 4 more, in their channels.');
    expect(text).toContain('940 older requests were not looked at: they may wait for you too.');
  });
});
