import { describe, expect, it } from 'vitest';
import { decide } from '../../src/policy/decide.ts';
import { quietUntil } from '../../src/policy/quiet-until.ts';
import { rightsOf } from '../../src/policy/rights.ts';
import type { PolicyFacts, PolicyRequest } from '../../src/shared/policy.ts';
import {
  dora,
  eur,
  facts,
  guest,
  policyWith,
  request,
  withoutChange,
  type Written,
} from './policies.ts';

function said(
  sections: Partial<Written>,
  asked: PolicyRequest,
  known: Partial<PolicyFacts> = {},
): string {
  const { outcome, rule, sentence } = decide(asked, policyWith(sections), { ...facts, ...known });
  return outcome === 'allow' ? 'allow' : `${outcome} ${rule.path}: ${sentence}`;
}

const bidOf = (minor: number, currency = 'EUR') =>
  request({ change: { of: 'bid', before: null, after: { minor, currency } } });
const launch = (rest: Partial<PolicyRequest>) =>
  withoutChange(request({ kind: 'launch', ...rest }));

describe('caps', () => {
  const caps = {
    bid: { EUR: 2.5, JPY: 300 },
    daily_budget: { EUR: 100 },
    entities: 20,
    percent_up: 50,
  };
  it.each<[string, PolicyRequest, string]>([
    ['a bid at the cap', bidOf(250), 'allow'],
    [
      'a cent above it',
      bidOf(251),
      'refuse caps.bid: €2.51 is above the cap of €2.50 for bids. Ask for at most that.',
    ],
    [
      'yen',
      bidOf(301, 'JPY'),
      'refuse caps.bid: ¥301 is above the cap of ¥300 for bids. Ask for at most that.',
    ],
    [
      'a currency without a cap',
      bidOf(1, 'KWD'),
      'refuse caps.bid: The policy caps bids but has no cap in KWD. Have one added.',
    ],
    [
      'what is no amount',
      bidOf(Number.NaN),
      'refuse caps.bid: an amount nobody knows is above the cap of €2.50 for bids. Ask for at most that.',
    ],
    [
      'a bid that a launch sets',
      launch({ bid: eur(251) }),
      'refuse caps.bid: €2.51 is above the cap of €2.50 for bids. Ask for at most that.',
    ],
    [
      'a daily budget',
      launch({ dailyBudget: eur(10_001) }),
      'refuse caps.daily_budget: €100.01 is above the cap of €100.00 for daily budgets. Ask for at most that.',
    ],
    [
      'a budget that is changed',
      request({
        kind: 'budget',
        change: { of: 'budget', before: eur(10_000), after: eur(10_001) },
      }),
      'refuse caps.daily_budget: €100.01 is above the cap of €100.00 for daily budgets. Ask for at most that.',
    ],
    ['as many objects as may be', launch({ entities: 20 }), 'allow'],
    [
      'one more',
      launch({ entities: 21 }),
      'refuse caps.entities: A launch may have 20 objects, this one has 21. Split the plan into several files.',
    ],
    ['as many outside of launches', request({ entities: 21 }), 'allow'],
    [
      'as much as may be in percent',
      request({ change: { of: 'bid', before: eur(100), after: eur(150) } }),
      'allow',
    ],
    [
      'more',
      request({ change: { of: 'bid', before: eur(100), after: eur(151) } }),
      'refuse caps.percent_up: +51 % is above the cap of 50 % for one change. Ask for less, or go there in steps.',
    ],
  ])('%s', (_, asked, expected) => {
    expect(said({ caps }, asked)).toBe(expected);
  });

  it('are all named, with the approvals that would have been wanted besides', () => {
    const asked = request({ change: { of: 'bid', before: eur(100), after: eur(300) } });
    const freezes = { override: { approvals: 1, from: ['leads'], deadline_hours: 1 } };
    const known = { ...facts, freezes: [{ target: 'Nordwind', reason: 'sale' }] };
    expect(
      decide(asked, policyWith({ caps, freezes }), known).also.map(({ rule }) => rule.path),
    ).toEqual(['caps.percent_up', 'freezes.override']);
  });
});

describe('channels', () => {
  const channels = { '11': ['C0ADOPS', 'C0NORD'], '12': [] };
  it.each<[string, PolicyRequest, string]>([
    ['one of those listed', request({ channel: 'C0NORD' }), 'allow'],
    [
      'another',
      request({ channel: 'C0HANSE' }),
      'refuse channels.11: Commands about advertiser 11 are not taken here. Ask in one of its channels: C0ADOPS, C0NORD.',
    ],
    [
      'none is listed',
      request({ advertiser: '12' }),
      'refuse channels.12: Commands about advertiser 12 are not taken here. The policy lists no channel for it.',
    ],
    ['any, for others', request({ advertiser: '13', channel: 'C0HANSE' }), 'allow'],
  ])('%s', (_, asked, expected) => {
    expect(said({ channels }, asked)).toBe(expected);
  });
});

