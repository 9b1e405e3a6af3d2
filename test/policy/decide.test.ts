import { describe, expect, it } from 'vitest';
import { decide } from '../../src/policy/decide.ts';
import type { Policy } from '../../src/policy/policy.ts';
import type { Decision, PolicyRequest } from '../../src/shared/policy.ts';
import {
  actor,
  dora,
  eur,
  facts,
  guest,
  lea,
  policyWith,
  request,
  rule,
  withoutAdvertiser,
  withoutChange,
  tom,
  written,
} from './policies.ts';

const open = policyWith({});

/** `ask rules[0]: «Moves» wants …` */
function said(asked: PolicyRequest, policy: Policy, now = facts.now): string {
  const { outcome, rule: by, sentence } = decide(asked, policy, { ...facts, now });
  return `${outcome} ${by.path}: ${sentence}`;
}

function needed(decision: Decision) {
  return decision.outcome === 'ask'
    ? decision.approvals.needed.map(({ count, roles }) => `${count} of ${roles.join(', ')}`)
    : decision.outcome;
}

describe('rights', () => {
  it.each<[string, PolicyRequest, string]>([
    [
      'a trafficker changes a bid',
      request({}),
      'allow roles.traffickers.may[0]: The policy allows it without approval.',
    ],
    [
      'a role on one advertiser',
      request({ by: actor('U0IDA') }),
      'allow roles.interns.may[0]: The policy allows it without approval.',
    ],
    [
      'the same on another',
      request({ by: actor('U0IDA'), advertiser: '12' }),
      'refuse roles.interns: You may not change bids for advertiser 12. Ask somebody who may, or have the right added to your role.',
    ],
    [
      'an advertiser nobody knows',
      withoutAdvertiser(request({ by: actor('U0IDA') })),
      'refuse roles.interns: You may not change bids across all advertisers. Ask somebody who may, or have the right added to your role.',
    ],
    [
      'somebody without a role',
      request({ by: actor('U0NEW') }),
      'refuse roles: You may not change bids for advertiser 11. Ask somebody who may, or have the right added to your role.',
    ],
    [
      'a leaver whom the file still names',
      request({ by: { ...actor('U0IDA'), active: false } }),
      'refuse teams.workspace: The account is deactivated in Slack, so it may do nothing.',
    ],
    [
      'a partner, on what is shared',
      request({ by: guest }),
      'allow teams.partners[0].may[0]: The policy allows it without approval.',
    ],
    [
      'a partner, on something else',
      request({ by: guest, kind: 'budget' }),
      'refuse teams.partners[0]: You may not change budgets for advertiser 11. Ask somebody who may, or have the right added to your role.',
    ],
    [
      'a stranger with the id of a colleague',
      request({ by: actor('U0IDA', ['S0LEADS'], 'T0OTHER') }),
      'refuse teams: People of the Slack team T0OTHER may do nothing here. Ask a colleague of the agency to do it.',
    ],
    [
      'an operation that fits a pattern',
      request({ kind: 'write', operation: 'campaigns.updateFb' }),
      'allow roles.traffickers.may[2]: The policy allows it without approval.',
    ],
    [
      'an operation that fits none',
      request({ kind: 'write', operation: 'ads.remove' }),
      'refuse roles.traffickers: You may not run operations that write (ads.remove) for advertiser 11. Ask somebody who may, or have the right added to your role.',
    ],
    [
      'a bid by form, without the right to change bids',
      request({ by: dora, kind: 'write', operation: 'ads.update' }),
      'refuse roles.directors: You may not run operations that write (ads.update) for advertiser 11. Ask somebody who may, or have the right added to your role.',
    ],
  ])('%s', (_, asked, expected) => {
    expect(said(asked, open)).toBe(expected);
  });

  it('to write by form are not rights to change bids by form', () => {
    const roles = {
      writers: { users: ['U0WIM'], may: [{ do: ['write' as const], on: 'all' as const }] },
    };
    const policy = policyWith({ roles: { ...written.roles, ...roles } });
    const asked = request({ by: actor('U0WIM'), kind: 'write', operation: 'ads.update' });
    expect(said(asked, policy)).toBe(
      'refuse roles.writers: You may not change bids (ads.update) for advertiser 11. Ask somebody who may, or have the right added to your role.',
    );
  });

  it('of a partner hold for the colleagues of the agency never', () => {
    const teams = {
      workspace: 'T0HOME',
      partners: [
        { team: 'T0HOME', name: 'Odd', may: [{ do: ['bid' as const], on: 'all' as const }] },
      ],
    };
    expect(decide(request({ by: actor('U0NEW') }), policyWith({ teams }), facts).outcome).toBe(
      'refuse',
    );
  });
});

