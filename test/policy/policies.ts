import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import type { PolicyFile } from '../../src/policy/policy-file.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';
import type { Actor, PolicyFacts, PolicyRequest } from '../../src/shared/policy.ts';

/** A policy as people write it. */
export type Written = z.input<typeof PolicyFile>;

/** A small agency: traffickers ask, leads approve in office hours, directors at any time. */
export const written: Written = {
  teams: {
    workspace: 'T0HOME',
    partners: [{ team: 'T0GUEST', name: 'Guest', may: [{ do: ['read', 'bid'], on: ['11'] }] }],
  },
  calendars: {
    office: {
      zone: 'Europe/Berlin',
      days: ['mon', 'tue', 'wed', 'thu', 'fri'],
      from: '09:00',
      until: '18:00',
      holidays: ['2026-12-25'],
    },
  },
  roles: {
    traffickers: {
      groups: ['S0TRAFFIC'],
      may: [
        { do: ['launch', 'delivery', 'bid', 'budget', 'freeze', 'undo'], on: 'all' },
        { do: ['read'], on: 'all' },
        { do: ['write'], on: 'all', operations: ['campaigns.*', 'ads.update'] },
      ],
    },
    leads: {
      groups: ['S0LEADS'],
      calendar: 'office',
      may: [{ do: ['approve', 'bid', 'budget'], on: 'all' }],
    },
    directors: { users: ['U0DORA'], may: [{ do: ['approve'], on: 'all' }] },
    interns: { users: ['U0IDA'], may: [{ do: ['bid'], on: ['11'] }] },
  },
  rules: [],
  freezes: {},
};

export const textOf = (policy: unknown): string => stringify(policy);

/** The policy in a text or a value that is meant to be sound. */
export function soundPolicy(policy: string | Written): Policy {
  const read = readPolicy(typeof policy === 'string' ? policy : textOf(policy));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems, undefined, 1));
  return read.policy;
}

/** The small agency with some sections written otherwise. */
export const policyWith = (sections: Partial<Written>): Policy =>
  soundPolicy({ ...written, ...sections });

/** A rule that wants something approved by a lead. */
export function rule(
  rest: Partial<NonNullable<Written['rules'][number]>> & { name?: string } = {},
): Written['rules'][number] {
  return {
    name: 'Moves',
    ask: { approvals: 1, from: ['leads'], deadline_hours: 8 },
    ...rest,
  };
}

export function actor(user: string, groups: string[] = [], team = 'T0HOME'): Actor {
  return { user, team, groups, active: true };
}

export const tom = actor('U0TOM', ['S0TRAFFIC']);
export const lea = actor('U0LEA', ['S0LEADS']);
export const lou = actor('U0LOU', ['S0LEADS']);
export const dora = actor('U0DORA');
export const guest = actor('U0GUEST', [], 'T0GUEST');

export const facts: PolicyFacts = {
  now: '2026-11-23T09:00:00Z', // Monday, ten o'clock in Berlin
  freezes: [],
  members: { S0TRAFFIC: ['U0TOM'], S0LEADS: ['U0LEA', 'U0LOU'] },
};

export const eur = (minor: number) => ({ minor, currency: 'EUR' });

/** Tom wants to raise a bid from 1.00 to 1.10 euros. */
export function request(rest: Partial<PolicyRequest> = {}): PolicyRequest {
  return {
    kind: 'bid',
    by: tom,
    advertiser: '11',
    channel: 'C0ADOPS',
    change: { of: 'bid', before: eur(100), after: eur(110) },
    entities: 1,
    perDay: eur(10_000),
    ...rest,
  };
}

/** The same, about nothing whose value changes. */
export function withoutChange(whole: PolicyRequest): PolicyRequest {
  const rest = { ...whole };
  delete rest.change;
  return rest;
}

/** The same, about an advertiser that nobody knows. */
export function withoutAdvertiser(whole: PolicyRequest): PolicyRequest {
  const rest = { ...whole };
  delete rest.advertiser;
  return rest;
}

/** The line in which a part of a policy file stands; undefined when the file has no such part. */
export function lineOf(text: string, path: string): number | undefined {
  const lines = new LineCounter();
  const steps = path.split(/[.[\]]+/u).filter((step) => step !== '');
  let [node, offset]: [unknown, number] = [parseDocument(text, { lineCounter: lines }).contents, 0];
  for (const step of steps) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === step);
      if (pair === undefined || !isScalar(pair.key)) return undefined;
      [node, offset] = [pair.value, pair.key.range?.[0] ?? 0];
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (!isNode(item)) return undefined;
      [node, offset] = [item, item.range?.[0] ?? 0];
    } else {
      return undefined;
    }
  }
  return lines.linePos(offset).line;
}
