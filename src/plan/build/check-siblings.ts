import type { FoundProblem } from '../found-problem.ts';
import { problemAt, quoted, type Place } from '../source/source-node.ts';

/** Something that has to tell an object from its siblings, and where it is written. */
export interface Calling {
  field: 'name' | 'key' | 'id';
  text: string;
  place: Place;
}

/** A launch recognises what it has made by these, so no two siblings may share one. One list an object. */
export function checkSiblings(
  siblings: readonly (readonly Calling[])[],
  problems: FoundProblem[],
): void {
  const taken = new Map<string, Place>();
  for (const callings of siblings) {
    const clash = callings.find((calling) => taken.has(labelOf(calling)));
    if (clash !== undefined) {
      const { field, text, place } = clash;
      const line = taken.get(labelOf(clash))?.line;
      problems.push(
        problemAt(place, `${quoted(text)} is taken by line ${line}`, `give it another ${field}`),
      );
    }
    for (const calling of callings) {
      if (!taken.has(labelOf(calling))) taken.set(labelOf(calling), calling.place);
    }
  }
}

const labelOf = ({ field, text }: Calling): string => `${field} ${text}`;
