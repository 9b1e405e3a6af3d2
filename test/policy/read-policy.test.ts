import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyReport } from '../../scripts/policy-report.ts';
import { operations } from '../../src/operations/catalogue.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';
import { people, team, userGroups } from '../../src/standins/slack/seed.ts';
import { rule, soundPolicy, textOf, written, type Written } from './policies.ts';

const demo = readFileSync('config/policy.yaml', 'utf8');
const names = operations.map(({ operation }) => operation);

/** What `npm run check-config` prints about a text, with the word at its place instead of line and column. */
function saidOf(text: string): string[] {
  const rows = text.split('\n');
  return policyReport(readPolicy(text, names), 'p').lines.map((said) =>
    said.replace(/^p:(\d+):(\d+):/u, (_, line: string, column: string) => {
      const rest = rows[Number(line) - 1]?.slice(Number(column) - 1) ?? '';
      return `at ${/^"?[^\s:,\]}]*/u.exec(rest)?.[0] ?? ''}:`;
    }),
  );
}

/** The demo policy with one text in it replaced. */
function demoWith(before: string, after: string): string {
  if (!demo.includes(before)) throw new Error(`the demo policy has no ${before}`);
  return demo.replace(before, after);
}

describe('the policy that comes with the project', () => {
  it('is sound and has nothing odd about it', () => {
    expect(policyReport(readPolicy(demo, names), 'config/policy.yaml').lines).toEqual([
      expect.stringMatching(
        /^config\/policy\.yaml is sound \(version [0-9a-f]{12}\): 4 roles, 4 rules, 1 freeze, 0 warnings\.$/u,
      ),
    ]);
  });

  it('fits the people of the simulated Slack', () => {
    const policy = soundPolicy(demo);
    const known = [...people, ...userGroups].map(({ id }) => id);
    const named = Object.values(policy.roles).flatMap(({ users, groups }) => [...users, ...groups]);
    expect(policy.teams.workspace).toBe(team.id);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it('names its schema for editors', () => {
    expect(demo.split('\n')[0]).toBe('# yaml-language-server: $schema=../docs/policy.schema.json');
  });
});

describe('a policy with a mistake', () => {
  it.each([
    [
      'an unknown field',
      'quiet_hours:',
      'quite_hours:',
      ['at quite_hours: quite_hours is not a field here. write quiet_hours, or remove it.'],
    ],
    [
      'an unknown field of a rule',
      'deadline_hours: 8',
      'deadline: 8',
      [
        'at ask: rules[0].ask.deadline_hours is required. give a number.',
        'at deadline: rules[0].ask.deadline is not a field here. write deadline_hours, or remove it.',
      ],
    ],
    [
      'a section left out',
      'freezes:',
      'frost:',
      [
        'at frost: frost is not a field here. write one of teams, calendars, roles, channels, rules, caps, freezes, quiet_hours, or remove it.',
        'at #: freezes is required. give fields with values.',
      ].toReversed(),
    ],
    [
      'a role nobody defined',
      'from: [account_leads, duty]',
      'from: [acount_leads, duty]',
      [
        'at acount_leads: rules[0].ask.from[0] no role is called "acount_leads". write account_leads, or define it under `roles`.',
      ],
    ],
    [
      'a calendar nobody defined',
      'calendar: office',
      'calendar: berlin',
      [
        'at calendar: roles.traffickers.calendar no calendar is called "berlin". define it under `calendars`.',
      ],
    ],
    [
      'a user for a group',
      'groups: [S0TRAFFICKERS]',
      'groups: [U0MARA]',
      [
        'at U0MARA: roles.traffickers.groups[0] "U0MARA" is not in the form expected. give the id of a Slack user group such as S0123ABCD.',
      ],
    ],
    [
      'a name for an id',
      'users: [U0RAVI]',
      'users: [ravi]',
      [
        'at ravi: roles.duty.users[0] "ravi" is not in the form expected. give a Slack user\'s id such as U0123ABCD.',
      ],
    ],
    [
      'an unknown right',
      'do: [read]\n          on',
      'do: [reed]\n          on',
      [
        'at reed: teams.partners[0].may[0].do[0] "reed" is not one of its values. write read, or give one of launch, delivery, bid, budget, read, write, freeze, undo.',
      ],
    ],
    [
      'approval by outsiders',
      'do: [read]\n          on',
      'do: [approve]\n          on',
      [
        'at approve: teams.partners[0].may[0].do[0] "approve" is not one of its values. give one of launch, delivery, bid, budget, read, write, freeze, undo.',
      ],
    ],
    [
      'a zone that is none',
      'zone: Europe/Berlin',
      'zone: Berlin',
      [
        'at zone: calendars.office.zone "Berlin" is not a time zone. write one of the IANA database such as Europe/Berlin.',
      ],
    ],
    [
      'a time that is none',
      'from: 09:00',
      'from: 25:00',
      [
        'at from: calendars.office.from "25:00" is not in the form expected. give a time of day such as 09:00.',
      ],
    ],
    [
      'hours that end before they begin',
      'until: 18:00',
      'until: 08:00',
      ['at until: calendars.office.until "08:00" is not after `from`. write a later time.'],
    ],
    [
      'a day that is none',
      '2027-03-29',
      '2027-02-29',
      [
        'at 2027-02-29: calendars.office.holidays[4] "2027-02-29" is not a day of the calendar. write it as 2027-01-31.',
      ],
    ],
    [
      'a freeze that ends before it begins',
      'until: 2027-01-03',
      'until: 2026-12-30',
      ['at until: freezes.calendar[0].until "2026-12-30" is not after `from`. write a later time.'],
    ],
    [
      'a sum with a currency that is none',
      'bid: { EUR: 50',
      'bid: { EURO: 50',
      ['at EURO: caps.bid.EURO "EURO" is not a currency. write its ISO code: EUR.'],
    ],
    [
      'more decimals than the currency has',
      'JPY: 8000 }',
      'JPY: 8000.5 }',
      ['at JPY: caps.bid.JPY 8000.5 has more decimals than JPY has. write whole units.'],
    ],
    [
      'a sum below nothing',
      'entities: 20000',
      'entities: -1',
      ['at entities: caps.entities -1 is too little. give at least 0.'],
    ],
    [
      'a percentage as text',
      'percent_up: 20',
      'percent_up: 20 %',
      ['at percent_up: rules[0].above.percent_up expected a number, found "20 %". give a number.'],
    ],
    [
      'percentages where there are none',
      'kinds: [bid]',
      'kinds: [delivery]',
      [
        'at above: rules[0].above has percentages, which only bids and budgets have. add bid or budget to `kinds`.',
      ],
    ],
    [
      'no approvals',
      'approvals: 1',
      'approvals: 0',
      ['at approvals: rules[0].ask.approvals 0 is too little. give at least 1.'],
    ],
    [
      'operations of what is no form',
      'do: [read]\n          on',
      'do: [bid]\n          on',
      [
        'at operations: teams.partners[0].may[0].operations narrows `read` and `write` only. add read or write to `do`, or remove it.',
      ],
    ],
    [
      'a field written twice',
      '  entities: 20000',
      '  entities: 20000\n  entities: 3',
      [
        'at entities: this is not YAML: map keys must be unique. mend it here; indentation, quotes and colons are the usual causes.',
      ],
    ],
    [
      'a bracket left open',
      'users: [U0RAVI]',
      'users: [U0RAVI',
      [expect.stringMatching(/^at may: this is not YAML: .+\. mend it here; /u)],
    ],
    [
      'an alias for nothing',
      'on: all',
      'on: *everything',
      [
        'at #: an alias (*name) means nothing that stands above it, or too much. write the value itself instead of the alias.',
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(saidOf(demoWith(before, after))).toEqual(expected);
  });

  it('has all of them said at once, in the order of the file', () => {
    const text = demoWith('T0MORGENROT', 'MORGENROT')
      .replace('JPY: 8000 }', 'JPY: 0.5, XYZ: 1 }')
      .replace('[account_leads, duty]', '[leads]')
      .replace('quiet_hours', 'quiet');
    expect(saidOf(text).map((line) => line.split(' ')[2])).toEqual([
      'teams.workspace',
      'rules[0].ask.from[0]',
      'caps.bid.JPY',
      'caps.bid.XYZ',
      'quiet',
    ]);
  });

  it.each(['', 'policy', '- 1', '42', 'a: &a [*a]', 'x'.repeat(200_001)])(
    'that is none at all: %j',
    (text) => {
      const read = readPolicy(text);
      if (!('problems' in read)) throw new Error('no problem was found');
      expect(read.problems).not.toEqual([]);
    },
  );

  it('never throws, whatever the text is', () => {
    const cut = fc
      .tuple(
        fc.nat(demo.length),
        fc.nat(40),
        fc.constantFrom(
          '',
          ':',
          '- ',
          '{',
          '*a',
          '&a ',
          '__proto__: 1\n',
          '[',
          '\t',
          '2',
          '"',
          'null',
          '<<: ',
        ),
      )
      .map(([at, length, word]) => demo.slice(0, at) + word + demo.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(cut, fc.string()), (text) => {
        const read = readPolicy(text);
        const problems = 'problems' in read ? read.problems : read.warnings;
        expect('problems' in read && problems.length === 0).toBe(false);
        for (const { message, fix } of problems) {
          expect(message).not.toMatch(/undefined|\[object/u);
          expect(fix).not.toMatch(/undefined|\[object|^$/u);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('warnings', () => {
  const ask = { approvals: 1, deadline_hours: 8 };

  it.each<[string, Partial<Written>, string[]]>([
    ['no rules', {}, ['rules nothing ever needs approval. add a rule if that is not meant.']],
    [
      'nobody is to approve',
      { rules: [rule({ ask: { ...ask, from: [] } })] },
      [
        'rules[0].ask nobody can give this approval: such requests are refused. name a role that has people, and `approve` in what it may do.',
      ],
    ],
    [
      'a role that may not approve',
      { rules: [rule({ ask: { ...ask, from: ['interns', 'leads'] } })] },
      [
        'rules[0].ask interns cannot approve, though it is named here. give interns people and the right to approve, or remove it here.',
      ],
    ],
    [
      'only roles that may not',
      { rules: [rule({ advertisers: ['11'], ask: { ...ask, from: ['interns'] } })] },
      [
        'rules[0].ask nobody can give this approval for advertiser 11: such requests are refused. name a role that has people, and `approve` in what it may do.',
      ],
    ],
    [
      'more approvals than people',
      { rules: [rule({ ask: { ...ask, approvals: 2, from: ['directors'] } })] },
      [
        'rules[0].ask 2 approvals are wanted, and only 1 can be given. name more people, or want fewer approvals.',
      ],
    ],
    [
      'a group may have any number',
      { rules: [rule({ ask: { ...ask, approvals: 9, from: ['leads'] } })] },
      [],
    ],
    [
      'nobody lets a freeze pass',
      { rules: [rule()], freezes: { override: { ...ask, from: ['interns'] } } },
      [
        'freezes.override nobody can give this approval: such requests are refused. name a role that has people, and `approve` in what it may do.',
      ],
    ],
    [
      'a role without people',
      { rules: [rule()], roles: { ...written.roles, empty: { may: [] } } },
      ['roles.empty nobody has this role. give it `users` or `groups`, or remove it.'],
    ],
    [
      'a pattern that fits no operation',
      {
        rules: [rule()],
        roles: {
          ...written.roles,
          x: {
            users: ['U0X'],
            may: [
              {
                do: ['write'],
                on: 'all',
                operations: ['campaign.*', 'campaigns.updateFB', 'search.*'],
              },
            ],
          },
        },
      },
      [
        'roles.x.may[0].operations[0] no operation fits "campaign.*". compare it with docs/endpoints.md.',
        'roles.x.may[0].operations[1] no operation fits "campaigns.updateFB". write campaigns.updateFb.',
      ],
    ],
  ])('%s', (_, sections, expected) => {
    expect(warned(sections)).toEqual(expected);
  });
});

describe('the version', () => {
  it('is another for another text, and the same for the same', () => {
    expect(soundPolicy(demo).version).toBe(soundPolicy(demo).version);
    expect(soundPolicy(`${demo}\n`).version).not.toBe(soundPolicy(demo).version);
  });
});

describe('ids', () => {
  it('are kept as they are written, with zeros and all digits', () => {
    const text = demoWith("on: ['11']", 'on: [007, 12345678901234567890, 11]');
    expect(soundPolicy(text).teams.partners[0]?.may[0]?.on).toEqual([
      '007',
      '12345678901234567890',
      '11',
    ]);
  });
});

/** The warnings about the small agency with some sections written otherwise. */
function warned(sections: Partial<Written>): string[] {
  return saidOf(textOf({ ...written, ...sections }))
    .slice(1)
    .map((line) => line.replace(/^warning: p:\d+: /u, ''));
}
