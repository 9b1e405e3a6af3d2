import type { AnyFilter } from './filter.ts';
import type { Plain } from './operands.ts';
import { arityOf, isOperator, type Operator } from './operators.ts';

/** A filter taken apart; without an operator it is equality. */
export interface Comparison {
  operator: Operator | undefined;
  operands: readonly Plain[];
}

export function comparisonOf(filter: AnyFilter): Comparison {
  if (typeof filter !== 'object') return { operator: undefined, operands: [filter] };
  const [[name, value] = ['', '']] = Object.entries<Plain | readonly Plain[]>(filter);
  const operands = typeof value === 'object' ? value : [value];
  return { operator: isOperator(name) ? name : undefined, operands };
}

/** The reverse. Whether it is a filter that makes sense, `filterProblem` says. */
export function filterOf({ operator, operands }: Comparison): AnyFilter {
  const [first = ''] = operands;
  const isOne = operator === undefined || arityOf(operator) === 'one';
  const value = isOne ? first : operands;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by `filterProblem`, as said above
  return (operator === undefined ? value : { [operator]: value }) as AnyFilter;
}
