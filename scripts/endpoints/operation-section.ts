import type { Endpoint } from '../../src/services/endpoint.ts';
import { fieldHint, fieldKind } from '../../src/services/field-kind.ts';
import { fieldWords } from '../../src/services/field-words.ts';
import { ruleWords } from '../../src/services/rule-words.ts';
import { registryOf } from '../../src/services/search/registry-of.ts';
import { defaultOf } from '../../src/services/wire.ts';
import { answerWords } from './answer-words.ts';

/** One operation: what it is for, its request line, its fields, its answer. */
export function operationSection(endpoint: Endpoint): string {
  const { operation, summary, route, filters } = endpoint;
  const names = Object.keys(endpoint.request.shape).filter((name) => !filters.includes(name));
  const rows = names.map((name) => fieldRow(endpoint, name));
  return [
    `#### ${operation}`,
    `${summary}.`,
    `\`${route.method} /${route.segments.join('/')}\``,
    ...(rows.length > 0 ? [table(rows)] : []),
    answerWords(endpoint),
  ].join('\n\n');
}

const table = (rows: string[][]): string =>
  [['Field', 'In', 'Takes', 'Notes'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function fieldRow(endpoint: Endpoint, name: string): string[] {
  const schema = endpoint.request.shape[name];
  if (schema === undefined) return [];
  const isRequired = !schema.safeDecode(undefined).success;
  const rules = endpoint.rules.filter(({ field }) => field === name).map(ruleWords);
  const fallback = defaultOf(schema);
  const notes = [
    fieldHint(schema),
    ...rules,
    ...(fallback === undefined ? [] : [`default \`${JSON.stringify(fallback)}\``]),
  ].filter((note) => note !== '');
  return [
    `\`${name}\`${isRequired ? ' \\*' : ''}`,
    placeOf(endpoint, name),
    registryOf(endpoint) && name === 'fields'
      ? 'list of fields, see below'
      : fieldWords(fieldKind(schema)),
    notes.join('; '),
  ].map((cell) => cell.replaceAll('|', String.raw`\|`));
}

function placeOf({ route, body, query }: Endpoint, name: string): string {
  if (route.params.includes(name)) return 'path';
  if (body === 'none' || query.includes(name)) return 'query';
  return body === 'json' ? 'JSON body' : 'form';
}
