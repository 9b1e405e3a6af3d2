import type { FigureCell } from '../../shared/figure.ts';
import { formatChange, formatFigure } from '../../shared/figure-words.ts';

/**
 * A figure and how it moved: `€1,234.50, +12 %`. What is not known yet says so; `–` is what cannot be divided.
 * With `compares` false only the figure: there is nothing it was compared with, or that is said elsewhere.
 */
export function cellWords(
  { figure, now, change }: FigureCell,
  currency: string,
  { compares = true }: { compares?: boolean } = {},
): string {
  if (now === null) return isUnknown(change) ? 'no data yet' : '–';
  const value = formatFigure(figure, now, currency);
  if (!compares) return value;
  return `${value}, ${isUnknown(change) ? 'not all known yet' : formatChange(change)}`;
}

const isUnknown = (change: FigureCell['change']): boolean =>
  change.kind === 'none' && change.why === 'no data yet';
