import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../src/plan/parse-plan.ts';
import type { PlanFormat } from '../../src/shared/plan-ref.ts';
import { yamlPlan } from './plan-texts.ts';
import { bytesOf } from './report.ts';

const format = fc.constantFrom<PlanFormat>('yaml', 'csv');

/** Parts of plans, so that random files get far into the reading. */
const words = fc.constantFrom(
  ...'media_plan campaigns ad_sets ads defaults campaign ad_set ad name network fb tw target start_date'.split(
    ' ',
  ),
  ...'2027-01-31 bid child_attachments __proto__ constructor toString << ~ . [0] 1.500 % #'.split(
    ' ',
  ),
  ...': |\n|\n  |\n  - |- |{|}|[|]|,|;|"|\'|&a |*a |!!x |\t'.split('|'),
);

function answersWell(bytes: Uint8Array, as: PlanFormat): void {
  const { plan, problems } = parsePlan(bytes, as);
  expect(plan === undefined).toBe(problems.length > 0);
  for (const { message, fix } of problems) {
    expect(message).not.toMatch(/undefined|\[object/);
    expect(fix).not.toBe('');
  }
  const lines = problems.map(({ line }) => line ?? 0);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
}

describe('any file', () => {
  it('is a plan or gets problems in the order of the file, whatever its bytes are', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), format, answersWell));
  });

  it('made of parts of plans does as well', () => {
    const text = fc.array(words, { maxLength: 60 }).map((parts) => bytesOf(parts.join('')));
    fc.assert(fc.property(text, format, answersWell), { numRuns: 2_000 });
  });

  it('that is a plan with something cut out does as well', () => {
    const plan = yamlPlan();
    const cut = fc
      .tuple(fc.nat(plan.length), fc.nat(40), words)
      .map(([at, length, word]) => bytesOf(plan.slice(0, at) + word + plan.slice(at + length)));
    fc.assert(
      fc.property(cut, (bytes) => answersWell(bytes, 'yaml')),
      { numRuns: 1_000 },
    );
  });

  it('that is a table with something cut out does as well', () => {
    const table = readFileSync('examples/nordwind-winter-boots.csv', 'utf8');
    const cut = fc
      .tuple(fc.nat(table.length), fc.nat(40), words)
      .map(([at, length, word]) => bytesOf(table.slice(0, at) + word + table.slice(at + length)));
    fc.assert(
      fc.property(cut, (bytes) => answersWell(bytes, 'csv')),
      { numRuns: 200 },
    );
  });

  it('cannot reach the prototypes of objects', () => {
    const text = yamlPlan((plan) =>
      plan.replace(
        'headline: Made for rain',
        'type: carousel\n            child_attachments: [{ __proto__: { polluted: yes } }]',
      ),
    );
    parsePlan(bytesOf(text), 'yaml');
    expect({}).not.toHaveProperty('polluted');
  });
});