describe('percentages', () => {
  const policy = policyWith({
    rules: [rule({ kinds: ['bid'], above: { percent_up: 12.5, percent_down: 30 } })],
  });
  const moved = (before: number | null, after: number, currency = 'EUR') =>
    said(
      request({
        change: {
          of: 'bid',
          before: before === null ? null : eur(before),
          after: { minor: after, currency },
        },
      }),
      policy,
    )
      .replace(/^ask rules\[0\]: «Moves» wants 1 approval from leads: /u, '')
      .replace(/^allow.*/u, 'allow');
  it.each([
    [800, 900, 'EUR', 'allow'],
    [80_000, 90_001, 'EUR', '+12.51 % is more than 12.5 %.'],
    [9_007_199_254_740_000, 9_007_199_254_740_991, 'EUR', 'allow'],
    [1000, 700, 'EUR', 'allow'],
    [1000, 699, 'EUR', '−30.1 % is more than 30 %.'],
    [100, 100, 'EUR', 'allow'],
    [null, 100, 'EUR', 'how far it moves in percent cannot be told.'],
    [0, 100, 'EUR', 'how far it moves in percent cannot be told.'],
    [100, 100, 'USD', 'how far it moves in percent cannot be told.'],
    [100, Number.NaN, 'EUR', 'how far it moves in percent cannot be told.'],
    [100, -5, 'EUR', 'how far it moves in percent cannot be told.'],
  ])('from %s to %s %s', (before, after, currency, expected) => {
    expect(moved(before, after, currency)).toBe(expected);
  });

  it('hold for a bid that a form or an undo changes', () => {
    const change = { of: 'bid', before: eur(100), after: eur(200) } as const;
    const byForm = request({ kind: 'write', operation: 'ads.update', change });
    expect(decide(byForm, policy, facts).outcome).toBe('ask');
    expect(decide(request({ kind: 'undo', change }), policy, facts).outcome).toBe('ask');
  });

  it('are nothing to what changes neither bid nor budget', () => {
    const any = policyWith({ rules: [rule({ above: { percent_up: 0 } })] });
    const { change: _, ...pause } = request({ kind: 'delivery' });
    expect(decide(pause, any, facts).outcome).toBe('allow');
  });
});

describe('money at risk until approvers look', () => {
  const policy = policyWith({ rules: [rule({ above: { at_risk: { EUR: 100, JPY: 5000 } } })] });
  const ask = 'ask rules[0]: «Moves» wants 1 approval from leads: ';
  it.each([
    ['within the hour at work', '2026-11-23T09:00:00Z', eur(240_000), 'allow'],
    [
      'a cent more than the limit',
      '2026-11-23T09:00:00Z',
      eur(240_001),
      `${ask}€100.01 are at risk until approvers can look, 2026-11-23 11:00 Europe/Berlin.`,
    ],
    ['Friday at four: an hour', '2026-11-27T15:00:00Z', eur(100_000), 'allow'],
    [
      'Friday at half past five: until Monday',
      '2026-11-27T16:30:00Z',
      eur(100_000),
      `${ask}€2,645.84 are at risk until approvers can look, 2026-11-30 09:00 Europe/Berlin.`,
    ],
    [
      'the night before a holiday',
      '2026-12-24T18:00:00Z',
      eur(100_000),
      `${ask}€3,583.34 are at risk until approvers can look, 2026-12-28 09:00 Europe/Berlin.`,
    ],
    [
      'yen have no cents',
      '2026-11-23T09:00:00Z',
      { minor: 120_001, currency: 'JPY' },
      `${ask}¥5,001 are at risk until approvers can look, 2026-11-23 11:00 Europe/Berlin.`,
    ],
    [
      'a currency without a limit',
      '2026-11-23T09:00:00Z',
      { minor: 1, currency: 'KWD' },
      `${ask}KWD\u00a00.001 are at risk until approvers can look, 2026-11-23 11:00 Europe/Berlin.`,
    ],
    [
      'nothing at all, in any currency',
      '2026-11-23T09:00:00Z',
      { minor: 0, currency: 'KWD' },
      'allow',
    ],
    [
      'an amount nobody knows',
      '2026-11-23T09:00:00Z',
      null,
      `${ask}the money at risk cannot be told.`,
    ],
  ])('%s', (_, now, perDay, expected) => {
    expect(said(request({ perDay }), policy, now).replace(/^allow.*/u, 'allow')).toBe(expected);
  });
});

