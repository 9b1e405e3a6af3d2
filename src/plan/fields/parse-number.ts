import { quoted, type SourceScalar } from '../source/source-node.ts';
import type { Refuse } from './refuse.ts';

/** Reads a number as its notation writes it. What two people could take for two numbers is refused. */
export function parseNumber(scalar: SourceScalar, refuse: Refuse): number {
  const { value, text, notation, place } = scalar;
  const number = typeof value === 'number' ? value : numberInCell(scalar);
  if (number === undefined || !Number.isFinite(number)) {
    refuse(place, `expected a number, found ${quoted(text)}`, advice(scalar));
    return 0;
  }
  if (doubtful[notation].test(text)) {
    const thousands = text.replace('.', '');
    const decimals = notation === 'csv-decimal-comma' ? `${number}`.replace('.', ',') : `${number}`;
    refuse(
      place,
      `${quoted(text)} can be read as ${thousands} or as ${decimals}`,
      `write ${thousands} or ${decimals}`,
    );
  }
  return number;
}

/** `1.500` is one thousand five hundred to half of Europe. */
const doubtful = {
  yaml: /^[1-9]\d{0,2}\.\d{2}0$/u,
  csv: /^[1-9]\d{0,2}\.\d{2}0$/u,
  'csv-decimal-comma': /^[1-9]\d{0,2}\.\d{3}$/u,
} as const satisfies Record<SourceScalar['notation'], RegExp>;

function numberInCell({ text, notation }: SourceScalar): number | undefined {
  if (notation === 'yaml') return undefined;
  const decimal = notation === 'csv-decimal-comma' ? text.replace(',', '.') : text;
  return /^-?\d+(?:\.\d+)?$/u.test(decimal) ? Number(decimal) : undefined;
}

function advice({ text, notation }: SourceScalar): string {
  if (!/^-?\d+(?:[.,]\d+)?$/u.test(text)) return 'write digits only, as in 1250.50';
  const digits = text.replace(',', '.');
  return notation === 'yaml'
    ? `write ${digits} without quotes`
    : `write ${digits}; a decimal comma is read only where ; separates the cells`;
}
