import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { chartSvg, renderChart } from '../../src/charts/render-chart.ts';
import { colours, type Look } from '../../src/charts/chart-look.ts';
import type { ChartData } from '../../src/shared/digest.ts';
import { chartSample } from '../messages/digest-samples.ts';

const series = (count: number, days: number, value: (day: number) => number | null) =>
  Array.from({ length: count }, (_, nth) => ({
    name: `Series ${nth + 1}`,
    values: Array.from({ length: days }, (_unused, day) => value(day)),
  }));

const one = (values: (number | null)[]): ChartData =>
  chartSample({ count: values.length, series: [{ name: 'Spend', values }] });

describe('the picture of a chart', () => {
  it.each<[string, ChartData]>([
    ['one day', one([1234.5])],
    ['14 days', chartSample()],
    ['31 days', chartSample({ count: 31 })],
    ['six series', chartSample({ count: 31, series: series(6, 31, (day) => day) })],
    ['more series than can be told apart', chartSample({ series: series(9, 14, (day) => day) })],
    ['gaps', one([1, null, 3, null, null, 6, null])],
    ['values below zero', one([100, -40, 0, 12])],
    ['nothing but zeros', one([0, 0, 0])],
    ['nothing known', one([null, null])],
    ['no days', one([])],
    ['no series', chartSample({ series: [] })],
  ])('is 1120 × 700 pixels of PNG with %s', async (_, chart) => {
    for (const look of ['light', 'dark'] as const) {
      const png = Buffer.from(await renderChart(chart, look));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1120, 700]);
    }
  });

  it('has its words in it: with no font two titles would be the same picture', async () => {
    const [here, there] = await Promise.all([
      renderChart(chartSample({ title: 'Spend a day' })),
      renderChart(chartSample({ title: 'Größe Ελληνικά Кампания € £ ¥' })),
    ]);
    expect(Buffer.from(here).equals(there)).toBe(false);
  });

  it('is the same picture every time', async () => {
    const [first, second] = await Promise.all([
      renderChart(chartSample()),
      renderChart(chartSample()),
    ]);
    expect(Buffer.from(first).equals(second)).toBe(true);
  });

  it('lets its process end', async () => {
    const program = `
      import { renderChart } from './src/charts/render-chart.ts';
      const chart = ${JSON.stringify(chartSample())};
      console.log((await renderChart(chart)).length > 10_000);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { timeout: 30_000 },
    );
    expect(stdout).toBe('true\n');
  });
});

describe('the drawing of a chart', () => {
  it('shows names as they are written, and runs none of them', () => {
    const [name] = ['<script>alert(1)</script>'];
    const svg = chartSvg(
      chartSample({
        title: name,
        series: series(2, 14, (day) => day).map((each) => ({ ...each, name })),
      }),
      'light',
    );
    expect(svg).not.toContain('<script');
    expect(svg.match(/&lt;script&gt;/g)).toHaveLength(3);
  });

  it('marks days without data, one band for days in a row, and none for a zero', () => {
    expect(bandsIn(one([1, null, null, 4, null]))).toBe(2);
    expect(bandsIn(one([1, 0, 0, 4, 0]))).toBe(0);
    expect(chartSvg(one([1, null]), 'light')).toContain('grey: no data yet');
    expect(chartSvg(one([1, 0]), 'light')).not.toContain('grey');
  });

  it('has a column above each day that is known, the smallest one for a zero', () => {
    const columns = columnsIn(one([10, 0, null]));
    expect(columns.map(({ height }) => Math.round(height))).toEqual([163, 2]);
    // Right above «Fr» and «Sa».
    expect(columns.map(({ middle }) => Math.round(middle))).toEqual([137, 297]);
  });

  it('says that some data is missing where another series has some that day', () => {
    const [first, second] = [
      [1, 2],
      [1, null],
    ];
    const chart = chartSample({
      count: 2,
      series: [
        { name: 'Social', values: first },
        { name: 'Search', values: second },
      ],
    });
    expect(chartSvg(chart, 'light')).toContain('grey: some data missing yet');
  });

  it('says in words that nothing is known', () => {
    expect(chartSvg(one([null, null]), 'light')).toContain('No data yet');
  });

  it('names period, zone and unit, and each line at its end', () => {
    const svg = chartSvg(chartSample({ series: series(2, 14, (day) => day) }), 'light');
    for (const words of ['EUR, 6 – 19 Nov 2026, Europe/Berlin', 'Series 1', 'Series 2']) {
      expect(svg).toContain(words);
    }
  });

  it('names every line over a month, and the months under it where they begin', () => {
    const svg = chartSvg(chartSample({ count: 31, series: series(6, 31, (day) => day) }), 'light');
    for (const nth of [1, 2, 3, 4, 5, 6]) expect(svg).toContain(`>Series ${nth}</text>`);
    expect(svg.match(/>Nov<\/text>/g)).toHaveLength(1);
    expect(svg.match(/>Dec<\/text>/g)).toHaveLength(1);
  });

  it('has weekdays under the days of two weeks', () => {
    expect(chartSvg(chartSample(), 'light').match(/>(Mo|Su)<\/text>/g)).toHaveLength(4);
  });

  it('tells lines apart by dashes and signs as well as by colour', () => {
    const svg = chartSvg(chartSample({ series: series(6, 14, (day) => day) }), 'light');
    const dashes = [...svg.matchAll(/stroke-dasharray="([^"]+)"/g)].map(([, dash]) => dash);
    expect(new Set(dashes).size).toBe(5);
  });

  it('says how many series it leaves out', () => {
    const svg = chartSvg(chartSample({ series: series(9, 14, (day) => day) }), 'light');
    expect(svg).toContain('the first 6 of 9');
    expect(svg).not.toContain('Series 7');
  });
});

describe('the colours of a chart', () => {
  it.each<Look>(['light', 'dark'])('can be seen on the %s card', (look) => {
    const { card, ink, quiet, series: all } = colours[look];
    expect(contrast(ink, card)).toBeGreaterThan(10);
    expect(contrast(quiet, card)).toBeGreaterThan(4.5);
    for (const colour of all) expect(contrast(colour, card)).toBeGreaterThan(3);
  });
});

function bandsIn(chart: ChartData): number {
  return chartSvg(chart, 'light').split(`fill="${colours.light.gap}"`).length - 1;
}

/** Rectangles with round corners: the pen's first place is at the top, left of all but a corner. */
function columnsIn(chart: ChartData): { middle: number; height: number }[] {
  const svg = chartSvg(chart, 'light');
  const paths = svg.matchAll(
    new RegExp(`<path d="([^"]+)" fill="${colours.light.series[0]}"`, 'g'),
  );
  return [...paths].map(([, path = '']) => {
    const points = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
    const [across, down] = [1, 2].map((part) => points.map((point) => Number(point[part])));
    const [left, right] = [Math.min(...(across ?? [])), Math.max(...(across ?? []))];
    return {
      middle: (left + right) / 2,
      height: Math.max(...(down ?? [])) - Math.min(...(down ?? [])),
    };
  });
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one_: string, other: string): number {
  const [low = 0, high = 0] = [one_, other].map(luminance).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
