import { nearest } from '../services/nearest.ts';
import type { Json } from '../shared/operation.ts';
import type { FormField } from './form-field.ts';
import { filtersField, hasFiltersField, type OperationForm } from './operation-form.ts';
import { readFilters } from './read-filters.ts';
import type { GivenFields } from './read-form.ts';
import { readValue, type Given } from './read-value.ts';

/** What the form starts with, or a sentence for who typed it. */
export type Prefilled = { given: GivenFields } | { problem: string };

/**
 * Reads `m=1001 name="Winter boots"` as typed after an operation. In lists of the search service other words are
 * filters, such as `impressions>=100`.
 */
export function prefill(form: OperationForm, words: string): Prefilled {
  const given: Record<string, Given> = {};
  const filters: string[] = [];
  for (const word of wordsOf(words)) {
    const { name, text } = split(word);
    const field = form.fields.find((each) => each.name === name);
    if (field !== undefined && field.takes.kind !== 'filters') {
      const value = fit(field, text);
      if ('problem' in value) return value;
      given[field.name] = value.given;
      continue;
    }
    const problem = whyNoFilter(form, word, name);
    if (problem !== undefined) return { problem };
    filters.push(word.replaceAll('"', ''));
  }
  return { given: { ...given, ...(filters.length > 0 && { [filtersField]: filters.join('\n') }) } };
}

/** What a picker of Slack's can hold. */
const longestId = 75;

/** Blanks between double quotes, straight or curly, part no words. */
function wordsOf(text: string): string[] {
  return text.replaceAll(/[“”„]/g, '"').match(/(?:"[^"]*"|\S)+/g) ?? [];
}

function split(word: string): { name: string; text: string } {
  const [, name = '', text = ''] = /^(\w+)=(.*)$/s.exec(word) ?? [];
  const [, quoted] = /^"([^"]*)"$/s.exec(text) ?? [];
  return { name, text: quoted ?? text };
}

/** The value as the field's element holds it, which is not always as it was typed. */
function fit(field: FormField, text: string): { given: Given } | { problem: string } {
  const { takes, name } = field;
  if (takes.kind === 'secret') {
    return { problem: `«${name}» is a secret. Leave it out here and type it into the form.` };
  }
  if (takes.kind === 'object' && text.length > longestId) {
    return { problem: `«${name}» is too long for an id: at most ${longestId} characters.` };
  }
  const isLines = takes.kind === 'list' && takes.of.kind !== 'structure';
  const read = readValue(field, isLines ? text.split(',') : text);
  if (read === undefined) return { given: '' };
  if ('problem' in read) return { problem: `«${name}»: ${read.problem}` };
  return { given: held(takes.kind, read.value, text) };
}

function held(kind: FormField['takes']['kind'], value: Json, typed: string): Given {
  switch (kind) {
    case 'choice':
    case 'moment':
      return wordOf(value);
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item !== 'object')
        ? value.map(wordOf)
        : typed;
    default:
      return typed;
  }
}

const wordOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function whyNoFilter(form: OperationForm, word: string, name: string): string | undefined {
  if (hasFiltersField(form)) {
    const read = readFilters(form.endpoint, word.replaceAll('"', ''));
    return 'problem' in read ? read.problem : undefined;
  }
  const names = form.fields.map((field) => field.name);
  if (name === '') {
    const [first = 'name'] = names;
    return `“${word}” says no field. Write it as ${first}=${word}.`;
  }
  const meant = nearest(name, names);
  const { operation } = form.endpoint;
  if (meant !== undefined) return `${operation} has no field «${name}». Did you mean ${meant}?`;
  return names.length === 0
    ? `${operation} takes no fields.`
    : `${operation} has no field «${name}». It has ${names.join(', ')}.`;
}
