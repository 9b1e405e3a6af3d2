import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { PlanValue } from '../fields/plan-value.ts';
import { placeOfMissing, problemAt, type Place, type SourceNode } from '../source/source-node.ts';
import type { Layer, LayerField } from './layer.ts';

/** The fields of one object after inheritance. */
export interface MergedFields {
  /** Of the object itself. */
  place: Place;
  fields: ReadonlyMap<string, LayerField>;
  /** Names of fields that come from defaults. */
  inherited: ReadonlySet<string>;
}

/** Lays an object's own fields over what it inherits, the farthest defaults first. */
export function mergeLayers(
  place: Place,
  inheritance: readonly Layer[],
  own: Layer,
  problems: PlanProblem[],
): MergedFields {
  const fields = new Map<string, LayerField>();
  for (const layer of [...inheritance, own]) {
    for (const [name, field] of layer) {
      if (field.state !== 'empty') {
        fields.set(name, field);
      } else if (!fields.delete(name)) {
        problems.push(
          problemAt(
            field.node.place,
            'nothing is written here',
            'write a value, or take the line out',
          ),
        );
      }
    }
  }
  const inherited = new Set([...fields.keys()].filter((name) => !own.has(name)));
  return { place, fields, inherited };
}

/** The values of all fields that can be read. */
export function valuesOf({ fields }: MergedFields): Record<string, PlanValue> {
  return Object.fromEntries(
    [...fields].flatMap(([name, field]) =>
      field.state === 'filled' ? [[name, field.value] as const] : [],
    ),
  );
}

/** The text of a field, if it has one. */
export function textOf({ fields }: MergedFields, name: string): string | undefined {
  const field = fields.get(name);
  return field?.state === 'filled' && typeof field.value === 'string' ? field.value : undefined;
}

/** Where the fields stand by name; an inherited one stands where its default does. `''` is the object itself. */
export function placesOf({ place, fields }: MergedFields): Record<string, Place> {
  const places = [...fields].map(([name, { node }]) => [name, node.place] as const);
  return Object.fromEntries([['', place] as const, ...places]);
}

/** Where a part of a field stands, such as `['target', 'age', 0]`; what is missing stands at its parent. */
export function placeOfPart(merged: MergedFields, path: readonly (string | number)[]): Place {
  const [field = '', ...parts] = path;
  const node = merged.fields.get(String(field))?.node;
  return node === undefined ? placeOfMissing(merged.place, path) : placeInside(node, parts);
}

function placeInside(node: SourceNode, path: readonly (string | number)[]): Place {
  const [step, ...rest] = path;
  if (step === undefined) return node.place;
  const part = partOf(node, step);
  return part === undefined ? placeOfMissing(node.place, path) : placeInside(part, rest);
}

function partOf(node: SourceNode, step: string | number): SourceNode | undefined {
  if (node.kind === 'map') return node.entries.get(String(step))?.node;
  return node.kind === 'list' ? node.items[Number(step)] : undefined;
}
