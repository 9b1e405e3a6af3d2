import { describe, expect, it } from 'vitest';
import { chartAlt } from '../../src/messages/chart/chart-alt.ts';
import { chartBlocks } from '../../src/messages/chart/chart-blocks.ts';
import { blockProblems } from '../../src/messages/limits.ts';
import type { ChartData } from '../../src/shared/digest.ts';
import { chartSample } from './digest-samples.ts';

const one = (values: (number | null)[], over: Partial<ChartData> = {}): ChartData =>
  chartSample({ count: values.length, series: [{ name: 'Spend', values }], ...over });

const named = (names: string[]): ChartData =>
  chartSample({ count: 3, series: names.map((name) => ({ name, values: [1, 2, 3] })) });

describe('a chart as Slack draws it', () => {
  it('has columns for one series, with the figures in words below', () => {
    expect(chartBlocks(one([12, -3.5, 0]))).toEqual([
      {
        type: 'data_visualization',
        title: 'Spend a day, EUR',
        chart: {
          type: 'bar',
          series: [
            {
              name: 'Spend',
              data: [
                { label: '6 Nov', value: 12 },
                { label: '7', value: -3.5 },
                { label: '8', value: 0 },
              ],
            },
          ],
          axis_config: { categories: ['6 Nov', '7', '8'], y_label: 'EUR' },
        },
      },
      {
        type: 'context',
        elements: [
          {
            type: 'mrkdwn',
            text: '6 – 8 Nov 2026, Europe/Berlin  ·  lowest -€3.50 on 7 Nov, highest €12.00 on 6 Nov, last €0.00 on 8 Nov',
            verbatim: true,
          },
        ],
      },
    ]);
  });

  it('has lines for several series, with what each came to at the end', () => {
    const [drawing, words] = chartBlocks(named(['Social', '<!channel>']));
    expect(JSON.stringify(drawing)).toContain('"type":"line"');
    expect(JSON.stringify(words)).toContain('on 8 Nov: Social €3.00, &lt;!channel&gt; €3.00');
  });

  it('says the month where it begins', () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
    const [drawing] = chartBlocks(one([1, 2, 3, 4], { days }));
    expect(JSON.stringify(drawing)).toContain('"categories":["29 Nov","30","1 Dec","2"]');
  });

  it('ends where nothing is known yet, and says so', () => {
    const [drawing, words] = chartBlocks(one([1, 2, null, null]));
    expect(JSON.stringify(drawing)).toContain('"categories":["6 Nov","7"]');
    expect(JSON.stringify(words)).toContain('6 – 7 Nov 2026');
  });

  it.each<[string, ChartData]>([
    ['gaps, which Slack would hide', one([1, null, 3])],
    [
      'a gap in one series only',
      chartSample({
        count: 2,
        series: [
          { name: 'a', values: [1, 2] },
          { name: 'b', values: [1, null] },
        ],
      }),
    ],
    ['nothing known', one([null, null])],
    ['one day', one([1])],
    ['no series', chartSample({ series: [] })],
    ['more than 20 days', chartSample({ count: 21 })],
    ['more than six series', named(['1', '2', '3', '4', '5', '6', '7'])],
  ])('is left to the picture with %s', (_, chart) => {
    expect(chartBlocks(chart)).toEqual([]);
  });

  it('is accepted with 20 days over the end of a month, and names that are cut to the same', () => {
    const long = 'Winter boots for women 25-44';
    const chart = chartSample({ count: 20, unit: 'x'.repeat(90), title: long.repeat(3) });
    const six = named([`${long} a`, `${long} b`, `${long} c`, '', ' ', '<!channel>']);
    for (const each of [chart, six])
      expect(blockProblems(chartBlocks(each), 'message')).toEqual([]);
  });
});

describe('a chart for those who cannot see it', () => {
  it('says lowest, highest and last of each series, and how much is not known', () => {
    expect(
      chartAlt(
        chartSample({
          count: 4,
          series: [
            { name: 'Social', values: [1, 5, 2, null] },
            { name: 'Search', values: [7, 7, 7, 7] },
            { name: 'Other', values: [null, null, null, null] },
            { name: 'New', values: [null, null, null, 3] },
          ],
        }),
      ),
    ).toBe(
      'Spend a day, EUR, 6 – 9 Nov 2026, Europe/Berlin. ' +
        'Social: lowest €1.00 on 6 Nov, highest €5.00 on 7 Nov, last €2.00 on 8 Nov, no data yet for 1 of 4 days; ' +
        'Search: €7.00 every day; Other: no data yet; ' +
        'New: €3.00 on 9 Nov, no data yet for 3 of 4 days.',
    );
  });

  it('is one line that Slack takes, however much there is', () => {
    const chart = named(Array.from({ length: 80 }, (_, nth) => `Series\n${nth} ${'x'.repeat(90)}`));
    expect(chartAlt(chart).length).toBeLessThanOrEqual(2_000);
    expect(chartAlt(chart)).not.toContain('\n');
  });
});
