import { valueText } from './value-text.ts';

/**
 * Whether a service tells the value that it was given. It states bids as text and times as dates, where it takes
 * numbers and seconds; of structures only the parts that were given are compared.
 */
export function isSameValue(given: unknown, told: unknown): boolean {
  if (isEmpty(given)) return isEmpty(told);
  if (typeof given !== 'object' || given === null) return isSameText(given, told);
  if (typeof told !== 'object' || told === null) return false;
  if (Array.isArray(given) !== Array.isArray(told)) return false;
  if (Array.isArray(told) && told.length !== Object.keys(given).length) return false;
  const parts = new Map(Object.entries(told));
  return Object.entries(given).every(([name, value]) => isSameValue(value, parts.get(name)));
}

function isSameText(given: unknown, told: unknown): boolean {
  if (typeof told === 'object' || isEmpty(told)) return false;
  if (valueText(given) === valueText(told)) return true;
  const [one, other] = [Number(given), Number(told)];
  if (given === '' || Number.isNaN(one)) return false;
  return one === other || (typeof told === 'string' && one * 1000 === Date.parse(told));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
