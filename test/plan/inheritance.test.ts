import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../src/plan/parse-plan.ts';
import { planWith } from './plan-texts.ts';
import { bytesOf, goodPlan, parseYaml, reportOf } from './report.ts';

/** What one place of the file says about a field: a value, that there is none, or nothing. */
const said = fc.option(fc.oneof(fc.constant(null), fc.constantFrom('a', 'b', 'c')), {
  nil: undefined,
});

const layer = fc.record({ headline: said, description: said });

type Said = Record<string, string | null | undefined>;

const entries = (fields: Said) => Object.entries(fields).filter(([, value]) => value !== undefined);

/** The file as JSON, which YAML includes; a value that is not there is left out. */
function planOf(top: Said, campaign: Said, adSet: Said, ad: Said): string {
  const withDefaults = (fields: Said) => ({ defaults: { ad: fields } });
  const ads = [{ name: 'A', ...ad }];
  const adSets = [{ name: 'S', ...withDefaults(adSet), ads }];
  const plan = planWith('').replace('defaults:\n', `defaults:\n  ad: ${JSON.stringify(top)}\n`);
  return `${plan}campaigns: ${JSON.stringify([{ name: 'C', ...withDefaults(campaign), ad_sets: adSets }])}`;
}

describe('defaults', () => {
  it('give an ad the nearest value of each field, and an empty value takes it away', () => {
    fc.assert(
      fc.property(layer, layer, layer, layer, (...layers) => {
        const expected: Record<string, string> = {};
        let slips = 0;
        for (const [name, value] of layers.flatMap(entries)) {
          if (value !== null && value !== undefined) expected[name] = value;
          else if (name in expected) delete expected[name];
          else slips += 1;
        }
        const [top, campaign, adSet, ad] = layers;
        const { plan, problems } = parsePlan(bytesOf(planOf(top, campaign, adSet, ad)), 'yaml');
        expect(problems.map(({ message }) => message)).toEqual(
          Array(slips).fill('nothing is written here'),
        );
        const values = plan?.campaigns[0]?.adSets[0]?.ads[0]?.values;
        expect(values).toEqual(slips === 0 ? { name: 'A', ...expected } : undefined);
      }),
    );
  });

  it('take a field with parts whole', () => {
    const text = planWith(
      `campaigns: [{ name: C, defaults: { ad_set: { target: { gender: female, age: [18-24] } } }, ad_sets: [{ name: S, target: { gender: male } }] }]`,
    );
    expect(goodPlan(parseYaml(text)).campaigns[0]?.adSets[0]?.values?.target).toEqual({
      gender: 'male',
    });
  });

  it('do not apply to an ad set that exists', () => {
    const text = planWith(
      "campaigns: [{ name: C, ad_sets: [{ id: '1', defaults: { ad: { headline: h } }, ads: [{ name: A }] }] }]",
    );
    expect(goodPlan(parseYaml(text)).campaigns[0]?.adSets[0]).toMatchObject({
      existingId: '1',
      ads: [{ values: { headline: 'h' } }],
    });
  });

  it('are where the place of an inherited value is', () => {
    const { campaigns } = goodPlan(parseYaml(planWith('campaigns: [{ name: C }]')));
    expect(campaigns[0]?.places['daily_budget']).toEqual({
      line: 12,
      column: 19,
      path: 'defaults.campaign.daily_budget',
    });
    expect(campaigns[0]?.places['']).toMatchObject({ line: 20, path: 'campaigns[0]' });
  });

  it('are reported once, with how many objects take the mistake over', () => {
    const text = planWith(
      'campaigns: [{ name: A }, { name: B }, { name: C, objective: lead_gen }]',
    ).replace('objective: reach', 'objective: reich');
    expect(reportOf(parseYaml(text).problems)).toMatch(
      /^10:16 defaults\.campaign\.objective: "reich" is not one of its values \(inherited by campaigns\[0\] and 1 more\)\. [^\n]*$/,
    );
  });
});
