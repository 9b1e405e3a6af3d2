import type { FieldRegistry, SearchField } from './field.ts';
import type { Comparable, comparables, operatorsFor } from './operators.ts';

/**
 * What a field is compared with: a plain value it must equal, or one operator with its operands:
 * `{gte: 100}`, `{btw: [1, 5]}`, `{in: ['a', 'b']}`, `{isblank: true}`.
 */
export type FilterOf<Field extends SearchField> = Field['group'] extends 'id'
  ? FilterFor<'id'>
  : FilterFor<(typeof comparables)[Field['type']]>;

/** Of any field. */
export type AnyFilter = FilterFor<Comparable>;

/** Filters for the fields of a record. */
export type FiltersOf<Registry extends FieldRegistry> = {
  [Name in keyof Registry]: FilterOf<Registry[Name]>;
};

/** Written out for each kind once: there are some 900 fields. */
type FilterFor<Kind extends Comparable> = Filters[Kind];

type Filters = {
  [Kind in Comparable]:
    Compared[Kind] | Operation<(typeof operatorsFor)[Kind][number], Compared[Kind]>;
};

interface Compared {
  id: string;
  whole: number;
  number: number;
  /** In whole units. */
  micro: number;
  day: string;
  text: string;
  word: string;
  flag: boolean;
  texts: string;
  json: string;
}

type Operation<Operator extends keyof Operands<Value>, Value> = {
  [Name in Operator]: { [Only in Name]: Operands<Value>[Name] };
}[Operator];

interface Operands<Value> {
  lt: Value;
  gt: Value;
  lte: Value;
  gte: Value;
  ne: Value;
  /** Both ends belong to it. */
  btw: readonly [Value, Value];
  contains: string;
  notcontains: string;
  isblank: boolean;
  in: readonly Value[];
  nin: readonly Value[];
}
