import { renderAsync } from '@resvg/resvg-js';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, TitleComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartData } from '../shared/digest.ts';
import { size, type Look } from './chart-look.ts';
import { chartOption } from './chart-option.ts';
import { fontFamily, fontFiles } from './fonts.ts';
import { measureText } from './measure-text.ts';

echarts.use([
  BarChart,
  LineChart,
  GridComponent,
  MarkAreaComponent,
  TitleComponent,
  LabelLayout,
  SVGRenderer,
]);

// Without a canvas widths are guessed, and labels overlap.
echarts.setPlatformAPI({ measureText });

/** A chart as a PNG of 1120 × 700 pixels, on a card of its own colour. */
export async function renderChart(chart: ChartData, look: Look = 'light'): Promise<Uint8Array> {
  const image = await renderAsync(chartSvg(chart, look), {
    fitTo: { mode: 'zoom', value: 2 },
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: fontFamily },
  });
  return image.asPng();
}

/** The same chart before it is a picture. */
export function chartSvg(chart: ChartData, look: Look): string {
  const drawing = echarts.init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    drawing.setOption(chartOption(chart, look));
    return drawing.renderToSVGString();
  } finally {
    // One that is left keeps the process from ending.
    drawing.dispose();
  }
}
