import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import {
  FontError,
  fontFamily,
  fontFiles,
  fontPath,
  requireFonts,
  widthsOf,
} from '../../src/charts/fonts.ts';
import { readGlyphWidths } from '../../src/charts/glyph-widths.ts';
import { measureText } from '../../src/charts/measure-text.ts';
import { fitText, textWidth } from '../../src/charts/text-width.ts';

describe('the width of a text', () => {
  it.each([
    ['Winter boots', 400],
    ['€1,234,567.89 – 0123456789', 400],
    ['Größe Ελληνικά Кампания', 600],
    ['WWWWiiii....', 600],
  ] as const)('of «%s» in weight %i is what is drawn', (text, weight) => {
    const drawn = drawnWidth(text, weight);
    expect(Math.abs(textWidth(text, 20, weight) - drawn) / drawn).toBeLessThan(0.04);
  });

  it('is what echarts gets for a font as CSS writes it', () => {
    expect(measureText('Winter', 'normal 16px Inter').width).toBe(textWidth('Winter', 16));
    expect(measureText('Winter', '600 14.5px Inter').width).toBe(textWidth('Winter', 14.5, 600));
    expect(measureText('Winter').width).toBe(textWidth('Winter', 12));
  });

  it('is what text is cut to', () => {
    const cut = fitText('Winter boots for women and men of all ages', 120, 16);
    expect(cut).toMatch(/^Winter boots.*…$/);
    expect(textWidth(cut, 16)).toBeLessThanOrEqual(120);
    expect(fitText('Winter', 120, 16)).toBe('Winter');
  });

  it('counts a sign that the font has not as a box, and control characters as a blank', () => {
    expect(textWidth('名', 16)).toBe(16);
    expect(fitText('名 👩‍👩‍👧 ok\n\u202Ey', 400, 16)).toBe('□ □ ok y');
  });
});

describe('the font of the charts', () => {
  it('has Latin, Greek and Cyrillic letters and the signs of currencies', () => {
    const wanted = [...range(0x20, 0x7e), ...range(0xa1, 0xac), ...range(0xae, 0xff)];
    const more = 'ŁłŐőŞşŽžŒœΑΩαωάώАЯаяЁёІіЇї€£¥–—−…‹›«»„“”';
    for (const weight of [400, 600] as const) {
      const widths = widthsOf(weight);
      const missing = [...wanted, ...Array.from(more)].filter(
        (character) => widths(character) === undefined,
      );
      expect(missing).toEqual([]);
    }
  });

  it('is there, or a worker does not start', () => {
    expect(() => requireFonts()).not.toThrow();
    expect(() => fontPath('400Regular/Gone.ttf')).toThrow(FontError);
    expect(() => fontPath('400Regular/Gone.ttf')).toThrow('run «npm ci»');
  });

  it('is refused where it is no TrueType font', () => {
    expect(() => readGlyphWidths(Buffer.alloc(64))).toThrow('no table head');
  });
});

function drawnWidth(text: string, weight: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><text x="10" y="40"
    font-family="${fontFamily}" font-size="20" font-weight="${weight}">${text}</text></svg>`;
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: fontFamily };
  const box = new Resvg(svg, { font }).getBBox();
  return box?.width ?? 0;
}

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
