import type { SearchField } from './field.ts';

/** Every filter operator of the service; equality has none. */
export const operators = [
  'lt',
  'gt',
  'lte',
  'gte',
  'ne',
  'btw',
  'contains',
  'notcontains',
  'isblank',
  'in',
  'nin',
] as const;

export type Operator = (typeof operators)[number];

export const isOperator = (word: string): word is Operator =>
  operators.some((operator) => operator === word);

/** How many operands each one takes. */
export function arityOf(operator: Operator): 'one' | 'two' | 'several' {
  if (operator === 'btw') return 'two';
  return operator === 'in' || operator === 'nin' ? 'several' : 'one';
}

/** What kind of value a field is compared with. */
export type Comparable =
  'id' | 'whole' | 'number' | 'micro' | 'day' | 'text' | 'word' | 'flag' | 'texts' | 'json';

export function comparableOf({ group, type }: SearchField): Comparable {
  return group === 'id' ? 'id' : comparables[type];
}

export const comparables = {
  integer: 'whole',
  text: 'text',
  enum: 'word',
  mapped_enum: 'word',
  date: 'day',
  boolean: 'flag',
  array: 'texts',
  json: 'json',
  decimal: 'number',
  percent: 'number',
  currency: 'number',
  micro_currency: 'micro',
  micro_decimal: 'micro',
  timestamp_seconds: 'whole',
  timestamp_milliseconds: 'whole',
} as const satisfies Record<SearchField['type'], Comparable>;

const equal = ['ne', 'in', 'nin', 'isblank'] as const;
const ordered = ['lt', 'gt', 'lte', 'gte', 'btw', ...equal] as const;
const partial = ['contains', 'notcontains'] as const;

/** Which operators make sense for what. */
export const operatorsFor = {
  id: equal,
  whole: ordered,
  number: ordered,
  micro: ordered,
  day: ordered,
  text: [...equal, ...partial],
  word: equal,
  flag: ['ne', 'isblank'],
  texts: [...equal, ...partial],
  json: ['ne', 'isblank', ...partial],
} as const satisfies Record<Comparable, readonly Operator[]>;

/** The operators a filter of this field may have. */
export const operatorsOf = (field: SearchField): readonly Operator[] =>
  operatorsFor[comparableOf(field)];
