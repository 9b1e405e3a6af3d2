import { comparisonOf } from '../../services/search/comparison.ts';
import type { FieldRegistry } from '../../services/search/field.ts';
import { parseFilter } from '../../services/search/filter-text.ts';
import type { Cell } from '../../shared/operation.ts';

/** Values of a row by the name of the field; an empty text is nothing. */
export type RowValues = Readonly<Record<string, Cell>>;

/** Whether a row passes filters, as the search service would have it of its own rows: nothing passes no comparison. */
export function rowFilter(
  registry: FieldRegistry,
  filters: readonly string[],
): (row: RowValues) => boolean {
  const tests = filters.flatMap((line) => {
    const read = parseFilter(registry, line);
    return 'problem' in read ? [] : [{ field: read.field, ...comparisonOf(read.filter) }];
  });
  return (row) =>
    tests.every(({ field, operator, operands }) => passes(row[field] ?? '', operator, operands));
}

function passes(
  cell: Cell,
  operator: ReturnType<typeof comparisonOf>['operator'],
  operands: ReturnType<typeof comparisonOf>['operands'],
): boolean {
  const [first = '', second = ''] = operands;
  const isBlank = cell === '';
  if (operator === 'isblank') return isBlank === first;
  if (operator === 'ne') return !isSame(cell, first);
  if (operator === 'nin') return operands.every((operand) => !isSame(cell, operand));
  if (operator === 'notcontains') return !holds(cell, first);
  if (isBlank) return false;
  switch (operator) {
    case undefined:
      return isSame(cell, first);
    case 'in':
      return operands.some((operand) => isSame(cell, operand));
    case 'contains':
      return holds(cell, first);
    case 'lt':
      return order(cell, first) < 0;
    case 'lte':
      return order(cell, first) <= 0;
    case 'gt':
      return order(cell, first) > 0;
    case 'gte':
      return order(cell, first) >= 0;
    case 'btw':
      return order(cell, first) >= 0 && order(cell, second) <= 0;
  }
}

/** Less than 0 where the first comes before the second: numbers by size, days and words by their letters. */
export function order(one: Cell, other: string | number | boolean): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one).toLowerCase(), String(other).toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const isSame = (cell: Cell, operand: string | number | boolean): boolean =>
  order(cell, operand) === 0;

const holds = (cell: Cell, part: string | number | boolean): boolean =>
  String(cell).toLowerCase().includes(String(part).toLowerCase());
