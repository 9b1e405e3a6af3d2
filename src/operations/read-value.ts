import { parse, YAMLParseError } from 'yaml';
import type { FieldKind } from '../services/field-kind.ts';
import { nearest } from '../services/nearest.ts';
import type { Json } from '../shared/operation.ts';
import { clearingText, type FormField } from './form-field.ts';

/** What somebody gave in a field: typed text, the value chosen, or all values chosen. */
export type Given = string | readonly string[];

/** What it means, or a sentence that goes below the field. */
export type Read = { value: Json } | { problem: string };

/** Reads what was given in a field; undefined where nothing was. */
export function readValue({ takes, isClearable }: FormField, given: Given): Read | undefined {
  if (isBlank(given)) return undefined;
  if (takes.kind === 'filters') throw new TypeError('filters are read together, by readFilters');
  if (isClearable && given === clearingText) return { value: '' };
  return readAs(takes, given);
}

function readAs(takes: FieldKind, given: Given): Read {
  const text = oneText(given);
  switch (takes.kind) {
    case 'text':
    case 'secret':
    case 'object':
      return { value: text };
    case 'day':
      return readDay(text);
    case 'moment':
      return readMoment(text);
    case 'flag':
      return readFlag(text);
    case 'whole':
    case 'decimal':
      return readNumber(text);
    case 'choice':
      return readChoice(takes.values, text);
    case 'structure':
      return readStructure(text);
    case 'list':
      return readList(takes.of, given);
  }
}

function readDay(text: string): Read {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? { value: text }
    : { problem: `“${text}” is not a day. Write it as 2027-01-31.` };
}

/** Slack gives Unix seconds; people write a moment with its zone. */
function readMoment(text: string): Read {
  if (/^\d+$/.test(text)) return { value: Number(text) };
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const at = hasZone ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at)
    ? { problem: `“${text}” is not a moment. Write it with its zone, as 2027-01-31T09:00+01:00.` }
    : { value: Math.floor(at / 1_000) };
}

function readFlag(text: string): Read {
  const word = text.toLowerCase();
  if (['yes', 'true'].includes(word)) return { value: true };
  if (['no', 'false'].includes(word)) return { value: false };
  return { problem: `“${text}” is neither yes nor no.` };
}

function readNumber(text: string): Read {
  if (/^-?\d+(\.\d+)?$/.test(text)) return { value: Number(text) };
  const digits = text.replaceAll(/[^\d.,-]/g, '');
  const isCommaDecimal = /,\d{1,2}$/.test(digits);
  const meant = isCommaDecimal
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '');
  return /^-?\d+(\.\d+)?$/.test(meant)
    ? {
        problem: `“${text}” is not a plain number. Write ${meant}: digits, and a point before decimals.`,
      }
    : { problem: `“${text}” is not a number. Write digits, as 1250 or 1.50.` };
}

function readChoice(values: readonly (string | number)[], text: string): Read {
  const found = values.find((value) => String(value).toLowerCase() === text.toLowerCase());
  if (found !== undefined) return { value: found };
  const meant = nearest(text, values.map(String));
  const advice = meant === undefined ? `It takes ${someOf(values)}.` : `Did you mean ${meant}?`;
  return { problem: `“${text}” is not one of its values. ${advice}` };
}

function readStructure(text: string): Read {
  try {
    const value: Json = parse(text);
    return { value };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [first = ''] = error.message.split('\n');
    return { problem: `This is neither JSON nor YAML: ${first.replace(/:$/, '')}.` };
  }
}

function readList(of: FieldKind, given: Given): Read {
  if (of.kind === 'structure') return readStructure(oneText(given));
  const lines = typeof given === 'string' ? given.split('\n') : given;
  const read = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readAs(of, line));
  const problem = read.find((each) => 'problem' in each);
  if (problem !== undefined) return problem;
  return { value: read.flatMap((each) => ('value' in each ? [each.value] : [])) };
}

function someOf(values: readonly (string | number)[]): string {
  return values.length <= 20 ? values.join(', ') : `${values.slice(0, 20).join(', ')} and more`;
}

function oneText(given: Given): string {
  return (typeof given === 'string' ? given : given.join('\n')).trim();
}

function isBlank(given: Given): boolean {
  return oneText(given) === '';
}
