import { widthsOf, type FontWeight } from './fonts.ts';

/** Stands for a character that the font of the charts has not, such as an emoji. */
const unknown = '□';

/** How wide a text is, in pixels; kerning is left out, which makes it a little wider than drawn. */
export function textWidth(text: string, size: number, weight: FontWeight = 400): number {
  const widths = widthsOf(weight);
  return size * Array.from(text).reduce((sum, character) => sum + (widths(character) ?? 1), 0);
}

/** A text in one line that the font can draw, cut with `…` where it is wider than so many pixels. */
export function fitText(
  text: string,
  width: number,
  size: number,
  weight: FontWeight = 400,
): string {
  const whole = drawable(text);
  if (textWidth(whole, size, weight) <= width) return whole;
  const characters = Array.from(whole);
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, size, weight) > width) {
    characters.pop();
  }
  return `${characters.join('').trimEnd()}…`;
}

function drawable(text: string): string {
  const widths = widthsOf(400);
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s\u{202A}-\u{202E}\u{2066}-\u{2069}]+/gu, ' ');
  // An emoji may be of several characters.
  return Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) =>
    Array.from(segment).every((character) => widths(character) !== undefined) ? segment : unknown,
  )
    .join('')
    .trim();
}
