import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  type Alias,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import { planLimits } from '../plan-limits.ts';
import {
  childPath,
  problemAt,
  quoted,
  type Place,
  type Reading,
  type SourceEntry,
  type SourceNode,
  type SourceScalar,
} from './source-node.ts';

/** Where an offset into the text is; the path is what stands there. */
export type PlaceAt = (offset: number, path: string) => Place;

/** Turns a YAML document without syntax errors into source nodes, following its aliases. */
export function convertYaml(contents: unknown, placeAt: PlaceAt): Reading {
  const progress: Progress = {
    placeAt,
    problems: [],
    anchors: new Map(),
    open: new Set(),
    aliases: 0,
    values: 0,
  };
  const root = convert(contents, '', progress);
  const { problems, values } = progress;
  if (values > planLimits.values) return { problems: [tooManyValues] };
  if (root?.kind === 'map') return { root, problems };
  return { problems: problems.length > 0 ? problems : [notAPlan] };
}

const tooManyValues: PlanProblem = {
  path: '',
  message: `the file holds more than ${planLimits.values.toLocaleString('en')} values once its aliases are written out`,
  fix: 'write shared values once under `defaults` instead of using aliases',
};

const notAPlan: PlanProblem = {
  path: '',
  message: 'the file holds no plan',
  fix: 'start with `media_plan:` and `campaigns:`, as the example plans do',
};

interface Progress {
  placeAt: PlaceAt;
  problems: PlanProblem[];
  /** By name; the library's own look-up walks the whole document for every alias. */
  anchors: Map<string, Node>;
  /** What is being converted, from the root down to the present value. */
  open: Set<Node>;
  /** Aliases among them: what an alias repeats has been seen, and defines no anchors again. */
  aliases: number;
  values: number;
}

/** Undefined where a problem was found that leaves nothing to look at. */
function convert(node: unknown, path: string, progress: Progress): SourceNode | undefined {
  progress.values += 1;
  if (progress.values > planLimits.values || !isNode(node)) return undefined;
  const place = placeOf(node, path, progress);
  if (progress.open.size > planLimits.depth) {
    return refuse(
      progress,
      place,
      'lists and mappings are nested too deeply',
      'follow the examples',
    );
  }
  progress.open.add(node);
  const converted = convertOpen(node, place, progress);
  progress.open.delete(node);
  return converted;
}

function placeOf(node: Node, path: string, progress: Progress): Place {
  return progress.placeAt(node.range?.[0] ?? 0, path);
}

function refuse(progress: Progress, place: Place, message: string, fix: string): undefined {
  progress.problems.push(problemAt(place, message, fix));
}

function convertOpen(node: Node, place: Place, progress: Progress): SourceNode | undefined {
  if (isAlias(node)) return convertAlias(node, place, progress);
  if (node.anchor !== undefined && progress.aliases === 0) progress.anchors.set(node.anchor, node);
  if (isScalar(node)) return convertScalar(node, place);
  if (isMap(node)) return { kind: 'map', place, entries: convertEntries(node, place, progress) };
  return { kind: 'list', place, items: convertItems(node, place, progress) };
}

function convertAlias(alias: Alias, place: Place, progress: Progress): SourceNode | undefined {
  const target = progress.anchors.get(alias.source);
  if (target === undefined) {
    return refuse(
      progress,
      place,
      `nothing above is called &${alias.source}`,
      `write the value itself, or define &${alias.source} before *${alias.source}`,
    );
  }
  if (progress.open.has(target)) {
    return refuse(
      progress,
      place,
      `*${alias.source} stands inside itself`,
      'write the value itself',
    );
  }
  progress.aliases += 1;
  const converted = convert(target, place.path, progress);
  progress.aliases -= 1;
  return converted;
}

function convertScalar({ value, source }: Scalar, place: Place): SourceScalar {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return { kind: 'scalar', place, value, text: source ?? String(value), notation: 'yaml' };
  }
  const text = typeof value === 'string' ? value : (source ?? '');
  return { kind: 'scalar', place, value: text, text, notation: 'yaml' };
}

function convertEntries(
  map: YAMLMap,
  { path }: Place,
  progress: Progress,
): Map<string, SourceEntry> {
  const entries = new Map<string, SourceEntry>();
  const lines = new Map<string, number>();
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.source ?? key.value) : '';
    const place = isNode(key) ? placeOf(key, childPath(path, name), progress) : undefined;
    if (place === undefined) continue;
    const before = lines.get(name);
    if (before !== undefined) {
      refuse(
        progress,
        place,
        `${quoted(name)} is written twice; the first is in line ${before}`,
        'keep one of the two',
      );
    } else if (name === '<<') {
      refuse(
        progress,
        place,
        'merge keys are not read',
        'write shared values once under `defaults`',
      );
    } else if (name === '') {
      refuse(progress, place, 'a field needs a name', 'write `name: value`');
    } else {
      lines.set(name, place.line);
      const node = convert(value, place.path, progress);
      if (node !== undefined) entries.set(name, { namedAt: place, node: standingAt(place, node) });
    }
  }
  return entries;
}

/** Lists and mappings begin where their name stands, not at their first value a line below. */
function standingAt(place: Place, node: SourceNode): SourceNode {
  return node.kind === 'scalar' ? node : { ...node, place };
}

function convertItems(list: YAMLSeq, { path }: Place, progress: Progress): SourceNode[] {
  return list.items
    .map((item, index) => convert(item, childPath(path, index), progress))
    .filter((item) => item !== undefined);
}