describe('rules', () => {
  const many = { approvals: 2, from: ['leads', 'directors'], deadline_hours: 2 };
  const one = { approvals: 1, from: ['directors'], deadline_hours: 24 };
  it.each([
    ['in one order', [rule({ name: 'One', ask: one }), rule({ name: 'Two', ask: many })]],
    ['in the other', [rule({ name: 'Two', ask: many }), rule({ name: 'One', ask: one })]],
  ])('that both fit have both to be met, %s', (_, rules) => {
    const decision = decide(request(), policyWith({ rules }), facts);
    expect(decision.sentence).toBe('«Two» wants 2 approvals from leads or directors.');
    expect(decision.also.map(({ sentence }) => sentence)).toEqual([
      '«One» wants 1 approval from directors.',
    ]);
    expect(needed(decision)).toEqual(['2 of leads, directors', '1 of directors']);
    expect(decision).toHaveProperty('approvals.deadlineAt', '2026-11-23T11:00:00.000Z');
  });

  it('that are met with another are not asked for twice', () => {
    const rules = [
      rule(),
      rule({ ask: { ...one, approvals: 2, from: ['leads'] } }),
      rule({ ask: { ...one, from: ['leads', 'directors'] } }),
    ];
    expect(needed(decide(request(), policyWith({ rules }), facts))).toEqual(['2 of leads']);
  });

  it.each<[string, Parameters<typeof rule>[0], PolicyRequest, string]>([
    ['of another kind', { kinds: ['budget'] }, request(), 'allow'],
    ['of this kind', { kinds: ['budget', 'bid'] }, request(), 'ask'],
    [
      'of any kind, for reading',
      {},
      withoutChange(request({ kind: 'read', operation: 'ads.get' })),
      'allow',
    ],
    ['of any kind, for freezing', {}, withoutChange(request({ kind: 'freeze' })), 'allow'],
    ['about freezing', { kinds: ['freeze'] }, withoutChange(request({ kind: 'freeze' })), 'ask'],
    ['of another advertiser', { advertisers: ['12'] }, request(), 'allow'],
    ['of this advertiser, written as a number', { advertisers: [11] }, request(), 'ask'],
    [
      'of some advertiser, where nobody knows which it is',
      { advertisers: ['12'] },
      withoutAdvertiser(request()),
      'ask',
    ],
    ['about more objects', { above: { entities: 1 } }, request(), 'allow'],
    ['about as many objects', { above: { entities: 1 } }, request({ entities: 2 }), 'ask'],
    [
      'about objects nobody counted',
      { above: { entities: 1 } },
      request({ entities: Number.NaN }),
      'ask',
    ],
  ])('%s', (_, shape, asked, outcome) => {
    expect(decide(asked, policyWith({ rules: [rule(shape)] }), facts).outcome).toBe(outcome);
  });

  it('name those who may approve, without the requester', () => {
    const policy = policyWith({
      rules: [rule({ ask: { approvals: 1, from: ['leads', 'directors'], deadline_hours: 8 } })],
    });
    const decision = decide(request({ by: lea }), policy, facts);
    expect(decision).toHaveProperty('approvals.needed.0.users', ['U0DORA', 'U0LOU']);
  });

  it.each([
    [
      'nobody is named',
      { approvals: 1, from: [], deadline_hours: 8 },
      tom,
      'But nobody else may give them. Have approvers added to the policy.',
    ],
    [
      'the roles may not approve',
      { approvals: 1, from: ['interns'], deadline_hours: 8 },
      tom,
      'But nobody else may give them. Have approvers added to the policy.',
    ],
    [
      'there are fewer people than approvals',
      { approvals: 3, from: ['leads'], deadline_hours: 8 },
      tom,
      'But only 2 may give them. Have approvers added to the policy.',
    ],
  ])('refuse when %s', (_, ask, by, ending) => {
    const decision = decide(request({ by }), policyWith({ rules: [rule({ ask })] }), facts);
    expect(decision.outcome).toBe(ending === undefined ? 'ask' : 'refuse');
    expect(decision.sentence.endsWith(ending ?? '.')).toBe(true);
  });

  it('ask the requester only where the policy says so', () => {
    const ask = { approvals: 2, from: ['leads'], deadline_hours: 8 };
    const strict = policyWith({ rules: [rule({ ask })] });
    const lax = policyWith({ rules: [rule({ ask: { ...ask, self_approval: true } })] });
    expect(decide(request({ by: lea }), strict, facts).outcome).toBe('refuse');
    expect(decide(request({ by: lea }), lax, facts).outcome).toBe('ask');
  });

  it('wait for approvers of a group that could not be looked up', () => {
    const policy = policyWith({ rules: [rule()] });
    expect(decide(request(), policy, { ...facts, members: {} })).toMatchObject({
      outcome: 'ask',
      approvals: { needed: [{ users: [], roles: ['leads'] }] },
    });
  });
});

describe('deadlines', () => {
  const policy = policyWith({ rules: [rule()] });
  it.each([
    [
      'on one day',
      '2026-11-23T08:00:00Z',
      ['2026-11-23T12:00', '2026-11-23T14:24', '2026-11-23T16:00'],
    ],
    [
      'over the weekend',
      '2026-11-27T15:00:00Z',
      ['2026-11-30T10:00', '2026-11-30T12:24', '2026-11-30T14:00'],
    ],
    [
      'from the night',
      '2026-11-23T01:00:00Z',
      ['2026-11-23T12:00', '2026-11-23T14:24', '2026-11-23T16:00'],
    ],
    [
      'over a holiday',
      '2026-12-24T16:00:00Z',
      ['2026-12-28T11:00', '2026-12-28T13:24', '2026-12-28T15:00'],
    ],
  ])('count the working time of the approvers: %s', (_, now, expected) => {
    const decision = decide(request(), policy, { ...facts, now });
    if (decision.outcome !== 'ask') throw new Error(decision.sentence);
    const { remindAt, escalateAt, deadlineAt } = decision.approvals;
    expect([remindAt, escalateAt, deadlineAt].map((instant) => instant.slice(0, 16))).toEqual(
      expected,
    );
  });
});
