import * as fc from 'fast-check';
import type { AnyFilter } from '../../../../src/services/search/index.ts';
import { filterProblem } from '../../../../src/services/search/filter-problem.ts';
import {
  arityOf,
  comparableOf,
  operatorsOf,
  type Comparable,
  type Operator,
} from '../../../../src/services/search/operators.ts';
import type { Plain } from '../../../../src/services/search/operands.ts';
import { registries } from '../../../../src/services/search/reports.ts';

/** Texts full of what the grammars use, beside ordinary ones. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc
    .array(fc.constantFrom('in', 'ne', 'btw', ':', ',', '"', '\\', ' ', '<', '=', '!', 'x', '\n'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
);

const whole = fc.maxSafeInteger().map((value) => value + 0);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const values: Record<Comparable, fc.Arbitrary<Plain>> = {
  id: fc.nat().map(String),
  whole,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  micro: fc.integer().map((micros) => micros / 1_000_000 + 0),
  day,
  text,
  word: text,
  flag: fc.boolean(),
  texts: text,
  json: text,
};

const fields = Object.entries(registries).flatMap(([resource, registry]) =>
  Object.entries(registry).map(([name, field]) => ({ resource, name, field })),
);

/** Any field with any filter for it that can be sent. */
export const anyFilter = fc.constantFrom(...fields).chain(({ resource, name, field }) => {
  const kind = comparableOf(field);
  const filters = [
    values[kind],
    ...operatorsOf(field).map((operator) =>
      operand(operator, values[kind]).map((given) => ({ [operator]: given })),
    ),
  ];
  return fc
    .oneof(...filters)
    .filter((filter) => filterProblem(kind, filter) === undefined)
    .map((filter) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of the table it is from
      resource: resource as keyof typeof registries,
      field: name,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is wrong with it
      filter: filter as AnyFilter,
    }));
});

function operand(operator: Operator, value: fc.Arbitrary<Plain>): fc.Arbitrary<unknown> {
  if (operator === 'isblank') return fc.boolean();
  if (operator === 'contains' || operator === 'notcontains') return text;
  switch (arityOf(operator)) {
    case 'one':
      return value;
    case 'two':
      return fc.tuple(value, value).map((both) => both.toSorted(ascending));
    case 'several':
      return fc.array(value, { minLength: 1, maxLength: 4 });
  }
}

const ascending = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one) < String(other)
      ? -1
      : 1;
