import type { FieldKind } from './field-kind.ts';

/** What a field takes, in words: `a whole number from 1 to 300`. */
export function fieldWords(field: FieldKind): string {
  switch (field.kind) {
    case 'text':
      return 'text';
    case 'secret':
      return 'secret text';
    case 'flag':
      return 'true or false';
    case 'moment':
      return 'a moment, in Unix seconds';
    case 'day':
      return 'a day, YYYY-MM-DD';
    case 'structure':
      return 'a structure';
    case 'whole':
      return `a whole number${boundWords(field)}`;
    case 'decimal':
      return `a number${boundWords(field)}`;
    case 'choice':
      return field.values.join(', ');
    case 'object':
      return `id of a ${field.object}`.replace('of a a', 'of an a');
    case 'list':
      return `list of: ${fieldWords(field.of)}`;
  }
}

function boundWords({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` from ${min}`;
  return max === undefined ? '' : ` up to ${max}`;
}
