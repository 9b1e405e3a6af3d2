import { z } from 'zod';
import type { Endpoint } from '../services/endpoint.ts';
import { fieldHint, fieldKind, type FieldKind } from '../services/field-kind.ts';
import { fieldWords } from '../services/field-words.ts';
import { ruleWords } from '../services/rule-words.ts';
import { defaultOf } from '../services/wire.ts';
import type { ObjectKind } from '../shared/object-kind.ts';
import { canPick, narrowing } from './picker-source.ts';

/** One field of a form. */
export interface FormField {
  /** As the service calls it. */
  name: string;
  label: string;
  hint: string;
  takes: FieldKind | { kind: 'filters' };
  isRequired: boolean;
  /** A condition can require it, so that people must see it. */
  isEssential: boolean;
  /** An empty text means something here: it clears the field. */
  isClearable: boolean;
  /** Takes more than one line. */
  isLong: boolean;
}

/** What a text field must hold to clear the field: empty ones are left out. */
export const clearingText = '""';

/** The field of a form for one field of an endpoint. */
export function formField(endpoint: Endpoint, name: string, schema: z.core.$ZodType): FormField {
  const takes = shownKind(endpoint, fieldKind(schema));
  const isRequired = !accepts(schema, undefined);
  const isClearable = takes.kind === 'text' && accepts(schema, '');
  return {
    name,
    label: labelOf(name, takes),
    hint: hintOf(endpoint, name, { schema, takes, isClearable }),
    takes,
    isRequired,
    isEssential:
      isRequired ||
      endpoint.rules.some(({ kind, field }) => kind === 'required-if' && field === name),
    isClearable,
    isLong: longTexts.has(name),
  };
}

/** Texts that people read as paragraphs. */
const longTexts = new Set(['description', 'message', 'notes']);

/** An id is picked only where the rest of the form says enough to list what there is. */
function shownKind({ request }: Endpoint, takes: FieldKind): FieldKind {
  if (takes.kind !== 'object') return takes;
  return canPick(takes.object, objectsIn(request)) ? takes : { kind: 'text' };
}

function objectsIn({ shape }: z.ZodObject): ObjectKind[] {
  return Object.values(shape).flatMap((schema) => {
    const kind = fieldKind(schema);
    return kind.kind === 'object' ? [kind.object] : [];
  });
}

function labelOf(name: string, takes: FieldKind): string {
  if (takes.kind !== 'object') return name;
  const [last = ''] = takes.object.split(' ').slice(-1);
  return name.toLowerCase().includes(last) ? name : `${name} (${takes.object})`;
}

function hintOf(
  { request, rules }: Endpoint,
  name: string,
  {
    schema,
    takes,
    isClearable,
  }: { schema: z.core.$ZodType; takes: FieldKind; isClearable: boolean },
): string {
  const standard = defaultOf(schema);
  const ofField = rules.filter(({ field }) => field === name).map(ruleWords);
  return [
    capitalised(fieldHint(schema)),
    ...ofField.map(capitalised),
    takingWords(takes, objectsIn(request)),
    standard === undefined ? '' : `Left empty: ${standardWords(standard)}`,
    isClearable ? `Type ${clearingText} to empty it` : '',
  ]
    .filter((words) => words !== '')
    .map((words) => `${words.replace(/\.$/, '')}.`)
    .join(' ');
}

/** What the element itself does not show. */
function takingWords(takes: FieldKind, others: readonly ObjectKind[]): string {
  switch (takes.kind) {
    case 'whole':
      return capitalised(fieldWords(takes));
    case 'decimal':
      return `${capitalised(fieldWords(takes))}, such as 1.50`;
    case 'structure':
      return 'JSON or YAML, such as {"name": "value"}';
    case 'list':
      return listWords(takes.of);
    case 'secret':
      return 'Kept encrypted, and not shown again';
    case 'object': {
      const by = narrowing(takes.object).filter((kind) => others.includes(kind));
      return by.length === 0 ? '' : `Offers what is in the ${by.join(' and ')} above`;
    }
    case 'text':
    case 'flag':
    case 'moment':
    case 'day':
    case 'choice':
      return '';
  }
}

function listWords(of: FieldKind): string {
  if (of.kind === 'choice') return '';
  if (of.kind === 'structure') return 'JSON or YAML, such as [{"name": "value"}]';
  return 'One a line';
}

function standardWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Of our side of the schema: numbers and flags, not their texts on the wire. */
function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeEncode(schema, value).success;
}
