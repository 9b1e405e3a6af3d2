import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readGlyphWidths, type GlyphWidths } from './glyph-widths.ts';

/** Charts would have no words. Its message says what to do. */
export class FontError extends Error {
  override name = 'FontError';
}

/** The family whose files come with the packages, so that a chart looks the same on every machine. */
export const fontFamily = 'Inter';

export type FontWeight = 400 | 600;

const { resolve } = createRequire(import.meta.url);

const fileNames: Record<FontWeight, string> = {
  400: '400Regular/Inter_400Regular.ttf',
  600: '600SemiBold/Inter_600SemiBold.ttf',
};

/** Paths of the files charts are written with. */
export const fontFiles = (): string[] => Object.values(fileNames).map(fontPath);

/**
 * What a worker makes sure of before it takes any work: without its font a chart is drawn without a single word,
 * and nothing fails.
 *
 * @throws {FontError} that says which file is not there
 */
export function requireFonts(): void {
  widthsOf(400);
  widthsOf(600);
}

/** How wide each character is in this weight. */
export function widthsOf(weight: FontWeight): GlyphWidths {
  const known = widths.get(weight);
  if (known !== undefined) return known;
  const read = readGlyphWidths(readFileSync(fontPath(fileNames[weight])));
  widths.set(weight, read);
  return read;
}

/** Read once a process: the files never change. */
const widths = new Map<FontWeight, GlyphWidths>();

/** @throws {FontError} when the package does not have that file */
export function fontPath(name: string): string {
  const wanted = `@expo-google-fonts/inter/${name}`;
  try {
    return resolve(wanted);
  } catch (cause) {
    throw new FontError(`The font of the charts is missing (${wanted}): run «npm ci».`, { cause });
  }
}
