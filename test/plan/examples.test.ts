import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleNames, readExample } from '../../src/plan/examples.ts';
import { parsePlan } from '../../src/plan/parse-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { goodPlan, reportOf, withoutPlaces } from './report.ts';

const folder = new URL('../../examples/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));
const bad = readdirSync(new URL('bad/', folder)).filter((file) => /\.(yaml|csv)$/.test(file));

const countsOf = ({ campaigns }: Plan) => {
  const adSets = campaigns.flatMap((campaign) => campaign.adSets);
  return [campaigns.length, adSets.length, adSets.flatMap(({ ads }) => ads).length];
};

describe('the example plans', () => {
  it('have a name and a title each', async () => {
    expect(await exampleNames()).toEqual([
      { name: 'hanse-savings-year', title: 'Hanse Direktbank: the savings year' },
      { name: 'lichtspiel-premiere', title: 'Lichtspiel Kinos: a premiere in three waves' },
      { name: 'nordwind-winter-boots', title: 'Nordwind Outdoor: winter boots, Germany' },
    ]);
  });

  it.each([
    ['nordwind-winter-boots', [2, 4, 12]],
    ['lichtspiel-premiere', [3, 0, 0]],
    ['hanse-savings-year', [5, 20, 400]],
  ])('%s is a plan of its size', async (name, counts) => {
    const { bytes, format } = await readExample(name);
    expect(countsOf(goodPlan(parsePlan(bytes, format)))).toEqual(counts);
  });

  it.each(['nordwind-winter-boots', 'lichtspiel-premiere', 'hanse-savings-year'])(
    '%s says the same in both formats',
    (name) => {
      const yaml = goodPlan(parsePlan(read(`${name}.yaml`), 'yaml'));
      const csv = goodPlan(parsePlan(read(`${name}.csv`), 'csv'));
      expect(withoutPlaces(csv)).toEqual(withoutPlaces(yaml));
    },
  );

  it('are read by name only', async () => {
    await expect(readExample('../package')).rejects.toThrow(
      'There is no example plan «../package»',
    );
    await expect(readExample('bad/twice')).rejects.toThrow('there are hanse-savings-year');
  });
});

describe('the examples of bad plans', () => {
  it('are many enough to show what is refused', () => {
    expect(bad.length).toBeGreaterThanOrEqual(8);
  });

  it.each(bad)('%s gets the report beside it', (file) => {
    const { plan, problems } = parsePlan(
      read(`bad/${file}`),
      file.endsWith('.csv') ? 'csv' : 'yaml',
    );
    const expected = read(`bad/${file.replace(/\.\w+$/, '.expected.txt')}`).toString();
    expect(`${reportOf(problems)}\n`).toBe(expected);
    expect(plan).toBeUndefined();
  });
});
