import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../src/plan/parse-plan.ts';
import { planLimits } from '../../src/plan/plan-limits.ts';
import { planWith, twPlan, yamlPlan } from './plan-texts.ts';
import { bytesOf, goodPlan, parseYaml, reportOf } from './report.ts';

const reportOn = (text: string) => reportOf(parseYaml(text).problems);

const paidBy = (text: string) => goodPlan(parseYaml(text)).campaigns[0]?.values;

const wideAd = (n: number) =>
  `{ name: Ad ${n}, headline: Made for rain ${n}, url: 'https://a.example/${n}${'x'.repeat(110)}' }`;

const named = (name: string) => yamlPlan((text) => text.replace('name: Jacket', `name: ${name}`));

describe('a file that cannot be read', () => {
  it('is refused when it is larger than a megabyte', () => {
    const { problems } = parsePlan(new Uint8Array(planLimits.bytes + 1), 'yaml');
    expect(reportOf(problems)).toContain('1,000,001 bytes, more than the 1,000,000 allowed');
  });

  it.each(['', '  \n\t\n', '\uFEFF'])('is refused when nothing is in it: %j', (text) => {
    expect(reportOn(text)).toBe('the file is empty. start from one of the example plans');
  });

  it('is refused when it is not UTF-8', () => {
    const { problems } = parsePlan(Uint8Array.of(0xff, 0xfe, 0x6d, 0x00), 'yaml');
    expect(reportOf(problems)).toContain('not UTF-8');
  });

  it.each(['# nothing', 'hello', '- a\n- b', '42'])('is refused when it is no plan: %j', (text) => {
    expect(reportOn(text)).toContain('the file holds no plan');
  });

  it('is refused when aliases blow it up', () => {
    const bomb = Array.from({ length: 9 }, (_, n) => `k${n}: &a${n} [${`*a${n - 1},`.repeat(9)}]`);
    expect(reportOn([`k: &a-1 [x]`, ...bomb].join('\n'))).toContain('more than 250,000 values');
  });

  it('is refused when an alias stands inside itself', () => {
    expect(reportOn('media_plan: &a\n  name: *a')).toContain('*a stands inside itself');
  });

  it.each(['['.repeat(100_000), `a: ${'{a: '.repeat(5_000)}`, `${'- '.repeat(2_000)}a`])(
    'is refused when it is nested too deeply',
    (text) => {
      expect(reportOn(text)).toContain('nested too deeply');
    },
  );
});

describe('a plan in YAML', () => {
  it('has its fields in the names and types of the service', () => {
    const [campaign] = goodPlan(parseYaml(yamlPlan())).campaigns;
    expect(campaign).toMatchObject({
      key: 'Prospecting',
      name: 'Prospecting',
      network: 'fb',
      start: { day: '2027-03-11' },
      end: { day: '2027-03-31' },
      values: {
        name: 'Prospecting',
        objective: 'reach',
        budget_type: 'daily',
        daily_budget: 120,
        useReachAndFrequency: false,
      },
      adSets: [{ key: 'Women', values: { bid: 0.85, adset_attribution_window_days: 7 } }],
    });
  });

  it('keeps texts that look like numbers as they were written', () => {
    const text = yamlPlan((plan) =>
      plan.replace('NW-2027-100', '007').replace('reach\n', 'reach\n    rule: 0012\n'),
    );
    const { mediaPlan, campaigns } = goodPlan(parseYaml(text));
    expect(mediaPlan.ioNumber).toBe('007');
    expect(campaigns[0]?.values.rule).toBe('0012');
  });

  it('may have Windows line ends and a byte order mark', () => {
    const text = `\uFEFF${yamlPlan().replaceAll('\n', '\r\n')}`;
    expect(goodPlan(parseYaml(text))).toEqual(goodPlan(parseYaml(yamlPlan())));
  });

  it('may share values with anchors', () => {
    const text = planWith(`
campaigns:
  - name: One
    ad_sets: &sets
      - name: Women
        ads: [{ name: A }]
  - name: Two
    ad_sets: *sets
`);
    const { campaigns } = goodPlan(parseYaml(text));
    expect(campaigns[1]?.adSets[0]?.ads[0]?.name).toBe('A');
  });

  it('gives an alias the last anchor of its name before it', () => {
    const text = yamlPlan((plan) =>
      plan
        .replace('headline: Made for rain', 'child_attachments: [&a { x: &b one }, &b two, *a, *b]')
        .replace('- name: Jacket', '- name: Jacket\n            type: carousel'),
    );
    const [ad] = goodPlan(parseYaml(text)).campaigns[0]?.adSets[0]?.ads ?? [];
    expect(ad?.values.child_attachments).toEqual([{ x: 'one' }, 'two', { x: 'one' }, 'two']);
  });

  it('may put ads into an ad set that exists', () => {
    const text = planWith(
      "campaigns: [{ name: One, ad_sets: [{ id: '4711', ads: [{ name: A }] }] }]",
    );
    const [campaign] = goodPlan(parseYaml(text)).campaigns;
    expect(campaign?.adSets).toMatchObject([
      { key: '4711', existingId: '4711', ads: [{ key: 'A' }] },
    ]);
    expect(campaign?.adSets[0]).not.toHaveProperty('values');
  });

  it('may leave ad sets and ads to be named by the service when they have a key', () => {
    const text = planWith('campaigns: [{ name: One, ad_sets: [{ key: s1, ads: [{ key: a1 }] }] }]');
    const adSet = goodPlan(parseYaml(text)).campaigns[0]?.adSets[0];
    expect(adSet).toMatchObject({ key: 's1', ads: [{ key: 'a1' }] });
    expect(adSet).not.toHaveProperty('name');
    expect(adSet?.values).not.toHaveProperty('name');
  });

  it('on tw pays campaigns as the media plan says, unless they say so themselves', () => {
    const own = twPlan.replace(
      '    objective:',
      '    funding_instrument_id: m2x7k\n    objective:',
    );
    expect(paidBy(twPlan)).toMatchObject({ funding_instrument_id: 'lygyi' });
    expect(paidBy(own)).toMatchObject({ funding_instrument_id: 'm2x7k' });
  });

  it('of a megabyte is read', { timeout: 60_000 }, () => {
    const ads = Array.from({ length: 4_900 }, (_, n) => `          - ${wideAd(n)}`).join('\n');
    const bytes = bytesOf(
      planWith(
        `campaigns:\n  - name: One\n    ad_sets:\n      - name: Women\n        ads:\n${ads}\n`,
      ),
    );
    expect(bytes.length).toBeGreaterThan(900_000);
    expect(parsePlan(bytes, 'yaml').problems).toEqual([]);
  });
});

