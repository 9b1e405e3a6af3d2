import type { Network } from '../../shared/plan-ref.ts';
import { planFields } from '../fields/plan-field.ts';
import type { FoundProblem } from '../found-problem.ts';
import { levelWords, type ListedLevel } from '../plan-level.ts';
import { problemAt, type SourceMap } from '../source/source-node.ts';
import { readLayer, type Layer } from './layer.ts';
import { mapUnder } from './structure.ts';

/** What objects of each kind inherit here, the farthest defaults first. */
export type Inheritance = Readonly<Record<ListedLevel, readonly Layer[]>>;

/** A plan under construction: the network it is for, and what is wrong so far. */
export interface Building {
  network: Network;
  problems: FoundProblem[];
}

/** Adds the `defaults` written in `map`, which may be for `levels`, to what is inherited from above. */
export function inherit(
  above: Inheritance,
  map: SourceMap,
  levels: readonly ListedLevel[],
  building: Building,
): Inheritance {
  const defaults = mapUnder(map, 'defaults', building.problems);
  if (defaults === undefined) return above;
  for (const [name, { namedAt }] of defaults.entries) {
    if (levels.some((level) => level === name)) continue;
    building.problems.push(
      problemAt(namedAt, 'has no defaults here', `write defaults for ${levels.join(', ')}`),
    );
  }
  const extended = (level: ListedLevel) =>
    levels.includes(level)
      ? [...above[level], readDefaults(defaults, level, building)]
      : above[level];
  return { campaign: extended('campaign'), ad_set: extended('ad_set'), ad: extended('ad') };
}

function readDefaults(
  defaults: SourceMap,
  level: ListedLevel,
  { network, problems }: Building,
): Layer {
  const map = mapUnder(defaults, level, problems);
  if (map === undefined) return new Map();
  const fields = new Map(planFields(level, network));
  if (fields.size === 0) {
    problems.push(
      problemAt(map.place, 'the service makes ad sets on fb only', 'take these defaults out'),
    );
    return new Map();
  }
  fields.delete('name');
  for (const name of callings) {
    const entry = map.entries.get(name);
    if (entry === undefined) continue;
    const word = levelWords[level];
    problems.push(
      problemAt(entry.namedAt, `differs from ${word} to ${word}`, `write it in each ${word}`),
    );
  }
  const kind = { level, network, fields, others: callings };
  return readLayer(map.entries, kind, problems);
}

/** No two objects may share these, so they cannot be defaults. */
const callings = ['name', 'key', 'id'];
