import { comparisonOf } from '../../services/search/comparison.ts';
import type { SearchField } from '../../services/search/field.ts';
import type { AnyFilter } from '../../services/search/filter.ts';

type Plain = string | number | boolean;

/** Whether a value as it is written passes a filter. A blank one is unlike everything, and neither less nor more. */
export function matches({ group, type }: SearchField, value: unknown, filter: AnyFilter): boolean {
  const { operator, operands } = comparisonOf(filter);
  const [first = '', last = ''] = operands;
  const isMicro = type === 'micro_currency' || type === 'micro_decimal';
  const said = partsOf(value).map((part) => {
    if (isMicro) return Number(part) / 1_000_000;
    return group === 'id' ? String(part) : part;
  });
  const some = (holds: (part: Plain) => boolean) => said.some(holds);
  switch (operator) {
    case undefined:
      return some((part) => part === first);
    case 'ne':
      return !some((part) => part === first);
    case 'in':
      return some((part) => operands.includes(part));
    case 'nin':
      return !some((part) => operands.includes(part));
    case 'lt':
      return some((part) => part < first);
    case 'lte':
      return some((part) => part <= first);
    case 'gt':
      return some((part) => part > first);
    case 'gte':
      return some((part) => part >= first);
    case 'btw':
      return some((part) => part >= first && part <= last);
    case 'contains':
      return some((part) => String(part).includes(String(first)));
    case 'notcontains':
      return !some((part) => String(part).includes(String(first)));
    case 'isblank':
      return (said.length === 0) === first;
  }
}

/** What there is to compare: nothing of a blank value, each item of a list, a structure as its JSON. */
function partsOf(value: unknown): Plain[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  switch (typeof value) {
    case 'string':
      return value === '' ? [] : [value];
    case 'number':
    case 'boolean':
      return [value];
    default:
      return value === null || value === undefined ? [] : [JSON.stringify(value)];
  }
}
