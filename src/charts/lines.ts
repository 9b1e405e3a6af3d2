import type { ChartData } from '../shared/digest.ts';
import { colours, dashes, fontSizes, size, symbols, type Look } from './chart-look.ts';
import { fontFamily } from './fonts.ts';
import { fitText, textWidth } from './text-width.ts';

/** Several series as lines of their own colour, dash and sign, each named at its end. */
export function lines(chart: ChartData, look: Look) {
  const names = chart.series.map(({ name }) => fitText(name, longestName, fontSizes.label, 600));
  const widest = Math.max(...names.map((name) => textWidth(name, fontSizes.label, 600)));
  const right = Math.ceil(widest) + 30;
  const hasSign = (day: number, nth: number) => {
    return chart.days.length <= mostSigns || day % signEvery === nth % signEvery;
  };
  return {
    right,
    series: chart.series.map(({ values }, nth) => {
      const last = values.findLastIndex((value) => value !== null);
      const color = colours[look].series[nth];
      return {
        type: 'line',
        connectNulls: false,
        symbol: symbols[nth],
        symbolSize: 8,
        showAllSymbol: true,
        lineStyle: { color, width: 2.5, type: dashes[nth] },
        itemStyle: { color },
        labelLayout: { x: size.width - right + 12, moveOverlap: 'shiftY' },
        data: values.map((value, index) => ({
          value,
          ...(index === last || hasSign(index, nth) ? {} : { symbol: 'none' }),
          label: {
            show: index === last,
            position: 'right',
            formatter: names[nth],
            color,
            fontFamily,
            fontSize: fontSizes.label,
            fontWeight: 600,
          },
        })),
      };
    }),
  };
}

const longestName = 165;

/** Over more days than these, signs would hide the lines: each line has one now and then, not all on the same day. */
const mostSigns = 14;
const signEvery = 6;
