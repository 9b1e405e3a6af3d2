import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/policy/decide.ts';
import { signed } from '../../src/policy/signatures.ts';
import {
  policyKinds,
  type Actor,
  type PolicyFacts,
  type PolicyRequest,
} from '../../src/shared/policy.ts';
import {
  actor,
  dora,
  lea,
  lineOf,
  lou,
  soundPolicy,
  textOf,
  tom,
  type Written,
} from './policies.ts';

type Rule = Written['rules'][number];
type Ask = Rule['ask'];
type Role = Written['roles'][string];
type Amounts = Record<string, number>;

const people: Actor[] = [tom, lea, lou, dora, actor('U0IDA', ['S0TRAFFIC', 'S0LEADS'])];
const roleNames = ['traffickers', 'leads', 'directors'];
const kind = fc.constantFrom(...policyKinds);
const advertisers = fc.constantFrom<'all' | string[]>('all', ['11'], ['12'], ['11', '12']);

const amounts: fc.Arbitrary<Amounts> = fc
  .record({ EUR: fc.nat(300), JPY: fc.nat(30_000), KWD: fc.nat(90) }, { requiredKeys: [] })
  .map((record) => Object.fromEntries(Object.entries(record)));

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const ask: fc.Arbitrary<Ask> = fc.record({
  approvals: fc.integer({ min: 1, max: 3 }),
  from: fc.subarray(roleNames),
  self_approval: fc.boolean(),
  deadline_hours: fc.constantFrom(1, 8, 24),
});

const rule: fc.Arbitrary<Rule> = fc
  .record({
    name: fc.constant('A rule'),
    kinds: optional(fc.constantFrom<Rule['kinds']>(['bid'], ['budget', 'launch'], ['bid', 'undo'])),
    advertisers,
    above: optional(
      fc.record({
        percent_up: optional(fc.nat(40)),
        percent_down: optional(fc.nat(40)),
        at_risk: optional(amounts),
        entities: optional(fc.nat(20)),
      }),
    ),
    ask,
  })
  .map(withoutUndefined);

const grant = fc.record({
  do: fc.uniqueArray(fc.constantFrom(...policyKinds, 'approve' as const), { minLength: 4 }),
  on: advertisers,
});

const role = (members: Pick<Role, 'users' | 'groups'>): fc.Arbitrary<Role> =>
  fc
    .record({
      calendar: optional(fc.constantFrom('office', 'tokyo')),
      may: fc.array(grant, { minLength: 1, maxLength: 2 }),
    })
    .map((rest) => withoutUndefined({ ...members, ...rest }));

const hours = {
  days: ['mon' as const, 'wed' as const, 'fri' as const],
  from: '09:00',
  until: '17:00',
};

const policy: fc.Arbitrary<Written> = fc
  .record({
    teams: fc.constant({ workspace: 'T0HOME' }),
    calendars: fc.constant({
      office: { zone: 'Europe/Berlin', ...hours },
      tokyo: { zone: 'Asia/Tokyo', ...hours },
    }),
    roles: fc.record({
      traffickers: role({ groups: ['S0TRAFFIC'] }),
      leads: role({ groups: ['S0LEADS'] }),
      directors: role({ users: ['U0DORA', 'U0LEA'] }),
    }),
    rules: fc.array(rule, { maxLength: 4 }),
    caps: fc
      .record({
        bid: optional(amounts),
        daily_budget: optional(amounts),
        entities: optional(fc.nat(20)),
        percent_up: optional(fc.nat(200)),
      })
      .map(withoutUndefined),
    freezes: fc
      .record({
        override: optional(ask),
        calendar: fc.constant<NonNullable<Written['freezes']['calendar']>>([]),
      })
      .map(withoutUndefined),
    channels: fc.constantFrom<Record<string, string[]>>({}, { '11': ['C0ADOPS'] }),
  })
  .map(withoutUndefined);

const money = fc.record({
  minor: fc.oneof(fc.nat(200), fc.nat(50_000)),
  currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
});