describe('freezes', () => {
  const freeze = {
    name: 'Sale',
    zone: 'Europe/Berlin',
    reason: 'the shop sells',
    advertisers: ['11'],
  };
  const days = { calendar: [{ ...freeze, from: '2026-11-23', until: '2026-11-24' }] };
  const frozen =
    'refuse freezes.calendar[0]: «Sale» freezes changes until 2026-11-25 00:00 Europe/Berlin: the shop sells. Ask again when the freeze is over.';
  it.each<[string, string, PolicyRequest, string]>([
    ['a second before it', '2026-11-22T22:59:59Z', request(), 'allow'],
    ['its first second', '2026-11-22T23:00:00Z', request(), frozen],
    ['its last second', '2026-11-24T22:59:59Z', request(), frozen],
    ['the second after', '2026-11-24T23:00:00Z', request(), 'allow'],
    ['another advertiser', '2026-11-23T12:00:00Z', request({ advertiser: '12' }), 'allow'],
    [
      'reading',
      '2026-11-23T12:00:00Z',
      withoutChange(request({ kind: 'read', operation: 'ads.get' })),
      'allow',
    ],
    ['freezing', '2026-11-23T12:00:00Z', withoutChange(request({ kind: 'freeze' })), 'allow'],
    ['undoing', '2026-11-23T12:00:00Z', request({ kind: 'undo' }), frozen],
  ])('%s', (_, now, asked, expected) => {
    expect(said({ freezes: days }, asked, { now })).toBe(expected);
  });

  it.each([
    ['spring: 02:30 is skipped', '2026-03-29 02:30', '2026-03-29T01:30:00Z'],
    ['autumn: the first 02:30', '2026-10-25 02:30', '2026-10-25T00:30:00Z'],
  ])('begin when the clock says so, %s', (_, from, first) => {
    const freezes = { calendar: [{ ...freeze, from, until: '2026-12-31' }] };
    const before = new Date(Date.parse(first) - 1000).toISOString();
    expect(said({ freezes }, request(), { now: before })).toBe('allow');
    expect(said({ freezes }, request(), { now: first })).not.toBe('allow');
  });

  it('end with the second 02:30 of an autumn night', () => {
    const freezes = { calendar: [{ ...freeze, from: '2026-10-01', until: '2026-10-25 02:30' }] };
    expect(said({ freezes }, request(), { now: '2026-10-25T01:29:59Z' })).not.toBe('allow');
    expect(said({ freezes }, request(), { now: '2026-10-25T01:30:00Z' })).toBe('allow');
  });

  it('let a change pass with the approvals they name', () => {
    const override = { approvals: 2, from: ['leads', 'directors'], deadline_hours: 4 };
    const freezes = {
      calendar: [{ ...freeze, from: '2026-11-23', until: '2026-11-24', override }],
    };
    expect(said({ freezes }, request())).toBe(
      'ask freezes.calendar[0]: «Sale» freezes changes until 2026-11-25 00:00 Europe/Berlin: the shop sells. It passes with 2 approvals from leads or directors.',
    );
  });

  const byCommand = [
    { target: 'Nordwind Outdoor', reason: 'legal hold', until: '2026-12-01T08:00:00Z' },
  ];
  it.each<[string, Written['freezes'], string]>([
    [
      'nobody',
      {},
      'refuse freezes: Nordwind Outdoor is frozen until 2026-12-01 08:00 UTC: legal hold. Ask again when the freeze is over.',
    ],
    [
      'those named',
      { override: { approvals: 1, from: ['directors'], deadline_hours: 4 } },
      'ask freezes.override: Nordwind Outdoor is frozen until 2026-12-01 08:00 UTC: legal hold. It passes with 1 approval from directors.',
    ],
    [
      'an empty list',
      { override: { approvals: 1, from: [], deadline_hours: 4 } },
      'refuse freezes.override: Nordwind Outdoor is frozen until 2026-12-01 08:00 UTC: legal hold. It passes with 1 approval from nobody. But nobody else may give them. Have approvers added to the policy.',
    ],
  ])('by command are passed by %s', (_, freezes, expected) => {
    expect(said({ freezes }, request(), { freezes: byCommand })).toBe(expected);
  });
});

describe('quiet hours', () => {
  const quiet = {
    zone: 'Europe/Berlin',
    from: '20:00',
    until: '07:30',
    unless_above: { EUR: 1000 },
  };
  const policy = policyWith({ quiet_hours: quiet });
  it.each([
    ['by day', '2026-11-23T18:59:59Z', undefined, undefined],
    ['in the evening', '2026-11-23T19:00:00Z', undefined, '2026-11-24T06:30:00.000Z'],
    ['in the early morning', '2026-11-24T06:29:59Z', undefined, '2026-11-24T06:30:00.000Z'],
    ['when they are over', '2026-11-24T06:30:00Z', undefined, undefined],
    [
      'in the night the clock goes forward',
      '2026-03-28T20:00:00Z',
      undefined,
      '2026-03-29T05:30:00.000Z',
    ],
    ['about little money', '2026-11-23T19:00:00Z', eur(100_000), '2026-11-24T06:30:00.000Z'],
    ['about much', '2026-11-23T19:00:00Z', eur(100_001), undefined],
  ])('%s', (_, now, perDay, expected) => {
    expect(quietUntil(policy, now, perDay)).toBe(expected);
  });

  it('may lie within a day, or not be there at all', () => {
    const noon = policyWith({ quiet_hours: { zone: 'UTC', from: '12:00', until: '13:00' } });
    expect(quietUntil(noon, '2026-11-23T12:15:00Z')).toBe('2026-11-23T13:00:00.000Z');
    expect(quietUntil(noon, '2026-11-23T14:00:00Z')).toBeUndefined();
    expect(quietUntil(policyWith({}), '2026-11-23T19:00:00Z')).toBeUndefined();
  });
});

describe('the rights of a person', () => {
  it('are listed with the line that gives them', () => {
    const policy = policyWith({});
    expect(rightsOf(dora, policy)).toEqual([
      {
        of: 'directors',
        do: ['approve'],
        on: 'all',
        rule: { path: 'roles.directors.may[0]', line: expect.any(Number) },
      },
    ]);
    expect(rightsOf(guest, policy).map(({ of }) => of)).toEqual(['Guest']);
    expect(rightsOf({ ...dora, active: false }, policy)).toEqual([]);
  });
});
