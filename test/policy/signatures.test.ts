import { describe, expect, it } from 'vitest';
import { decide } from '../../src/policy/decide.ts';
import { mayApprove, signed } from '../../src/policy/signatures.ts';
import type { Actor, PolicyRequest } from '../../src/shared/policy.ts';
import {
  actor,
  dora,
  facts,
  guest,
  lea,
  lou,
  policyWith,
  request,
  rule,
  tom,
  written,
} from './policies.ts';

const ask = { approvals: 1, from: ['leads'], deadline_hours: 8 };
const policy = policyWith({ rules: [rule({ ask })] });
const asked = request();
const decision = decide(asked, policy, facts);

describe('who may approve', () => {
  it.each<[string, Actor, string | true]>([
    ['a lead', lea, true],
    ['the requester', tom, 'You are not among those who may approve this: leads.'],
    ['somebody with another role', dora, 'You are not among those who may approve this: leads.'],
    [
      'somebody whose groups are gone',
      actor('U0LEA'),
      'You are not among those who may approve this: leads.',
    ],
    ['a deactivated lead', { ...lea, active: false }, 'A deactivated account cannot approve.'],
    [
      'a guest in the group of the leads',
      { ...guest, groups: ['S0LEADS'] },
      'Only people of the agency approve, not guests from other teams.',
    ],
    [
      'a guest with the id of a lead',
      { ...lea, team: 'T0GUEST' },
      'Only people of the agency approve, not guests from other teams.',
    ],
  ])('%s', (_, person, expected) => {
    const answer = mayApprove(person, asked, decision, policy);
    expect(answer.may ? true : answer.sentence).toBe(expected);
  });

  it('is not the requester, unless the policy says so', () => {
    const own = request({ by: lea });
    const lax = policyWith({ rules: [rule({ ask: { ...ask, self_approval: true } })] });
    expect(mayApprove(lea, own, decide(own, policy, facts), policy)).toEqual({
      may: false,
      sentence: 'You asked for this yourself, so somebody else has to approve it.',
    });
    expect(mayApprove(lea, own, decide(own, lax, facts), lax).may).toBe(true);
  });

  it('is nobody where nothing is to be approved', () => {
    const open = policyWith({});
    const stranger = request({ by: actor('U0NEW') });
    expect(mayApprove(lea, asked, decide(asked, open, facts), open)).toMatchObject({ may: false });
    expect(mayApprove(lea, stranger, decide(stranger, open, facts), open)).toMatchObject({
      may: false,
    });
  });

  it('goes by the policy of this moment', () => {
    const { leads, ...roles } = written.roles;
    const later = policyWith({ rules: [], roles: { ...roles, leads: { ...leads, may: [] } } });
    expect(mayApprove(lea, asked, decision, later)).toMatchObject({ may: false });
  });
});

describe('approvals', () => {
  const two = policyWith({
    rules: [
      rule({ ask: { approvals: 2, from: ['leads', 'directors'], deadline_hours: 8 } }),
      rule({ ask: { approvals: 1, from: ['directors'], deadline_hours: 8 } }),
    ],
  });
  const counted = (signers: Actor[], by: PolicyRequest = asked) => {
    const { approved, missing } = signed(signers, by, decide(by, two, facts), two);
    return (
      approved ||
      missing.map(({ requirement, count }) => `${count} of ${requirement.roles.join(', ')}`)
    );
  };

  it.each<[string, Actor[], true | string[]]>([
    ['none', [], ['2 of leads, directors', '1 of directors']],
    ['one lead', [lea], ['1 of leads, directors', '1 of directors']],
    ['the same lead twice', [lea, lea], ['1 of leads, directors', '1 of directors']],
    ['two leads', [lea, lou], ['1 of directors']],
    ['a director, who counts for both', [dora], ['1 of leads, directors']],
    ['a director and a lead', [dora, lea], true],
    [
      'a director and one who has left',
      [dora, { ...lea, active: false }],
      ['1 of leads, directors'],
    ],
    ['a director and the requester', [dora, tom], ['1 of leads, directors']],
  ])('%s', (_, signers, expected) => {
    expect(counted(signers)).toEqual(expected);
  });

  it('are all there where none is needed, and never where it is refused', () => {
    const open = policyWith({});
    const stranger = request({ by: actor('U0NEW') });
    expect(signed([], asked, decide(asked, open, facts), open).approved).toBe(true);
    expect(signed([lea, lou, dora], stranger, decide(stranger, two, facts), two).approved).toBe(
      false,
    );
  });

  it.each<[string, Actor[], boolean]>([
    ['of its author alone do not do', [lea], false],
    ['of its author and another approver do', [lea, lou], true],
    ['of another approver alone do', [lou], true],
    ['of its author do when the requester agrees', [lea, tom], true],
    ['of its author do not when the requester has left', [lea, { ...tom, active: false }], false],
    ['of its author do not when somebody without a say agrees', [lea, actor('U0NEW')], false],
    ['of the requester alone do not', [tom], false],
  ])('of a counter-offer: those %s', (_, signers, approved) => {
    const offer = request({ editors: ['U0LEA'] });
    expect(signed(signers, offer, decide(offer, policy, facts), policy).approved).toBe(approved);
  });
});