const request: fc.Arbitrary<PolicyRequest> = fc
  .record({
    kind,
    by: fc.constantFrom(...people),
    advertiser: optional(fc.constantFrom('11', '12', '13')),
    channel: optional(fc.constantFrom('C0ADOPS', 'C0OTHER')),
    operation: fc.constantFrom('ads.get', 'campaigns.list'),
    change: optional(
      fc.record({
        of: fc.constantFrom('bid' as const, 'budget' as const),
        before: fc.option(money),
        after: money,
      }),
    ),
    bid: optional(money),
    entities: fc.nat(25),
    perDay: fc.option(money, { freq: 5 }),
    editors: optional(fc.subarray(['U0LEA', 'U0DORA'])),
  })
  .map(withoutUndefined);

const facts: fc.Arbitrary<PolicyFacts> = fc.record({
  now: fc
    .integer({ min: 0, max: 24 * 14 })
    .map((hour) => new Date(Date.UTC(2026, 9, 20, hour)).toISOString()),
  freezes: fc.constantFrom<PolicyFacts['freezes']>(
    [],
    [],
    [{ target: 'Nordwind', reason: 'sale' }],
  ),
  members: fc.constantFrom<PolicyFacts['members']>(
    { S0TRAFFIC: ['U0TOM', 'U0IDA'], S0LEADS: ['U0LEA', 'U0LOU', 'U0IDA'] },
    { S0LEADS: ['U0LEA'] },
  ),
});

/** Ways to make a policy stricter; where one has nothing to work on it changes nothing. */
const tightenings: Record<string, (written: Written, more: { rule: Rule; at: number }) => Written> =
  {
    'a rule more': (written, more) => ({
      ...written,
      rules: withAt(written.rules, more.at, more.rule),
    }),
    'rules in another order': (written) => ({ ...written, rules: written.rules.toReversed() }),
    'more approvals': eachAsk((one) => ({ ...one, approvals: one.approvals + 1 })),
    'fewer approving roles': eachAsk((one, at) => ({
      ...one,
      from: one.from.filter((_, index) => index !== at % 3),
    })),
    'no self-approval': eachAsk((one) => ({ ...one, self_approval: false })),
    'lower percentages': eachAbove((above) =>
      withoutUndefined({
        ...above,
        percent_up: half(above.percent_up),
        percent_down: half(above.percent_down),
      }),
    ),
    'lower sums': eachAbove((above) =>
      withoutUndefined({ ...above, at_risk: lower(above.at_risk) }),
    ),
    'fewer currencies': eachAbove((above) =>
      withoutUndefined({ ...above, at_risk: withoutOne(above.at_risk) }),
    ),
    'fewer objects': eachAbove((above) =>
      withoutUndefined({ ...above, entities: half(above.entities) }),
    ),
    'no threshold': (written) => ({
      ...written,
      rules: written.rules.map(({ above: _above, ...rest }) => rest),
    }),
    'rules on all advertisers': (written) => ({
      ...written,
      rules: written.rules.map((one) => ({ ...one, advertisers: 'all' })),
    }),
    'lower caps': (written) => ({
      ...written,
      caps: withoutUndefined({
        bid: lower(written.caps?.bid) ?? {},
        daily_budget: lower(written.caps?.daily_budget) ?? {},
        entities: half(written.caps?.entities ?? 10),
        percent_up: half(written.caps?.percent_up ?? 10),
      }),
    }),
    'fewer rights': eachRole(({ may, ...rest }, at) => ({
      ...rest,
      may: may.map((one) => ({
        ...one,
        do: one.do.filter((_, index) => index !== at % one.do.length),
      })),
    })),
    'rights on fewer advertisers': eachRole(({ may, ...rest }) => ({
      ...rest,
      may: may.map((one) => ({ ...one, on: one.on === 'all' ? ['11', '12'] : one.on.slice(1) })),
    })),
    'a role without people': eachRole((one, at, name) =>
      name === roleNames[at % 3] ? { ...one, users: [], groups: [] } : one,
    ),
    'nobody lets a freeze pass': (written) => ({ ...written, freezes: {} }),
    'a freeze more': (written) => ({
      ...written,
      freezes: {
        ...written.freezes,
        calendar: [
          { name: 'F', reason: 'r', zone: 'Asia/Tokyo', from: '2026-10-21', until: '2026-10-30' },
        ],
      },
    }),
    'fewer channels': (written) => ({ ...written, channels: { '11': [], '12': ['C0OTHER'] } }),
  };

