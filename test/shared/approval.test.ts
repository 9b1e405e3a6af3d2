import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterVote,
  atDeadline,
  isApproved,
  missingSignatures,
  objectionTo,
  openApproval,
  type Approval,
  type Vote,
} from '../../src/shared/approval.ts';
import type { Requirement } from '../../src/shared/policy.ts';

const deadline = Date.parse('2026-11-23T17:00:00Z');
const before = deadline - 1;
const people = ['U0TOM', 'U0LEA', 'U0LOU', 'U0DORA', 'U0RAVI'];
const requester = 'U0TOM';
const who = (user: string) => ({ user, team: 'T0HOME' });

const requirement = (count: number, selfApproval = false): Requirement => ({
  rule: { path: 'rules[0]', line: 1 },
  count,
  roles: ['leads'],
  users: people,
  selfApproval,
});

function open(needed: Requirement[], editors: string[] = [], version = 1): Approval {
  const deadlineAt = new Date(deadline).toISOString();
  const approvals = { needed, deadlineAt, remindAt: deadlineAt, escalateAt: deadlineAt };
  return openApproval({ version, approvals, requester: who(requester), editors });
}

const vote = (user: string, choice: Vote['choice'] = 'approve', version = 1): Vote => ({
  by: who(user),
  version,
  choice,
});

/** What becomes of votes, each with the places it would count for, at its time. */
interface Cast {
  vote: Vote;
  counts: number[];
  now: number;
}

const after = (approval: Approval, casts: Cast[]): Approval =>
  casts.reduce((now, cast) => afterVote(now, cast.vote, cast.counts, cast.now), approval);

const needed = fc.array(
  fc.integer({ min: 1, max: 3 }).map((count) => requirement(count)),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const editors = fc.subarray(people);
const cast: fc.Arbitrary<Cast> = fc.record({
  vote: fc
    .record({
      user: fc.constantFrom(...people),
      choice: fc.constantFrom<Vote['choice']>(
        'approve',
        'approve',
        'approve',
        'reject',
        'withdraw',
      ),
      version: fc.constantFrom(1, 1, 1, 2),
    })
    .map(({ user, choice, version }) => vote(user, choice, version)),
  counts: fc.subarray([0, 1, 2]),
  now: fc.constantFrom(before, before, before, deadline, deadline + 1),
});
const casts = fc.array(cast, { maxLength: 12 });

describe('approval', () => {
  it('never has more signatures than people, and one of each', () => {
    fc.assert(
      fc.property(needed, editors, casts, (asked, wrote, all) => {
        const { signed } = after(open(asked, wrote), all);
        const signers = signed.map(({ by }) => by.user);
        expect(new Set(signers).size).toBe(signers.length);
      }),
    );
  });

  it('is not given by those alone who wrote the version', () => {
    fc.assert(
      fc.property(needed, fc.subarray(people, { minLength: 1 }), casts, (asked, wrote, all) => {
        const own = all.filter((each) => wrote.includes(each.vote.by.user));
        expect(after(open(asked, wrote), own).outcome?.kind).not.toBe('approved');
      }),
    );
  });

  it('does not come after the deadline', () => {
    fc.assert(
      fc.property(needed, editors, casts, (asked, wrote, all) => {
        const late = all.map((each) => ({ ...each, now: deadline + 1 }));
        const approval = after(open(asked, wrote), late);
        expect(approval.outcome).toBeUndefined();
        expect(atDeadline(approval, deadline).outcome).toEqual({ kind: 'expired' });
        expect(after(atDeadline(approval, deadline), all).outcome).toEqual({ kind: 'expired' });
      }),
    );
  });

  it('counts no signature of another version', () => {
    fc.assert(
      fc.property(needed, editors, casts, (asked, wrote, all) => {
        const others = all.map((each) => ({ ...each, vote: { ...each.vote, version: 2 } }));
        expect(after(open(asked, wrote), others)).toEqual(open(asked, wrote));
        const approval = after(open(asked, wrote), all);
        const moved = { ...approval, version: 2 };
        expect(isApproved(moved)).toBe(false);
        expect(missingSignatures(moved)).toEqual(asked.map(({ count }) => count));
      }),
    );
  });

  it('does not depend on the order of signatures', () => {
    const signing = fc.uniqueArray(
      fc.record({ user: fc.constantFrom(...people), counts: fc.subarray([0, 1, 2]) }),
      { selector: ({ user }) => user },
    );
    fc.assert(
      fc.property(needed, editors, signing, (asked, wrote, all) => {
        const each = all.map(({ user, counts }) => ({ vote: vote(user), counts, now: before }));
        const [one, other] = [each, each.toReversed()].map((order) =>
          after(open(asked, wrote), order),
        );
        expect(one?.outcome).toEqual(other?.outcome);
      }),
    );
  });

  it('needs as many people for each requirement as it says', () => {
    fc.assert(
      fc.property(needed, casts, (asked, all) => {
        const approval = after(open(asked), all);
        if (approval.outcome?.kind !== 'approved') return;
        for (const [place, { count }] of asked.entries()) {
          const given = approval.signed.filter(({ counts }) => counts.includes(place));
          expect(given.length).toBeGreaterThanOrEqual(count);
        }
      }),
    );
  });

  it('never changes its outcome', () => {
    fc.assert(
      fc.property(needed, editors, casts, casts, (asked, wrote, first, more) => {
        const approval = atDeadline(after(open(asked, wrote), first), deadline);
        expect(after(approval, more)).toEqual(approval);
      }),
    );
  });
});

describe('votes that are not taken', () => {
  const signed = afterVote(open([requirement(2)]), vote('U0LEA'), [0], before);

  it.each<[string, Approval, Vote, number, string]>([
    [
      'of who asked',
      open([requirement(1)]),
      vote(requester),
      before,
      'You asked for this yourself',
    ],
    ['a second one', signed, vote('U0LEA'), before, 'You have approved this already.'],
    [
      'of another version',
      signed,
      vote('U0LOU', 'approve', 2),
      before,
      'This has changed meanwhile',
    ],
    ['at the deadline', signed, vote('U0LOU'), deadline, 'The deadline has passed'],
    ['somebody else takes it back', signed, vote('U0LOU', 'withdraw'), before, 'Only who asked'],
    [
      'after it was rejected',
      afterVote(signed, vote('U0DORA', 'reject'), [0], before),
      vote('U0LOU'),
      before,
      '<@U0DORA> has already rejected it.',
    ],
  ])('%s', (_, approval, given, now, reason) => {
    expect(objectionTo(approval, given, now)).toContain(reason);
    expect(afterVote(approval, given, [0], now)).toBe(approval);
  });

  it('counts one person once, however often they signed', () => {
    const twice = { by: who('U0LEA'), version: 1, counts: [0] };
    expect(missingSignatures({ ...open([requirement(2)]), signed: [twice, twice] })).toEqual([1]);
  });

  it('lets the requester agree to what others wrote, which gives no signature', () => {
    const edited = open([requirement(1)], ['U0LEA']);
    const own = afterVote(edited, vote('U0LEA'), [0], before);
    expect(own.outcome).toBeUndefined();
    expect(afterVote(own, vote(requester), [], before).outcome).toEqual({ kind: 'approved' });
    expect(afterVote(edited, vote(requester), [], before).outcome).toBeUndefined();
  });

  it('lets the requester sign where the policy says so', () => {
    const own = afterVote(open([requirement(1, true)]), vote(requester), [0], before);
    expect(own.outcome).toEqual({ kind: 'approved' });
  });
});