describe('what is wrong with a plan', () => {
  it('is found on the network that it fits better when it does not say which', () => {
    const report = reportOn(twPlan.replace('  network: tw\n', ''));
    expect(report).toBe('2:1 media_plan.network: is required. give one of fb, tw');
  });

  it('is told for parts that are not there', () => {
    expect(reportOn('defaults: {}')).toBe(
      [
        '1:1 media_plan: is required. give network, name, advertiser and account in it',
        '1:1 campaigns: is required. give at least one campaign',
      ].join('\n'),
    );
  });

  it('is told for parts that are something else', () => {
    expect(reportOn('media_plan: x\ndefaults: [1]\ncampaigns: { name: x }')).toContain(
      '3:1 campaigns: expected a list',
    );
    expect(reportOn(planWith('campaigns: [x]'))).toContain(
      'campaigns[0]: expected fields with values',
    );
  });

  it('includes parts of a field that are empty', () => {
    const text = planWith(
      'campaigns: [{ name: C, ad_sets: [{ name: S, target: { gender: , age: [18-24, ~] } }] }]',
    );
    expect(reportOn(text).match(/nothing is written here/g)).toHaveLength(2);
  });

  it('includes dates that are lists', () => {
    const report = reportOn(
      yamlPlan((text) => text.replace('end_date: 2027-03-31', 'end_date: [2027-03-31]')),
    );
    expect(report).toContain('campaigns[0].end_date: expected a day');
  });

  it('includes names of more than 255 characters, counted as people do', () => {
    expect(parseYaml(named('🧥'.repeat(255))).problems).toEqual([]);
    expect(reportOn(named('a'.repeat(256)))).toContain('has 256 characters, more than 255');
  });

  it('includes control characters in names, keys and the IO number', () => {
    const text = planWith(
      'campaigns: [{ name: "a\\tb", key: "c\\u0007", ad_sets: [{ name: "d\\u2028e" }] }]',
    );
    const report = reportOn(text.replace('NW-2027-100', '"x\\ny"'));
    expect(report.match(/control character/g)).toHaveLength(4);
  });

  it('includes keys, names and ids that siblings share, and not those of cousins', () => {
    const fine =
      'campaigns: [{ name: A, ad_sets: [{ name: S }] }, { name: B, ad_sets: [{ name: S }] }]';
    expect(parseYaml(planWith(fine)).problems).toEqual([]);
    const report = reportOn(
      planWith(
        "campaigns: [{ name: A, ad_sets: [{ id: '1' }, { id: '1', key: x }] }, { name: B, key: A }]",
      ),
    );
    expect(report).toContain('ad_sets[1].id: "1" is taken by line 20. give it another id');
    expect(report).toContain('campaigns[1].key: "A" is taken by line 20. give it another key');
  });

  it('includes more campaigns than one launch may have', () => {
    const campaigns = Array.from({ length: 201 }, (_, n) => `  - name: C${n}`).join('\n');
    expect(reportOn(planWith(`campaigns:\n${campaigns}`))).toContain(
      'has 201 campaigns, more than 200',
    );
  });

  it('includes more ad sets than one launch may have', () => {
    const adSets = Array.from({ length: 501 }, (_, n) => `{ name: S${n} }`).join(', ');
    const text = planWith(`campaigns: [{ name: A, ad_sets: [${adSets}] }]`);
    expect(reportOn(text)).toContain('has 501 ad sets, more than 500');
  });

  it('includes more ads than one launch may have', () => {
    const ads = Array.from({ length: 5_001 }, (_, n) => `{ key: ${n} }`).join(', ');
    const text = planWith(`campaigns: [{ name: A, ad_sets: [{ name: S, ads: [${ads}] }] }]`);
    expect(reportOn(text)).toContain('has 5,001 ads, more than 5,000');
  });

  it('does not include fields called as parts of every object are', () => {
    const text = yamlPlan((plan) => plan.replace('headline:', 'constructor:'));
    expect(reportOn(text)).toContain('ads[0].constructor: is not a field of ads');
  });
});
