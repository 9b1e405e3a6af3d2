import type { CsvColumn } from './csv-header.ts';
import type { Place, SourceScalar } from './source-node.ts';

/** A cell that holds a value. */
export interface CsvCell {
  column: CsvColumn;
  text: string;
  place: Place;
  notation: SourceScalar['notation'];
}
