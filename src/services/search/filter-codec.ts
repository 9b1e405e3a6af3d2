import { z } from 'zod';
import { mapValues } from '../map-values.ts';
import { comparisonOf, filterOf } from './comparison.ts';
import type { FieldRegistry } from './field.ts';
import { filterProblem } from './filter-problem.ts';
import type { AnyFilter, FilterOf } from './filter.ts';
import { operandOf } from './operands.ts';
import {
  arityOf,
  comparableOf,
  isOperator,
  operatorsFor,
  type Comparable,
  type Operator,
} from './operators.ts';

/** Fields of a request that filter by the fields of a record. */
export type FilterShape<Registry extends FieldRegistry> = {
  [Name in keyof Registry]: z.ZodOptional<z.ZodType<FilterOf<Registry[Name]>, string>>;
};

export function filterShape<Registry extends FieldRegistry>(
  registry: Registry,
): FilterShape<Registry> {
  const shape = mapValues(registry, (field) => codecs[comparableOf(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- field by field what the type says
  return shape as unknown as FilterShape<Registry>;
}

/*
 * A filter on the wire: `100`, `gte:100`, `btw:1,5`, `in:a,b`, `isblank:true`. What separates the operands of `btw`
 * is «not shown»: a comma, as between those of `in`.
 */
function filterCodec(comparable: Comparable): z.ZodType<AnyFilter | undefined> {
  const filter = z
    .custom<AnyFilter>(() => true)
    .check(({ value, issues }) => {
      const problem = filterProblem(comparable, value);
      if (problem === undefined) return;
      issues.push({ code: 'custom', message: problem.wanted, path: problem.path, input: value });
    });
  const codec = z.codec(z.string(), filter, {
    encode: (value) => writeFilter(comparable, value),
    decode: (source, { issues }) => {
      const read = readFilter(comparable, source);
      if (read !== undefined) return read;
      const { words } = operandOf(comparable, undefined);
      const fitting = operatorsFor[comparable].join(', ');
      issues.push({ code: 'custom', message: `${words}, or one of ${fitting}`, input: source });
      return z.NEVER;
    },
  });
  const { words } = operandOf(comparable, undefined);
  const fitting = operatorsFor[comparable].map((operator) => `${operator}:`);
  return codec.optional().describe(`${words}, or after one of ${fitting.join(' ')}`);
}

function writeFilter(comparable: Comparable, filter: AnyFilter): string {
  const { operator, operands } = comparisonOf(filter);
  const { wire } = operandOf(comparable, operator);
  const written = operands.map((operand) => z.encode(wire, operand)).join(',');
  return operator === undefined ? written : `${operator}:${written}`;
}

/** Undefined where an operand does not fit the field. */
function readFilter(comparable: Comparable, source: string): AnyFilter | undefined {
  const { operator, rest } = splitOperator(source);
  const { wire } = operandOf(comparable, operator);
  const isOne = operator === undefined || arityOf(operator) === 'one';
  const read = (isOne ? [rest] : rest.split(',')).map((operand) => wire.safeDecode(operand).data);
  const operands = read.filter((operand) => operand !== undefined);
  return operands.length === read.length ? filterOf({ operator, operands }) : undefined;
}

function splitOperator(source: string): { operator: Operator | undefined; rest: string } {
  const end = source.indexOf(':');
  const word = source.slice(0, Math.max(end, 0));
  if (!isOperator(word)) return { operator: undefined, rest: source };
  return { operator: word, rest: source.slice(end + 1) };
}

const codecs: Record<Comparable, z.ZodType> = {
  id: filterCodec('id'),
  whole: filterCodec('whole'),
  number: filterCodec('number'),
  micro: filterCodec('micro'),
  day: filterCodec('day'),
  text: filterCodec('text'),
  word: filterCodec('word'),
  flag: filterCodec('flag'),
  texts: filterCodec('texts'),
  json: filterCodec('json'),
};
