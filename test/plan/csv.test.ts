import { describe, expect, it } from 'vitest';
import { goodPlan, parseCsv, reportOf } from './report.ts';

const head = {
  'media_plan.network': 'fb',
  'media_plan.name': 'Spring',
  'media_plan.advertiser': 'Nordwind Outdoor',
  'media_plan.account': 'Nordwind DE',
};
const campaign = {
  'campaign.name': 'One',
  'campaign.objective': 'reach',
  'campaign.budget_type': 'lifetime',
  'campaign.lifetime_budget': '900',
  'campaign.start_date': '2027-03-11',
};
const adSet = {
  'ad_set.name': 'Women',
  'ad_set.bid': '0.85',
  'ad_set.adset_billing_event': 'IMPRESSIONS',
  'ad_set.adset_optimization_goal': 'REACH',
  'ad_set.adset_attribution_window_days': '7',
  'ad_set.adset_bid_strategy': 'target_cost',
};

type Row = Record<string, string>;

function table(rows: Row[], { delimiter = ',', end = '\n' } = {}): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => cells.join(delimiter)).join(end);
}

const reportOn = (text: string) => reportOf(parseCsv(text).problems);

describe('a plan as a table', () => {
  it.each([',', ';', '\t'])('has its cells separated by %j', (delimiter) => {
    const text = table([{ ...head, ...campaign, ...adSet, 'ad.name': 'A' }], { delimiter });
    expect(goodPlan(parseCsv(text)).campaigns[0]?.adSets[0]?.ads).toMatchObject([{ name: 'A' }]);
  });

  it('finds the delimiter outside quotes', () => {
    const [first] = parseCsv('"a;b;c;d",campaign.name\n1,2').problems;
    expect(first).toMatchObject({ column: 1, message: 'no column is called "a;b;c;d"' });
  });

  it('may have a byte order mark, Windows line ends, blank lines and empty rows', () => {
    const text = table([{ ...head, ...campaign }, {}, { 'campaign.name': 'One' }], { end: '\r\n' });
    expect(goodPlan(parseCsv(`\uFEFF${text}\r\n\r\n`)).campaigns).toHaveLength(1);
  });

  it('keeps line breaks and doubled quotes of a cell in quotes, and counts lines past them', () => {
    const ad = { ...adSet, 'ad.name': 'A', 'ad.message': '"Two\r\nlines, «""quoted""»"' };
    const text = table(
      [
        { ...head, ...campaign, ...ad },
        { 'campaign.name': 'One', 'ad_set.name': 'Women', 'ad.name': 'B', 'ad.sync': 'maybe' },
      ],
      { end: '\r\n' },
    );
    expect(reportOn(text)).toContain('4:18 ad.sync: expected true or false');
    expect(reportOn(text.replace('2027-03-11', 'soon'))).toContain('2:9 campaign.start_date');
    const [ad1] =
      goodPlan(parseCsv(text.replace('maybe', 'TRUE'))).campaigns[0]?.adSets[0]?.ads ?? [];
    expect(ad1?.values.message).toBe('Two\nlines, «"quoted"»');
  });

  it('takes a decimal comma where ; separates the cells, and nowhere else', () => {
    const row = { ...head, ...campaign, 'campaign.lifetime_budget': '900,50' };
    const values = goodPlan(parseCsv(table([row], { delimiter: ';' }))).campaigns[0]?.values;
    expect(values?.lifetime_budget).toBe(900.5);
    const quoted = { ...row, 'campaign.lifetime_budget': '"900,50"' };
    expect(reportOn(table([quoted]))).toContain('write 900.50');
  });

  it.each([
    [';', '1.500', 'write 1500 or 1,5'],
    [';', '1.234', 'write 1234 or 1,234'],
    [',', '1.500', 'write 1500 or 1.5'],
    [';', '1.500,00', 'write digits only'],
    [',', '1e3', 'write digits only'],
  ])('separated by %s refuses %s', (delimiter, lifetime, fix) => {
    const row = { ...head, ...campaign, 'campaign.lifetime_budget': lifetime };
    expect(reportOn(table([row], { delimiter }))).toContain(fix);
  });

  it('puts rows together by key before name', () => {
    const keyed = { ...campaign, 'campaign.key': 'k1' };
    const text = table([
      { ...head, ...keyed, ...adSet, 'ad.name': 'A' },
      { 'campaign.key': 'k1', 'ad_set.name': 'Women', 'ad.name': 'B' },
      { 'campaign.name': 'One', 'ad_set.name': 'Women', 'ad.name': 'C' },
    ]);
    const { campaigns } = goodPlan(parseCsv(text));
    expect(campaigns).toHaveLength(1);
    expect(campaigns[0]).toMatchObject({ key: 'k1', name: 'One' });
    expect(campaigns[0]?.adSets[0]?.ads.map(({ key }) => key)).toEqual(['A', 'B', 'C']);
  });

  it('are told apart by key, so that a name that differs is noticed', () => {
    const row = { 'campaign.key': 'k1', 'campaign.name': 'Two' };
    const text = table([{ ...head, ...campaign, 'campaign.key': 'k1' }, row]);
    expect(reportOn(text)).toContain('campaign.name: "Two" here, but "One" in line 2');
  });

  it('may put ads into an ad set that exists', () => {
    const text = table([{ ...head, ...campaign, 'ad_set.id': '0815', 'ad.name': 'A' }]);
    expect(goodPlan(parseCsv(text)).campaigns[0]?.adSets).toMatchObject([{ existingId: '0815' }]);
  });

  it('leaves out the parts of a list that are empty', () => {
    const ad = {
      ...adSet,
      'ad.name': 'A',
      'ad.type': 'carousel',
      'ad.child_attachments[0].url': '',
      'ad.child_attachments[1].url': 'https://a.example',
      'ad.child_attachments[10].url': 'https://c.example',
      'ad.child_attachments[2].url': 'https://b.example',
    };
    const [only] =
      goodPlan(parseCsv(table([{ ...head, ...campaign, ...ad }]))).campaigns[0]?.adSets[0]?.ads ??
      [];
    expect(only?.values.child_attachments).toEqual(
      ['a', 'b', 'c'].map((host) => ({ url: `https://${host}.example` })),
    );
  });

  it('needs rows', () => {
    expect(reportOn('campaign.name')).toContain('no rows below its header');
  });

  it('may not have hundreds of columns', () => {
    const wide = Array.from(
      { length: 301 },
      (_, index) => `ad.child_attachments[${index % 100}].p${index}`,
    );
    expect(reportOn(`${wide.join(',')}\n1`)).toContain('more than 300 columns');
  });

  it('may not mix a value with its own parts', () => {
    const text = table([
      { ...head, ...campaign, ...adSet, 'ad.name': 'A', 'ad.url': 'x', 'ad.url[0]': 'y' },
    ]);
    expect(reportOn(text)).toContain('"ad.url[0]" says the same as column');
  });
});