describe('a stricter policy', () => {
  it.each(Object.entries(tightenings))('with %s never allows more', (_, tighten) => {
    const more = fc.record({ rule, at: fc.nat(5) });
    const signers = fc.subarray(people);
    fc.assert(
      fc.property(
        policy,
        more,
        request,
        facts,
        signers,
        (written, extra, asked, known, signing) => {
          const before = soundPolicy(written);
          const after = soundPolicy(tighten(written, extra));
          const [loose, strict] = [decide(asked, before, known), decide(asked, after, known)];
          const ranks = { allow: 0, ask: 1, refuse: 2 };
          expect(ranks[strict.outcome]).toBeGreaterThanOrEqual(ranks[loose.outcome]);
          const passesStrict = signed(signing, asked, strict, after).approved;
          const passesLoose = signed(signing, asked, loose, before).approved;
          expect(passesLoose || !passesStrict).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('every decision', () => {
  it('names a rule that stands in the file, in the line it says', () => {
    fc.assert(
      fc.property(policy, request, facts, (written, asked, known) => {
        const text = textOf(written);
        const { rule: by, sentence, also, version } = decide(asked, soundPolicy(text), known);
        for (const each of [{ rule: by, sentence }, ...also]) {
          expect(lineOf(text, each.rule.path)).toBe(each.rule.line);
          expect(each.sentence).toMatch(/^\S[^\n]*\.$/u);
          expect(each.sentence).not.toMatch(/undefined|NaN|\[object/u);
        }
        expect(version).toMatch(/^[0-9a-f]{12}$/u);
      }),
      { numRuns: 300 },
    );
  });

  it('is plain data', () => {
    fc.assert(
      fc.property(policy, request, facts, (written, asked, known) => {
        const decision = decide(asked, soundPolicy(written), known);
        expect(JSON.parse(JSON.stringify(decision))).toEqual(decision);
      }),
      { numRuns: 100 },
    );
  });
});

function eachAsk(change: (one: Ask, at: number) => Ask) {
  return (written: Written, { at }: { at: number }): Written => {
    const { override } = written.freezes;
    return {
      ...written,
      rules: written.rules.map((one) => ({ ...one, ask: change(one.ask, at) })),
      freezes: { ...written.freezes, ...(override && { override: change(override, at) }) },
    };
  };
}

function eachAbove(change: (above: NonNullable<Rule['above']>) => NonNullable<Rule['above']>) {
  return (written: Written): Written => ({
    ...written,
    rules: written.rules.map((one) => ({ ...one, ...(one.above && { above: change(one.above) }) })),
  });
}

function eachRole(change: (role: Role, at: number, name: string) => Role) {
  return (written: Written, { at }: { at: number }): Written => ({
    ...written,
    roles: Object.fromEntries(
      Object.entries(written.roles).map(([name, one]) => [name, change(one, at, name)]),
    ),
  });
}

function half(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : Math.floor(limit / 2);
}

function lower(limits: Amounts | undefined): Amounts | undefined {
  return (
    limits &&
    Object.fromEntries(Object.entries(limits).map(([code, limit]) => [code, Math.floor(limit / 3)]))
  );
}

function withoutOne(limits: Amounts | undefined): Amounts | undefined {
  return limits && Object.fromEntries(Object.entries(limits).slice(1));
}

function withAt<T>(list: readonly T[], at: number, item: T): T[] {
  return list.toSpliced(at, 0, item);
}

function withoutUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(value));
}
