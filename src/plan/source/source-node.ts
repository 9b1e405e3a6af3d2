import type { PlanProblem } from '../../shared/plan-problem.ts';

/** Where something stands in a plan file: 1-based line and column, and what the file's format calls the field. */
export interface Place {
  line: number;
  column: number;
  path: string;
}

/** A value of a plan file with its place. Both readers give these, so that all else has one kind of file. */
export type SourceNode = SourceMap | SourceList | SourceScalar;

export interface SourceMap {
  kind: 'map';
  place: Place;
  entries: Map<string, SourceEntry>;
}

export interface SourceEntry {
  /** Where the field's name stands: in CSV the header's cell, once for all rows. */
  namedAt: Place;
  node: SourceNode;
}

export interface SourceList {
  kind: 'list';
  place: Place;
  items: SourceNode[];
}

export interface SourceScalar {
  kind: 'scalar';
  place: Place;
  /** `null` is an empty value. A CSV cell is always a string. */
  value: string | number | boolean | null;
  /** As written, without quotes: `007` stays `007`. */
  text: string;
  /** What the format knows about types: YAML tells numbers from texts, CSV does not. */
  notation: 'yaml' | 'csv' | 'csv-decimal-comma';
}

/** What a reader makes of a file; `root` is absent when the file cannot be read at all. */
export interface Reading {
  root?: SourceMap;
  problems: PlanProblem[];
}

export function problemAt(place: Place, message: string, fix: string): PlanProblem {
  return { line: place.line, column: place.column, path: place.path, message, fix };
}

/** Where a field of an object stands, else the object: see `placesOf`. */
export function placeIn(places: Readonly<Record<string, Place>>, field: string): Place {
  return places[field] ?? placeOfMissing(places[''] ?? start, [field]);
}

const start: Place = { line: 1, column: 1, path: '' };

/** Where something that is not there would belong: at its parent. */
export function placeOfMissing(parent: Place, steps: readonly (string | number)[]): Place {
  return { ...parent, path: steps.reduce(childPath, parent.path) };
}

/** `campaigns[0]` + `name` → `campaigns[0].name`; + 2 → `campaigns[0][2]`. */
export function childPath(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  const name = shortened(key);
  return parent === '' ? name : `${parent}.${name}`;
}

/** A text from the file as a message shows it: `"abc"`. */
export function quoted(text: string): string {
  return JSON.stringify(shortened(text));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
