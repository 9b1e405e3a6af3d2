import { oneLine } from './one-line.ts';

/** Keys from the campaign down as people read them: `Winter boots › Women 25-44 › Ad 3`. */
export function pathWords(path: string[]): string {
  return path.length === 0 ? 'The media plan' : path.map((key) => oneLine(key, 60)).join(' › ');
}
