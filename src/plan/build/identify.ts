import type { PlanProblem } from '../../shared/plan-problem.ts';
import { problemAt, type SourceMap } from '../source/source-node.ts';
import { checkName } from './check-name.ts';
import type { Calling } from './check-siblings.ts';

/** How an object is told from its siblings. */
export interface Identity {
  /** Its key, else its name, else the id of what exists. */
  key: string;
  name?: string;
  id?: string;
  callings: Calling[];
}

/** Reads name, id and key. Without any of them a resumed launch could not tell what it has made. */
export function identify(map: SourceMap, problems: PlanProblem[]): Identity {
  const name = callingIn(map, 'name');
  const id = callingIn(map, 'id');
  const written = callingIn(map, 'key') ?? name ?? id;
  if (written === undefined) {
    problems.push(problemAt(map.place, 'has neither a name nor a key', 'write a name'));
  }
  const key = written && { ...written, field: 'key' as const };
  const callings = [name, id, key].filter((calling) => calling !== undefined);
  for (const { field, text, place } of callings) {
    checkName(text, place, problems);
    // An empty name is refused by the service's own rules.
    if (text === '' && place !== name?.place) {
      problems.push(problemAt(place, 'is empty', `write a ${field}, or take the line out`));
    }
  }
  return {
    key: key?.text ?? '',
    ...(name === undefined ? {} : { name: name.text }),
    ...(id === undefined ? {} : { id: id.text }),
    callings,
  };
}

/** Only a text can be one; anything else the service's rules refuse. */
function callingIn(map: SourceMap, field: Calling['field']): Calling | undefined {
  const node = map.entries.get(field)?.node;
  if (node === undefined) return undefined;
  const text = node.kind === 'scalar' && node.value !== null ? node.text.trim() : '';
  return { field, text, place: node.place };
}
