import type { FigureSubject } from '../shared/figure-store.ts';
import type { SourceSum } from './period-sums.ts';

/** Something wrong with one object; `weight` orders those of the same kind: minor units by which it is wrong. */
export interface Finding {
  kind: 'over limit' | 'stopped' | 'out of flight' | 'moved';
  subject: FigureSubject;
  name: string;
  /** The source it is in; itself where it is one. */
  inside: FigureSubject;
  sentence: string;
  weight: number;
}

/** An object of a source, or the source itself, and what is known of the source. */
export interface Examined {
  subject: FigureSubject;
  name: string;
  part: SourceSum;
  isSource: boolean;
}
