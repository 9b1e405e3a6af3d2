import { nearest } from '../nearest.ts';
import type { InputProblem } from '../input-problem.ts';
import { comparisonOf, filterOf } from './comparison.ts';
import type { FieldRegistry, SearchField } from './field.ts';
import { filterProblem } from './filter-problem.ts';
import type { AnyFilter } from './filter.ts';
import { operandOf } from './operands.ts';
import {
  arityOf,
  comparableOf,
  isOperator,
  operators,
  operatorsOf,
  type Operator,
} from './operators.ts';
import { quoted, splitValues, unquoted } from './quoted.ts';

/** A filter by one field. */
export interface FieldFilter {
  field: string;
  filter: AnyFilter;
}

/**
 * Reads a filter as people write it: `impressions>=100`, `impressions=gte:100`, `campaign_name=contains:boots`,
 * `device=in:mobile,tablet`, `group_status!=PAUSED`. Money is in whole units. A value with commas, colons or
 * quotes in it goes between quotes: `campaign_name="boots: red"`.
 */
export function parseFilter(
  registry: FieldRegistry,
  source: string,
): FieldFilter | { problem: InputProblem } {
  const [, name = '', sign = '', rest = ''] = grammar.exec(source) ?? [];
  if (name === '')
    return problem([], `${shortened(source.trim()) || 'this'} is not a filter`, example);
  const field = registry[name];
  if (field === undefined) return unknownField(name, registry);
  const [operator, values] = sign === '=' ? splitOperator(rest) : [signs[sign], rest];
  if (operator !== undefined && !isOperator(operator))
    return unknownOperator(name, field, operator);
  return readComparison(name, field, operator, values);
}

/** The reverse: a text that `parseFilter` reads as this filter. */
export function filterText(registry: FieldRegistry, { field, filter }: FieldFilter): string {
  const { operator, operands } = comparisonOf(filter);
  const known = registry[field];
  if (known === undefined) throw new TypeError(`${field} is not a field here`);
  const { said } = operandOf(comparableOf(known), operator);
  const values = operands.map((operand) => quoted(said.encode(operand))).join(',');
  return `${field}=${operator === undefined ? '' : `${operator}:`}${values}`;
}

const grammar = /^\s*([^\s<>=!]+)\s*([<>!]=|[<>=])\s*(.*?)\s*$/s;

const example = 'write a field, a comparison and a value, such as impressions>=100';

const signs: Readonly<Record<string, Operator>> = {
  '<': 'lt',
  '>': 'gt',
  '<=': 'lte',
  '>=': 'gte',
  '!=': 'ne',
};

/** The word before a colon, which is an operator or was meant to be one; that of an address was not. */
function splitOperator(source: string): [string | undefined, string] {
  const [, word, rest = ''] = /^([a-z]+)\s*:(?!\/\/)\s*(.*)$/is.exec(source) ?? [];
  return word === undefined ? [undefined, source] : [word.toLowerCase(), rest];
}

function readComparison(
  name: string,
  field: SearchField,
  operator: Operator | undefined,
  source: string,
): FieldFilter | { problem: InputProblem } {
  const comparable = comparableOf(field);
  const { said } = operandOf(comparable, operator);
  const isOne = operator === undefined || arityOf(operator) === 'one';
  const written = (isOne ? [source] : splitValues(source)).map(unquoted);
  const operands = written.map((value) => said.safeDecode(value).data ?? value);
  const filter = filterOf({ operator, operands });
  const found = filterProblem(comparable, filter);
  if (found === undefined) return { field: name, filter };
  const message = source === '' ? 'has no value' : `${shortened(source)} does not fit`;
  return problem([name], message, `give ${found.wanted}`);
}

function unknownField(name: string, registry: FieldRegistry) {
  const meant = nearest(name, Object.keys(registry));
  const fix = meant === undefined ? 'write one of the fields of these records' : `write ${meant}`;
  return problem([shortened(name)], 'is not a field here', fix);
}

function unknownOperator(name: string, field: SearchField, word: string) {
  const meant = nearest(word, operators);
  const fix =
    meant === undefined ? `write one of ${operatorsOf(field).join(', ')}` : `write ${meant}`;
  const message = `${shortened(word)} is not an operator`;
  return problem([name], message, `${fix}; or put the whole value in quotes`);
}

const problem = (path: string[], message: string, fix: string) => ({
  problem: { path, message, fix },
});

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
