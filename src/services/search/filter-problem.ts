import { nearest } from '../nearest.ts';
import { operandOf, type Operand } from './operands.ts';
import { arityOf, isOperator, operators, operatorsFor, type Comparable } from './operators.ts';

/** What keeps a filter from being sent: where in it, and what should be there instead. */
export interface FilterProblem {
  path: (string | number)[];
  /** Goes after `give`. */
  wanted: string;
}

/** What is wrong with the filter of a field of this kind; undefined when it can be sent. */
export function filterProblem(comparable: Comparable, filter: unknown): FilterProblem | undefined {
  if (!isRecord(filter)) return plainProblem(comparable, filter);
  const [operator, ...more] = Object.keys(filter);
  if (operator === undefined || more.length > 0) return { path: [], wanted: 'one operator' };
  const fitting = operatorsFor[comparable];
  if (!isOperator(operator)) {
    const meant = nearest(operator, operators) ?? `one of ${fitting.join(', ')}`;
    return { path: [], wanted: `${meant} as operator: there is no ${operator}` };
  }
  if (!fitting.some((word) => word === operator)) {
    const { words } = operandOf(comparable, undefined);
    const wanted = `one of ${fitting.join(', ')} as operator: ${operator} does not go with ${words}`;
    return { path: [], wanted };
  }
  const operand = operandOf(comparable, operator);
  return operandsProblem(operand, arityOf(operator), filter[operator], [operator]);
}

function plainProblem(comparable: Comparable, value: unknown): FilterProblem | undefined {
  const operand = operandOf(comparable, undefined);
  const written = operand.wire.safeEncode(asPlain(value)).data;
  if (written === undefined) {
    const example = operatorsFor[comparable][0];
    return { path: [], wanted: `${operand.words}, or an operator such as ${example}` };
  }
  const word = written.slice(0, written.indexOf(':'));
  if (!isOperator(word)) return undefined;
  const wanted = `a text that does not begin with ${word}: since the service reads that as an operator`;
  return { path: [], wanted };
}

function operandsProblem(
  operand: Operand,
  arity: 'one' | 'two' | 'several',
  given: unknown,
  path: (string | number)[],
): FilterProblem | undefined {
  const write = (value: unknown) => operand.wire.safeEncode(asPlain(value)).data;
  if (arity === 'one') {
    return write(given) === undefined ? { path, wanted: operand.words } : undefined;
  }
  const wanted = arity === 'two' ? 'two values, the smaller one first' : 'a list of values';
  if (!Array.isArray(given) || given.length === 0) return { path, wanted };
  if (arity === 'two' && given.length !== 2) return { path, wanted };
  for (const [index, value] of given.entries()) {
    const written = write(value);
    if (written === undefined) return { path: [...path, index], wanted: operand.words };
    if (written.includes(',')) {
      return { path: [...path, index], wanted: 'a text without commas: they separate the values' };
    }
  }
  const [first, last]: unknown[] = given;
  const isTurned = arity === 'two' && asPlain(first) > asPlain(last);
  return isTurned ? { path, wanted } : undefined;
}

/** What is no plain value becomes text that fits nothing. */
function asPlain(value: unknown): string | number | boolean {
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
