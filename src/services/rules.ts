import { z } from 'zod';

/** Something that is so or not, depending on what else was given. */
export type Condition<Field extends string = string> =
  { field: Field; is: readonly Value[] } | { field: Field; given: boolean };

type Value = string | number | boolean;

/** What the reference says about fields that depend on each other. */
export type Rule<Field extends string = string> =
  | { kind: 'required-if' | 'only-if'; field: Field; when: readonly Condition<Field>[] }
  | { kind: 'fits-if'; field: Field; when: readonly Condition<Field>[]; schema: z.ZodType }
  | { kind: 'in-order'; field: Field; when: readonly Condition<Field>[]; after: Field };

/** The field has one of these values. */
export const is = <const Field extends string>(
  field: Field,
  ...values: Value[]
): Condition<Field> => ({ field, is: values });

export const given = <const Field extends string>(field: Field): Condition<Field> => ({
  field,
  given: true,
});

export const absent = <const Field extends string>(field: Field): Condition<Field> => ({
  field,
  given: false,
});

/** The field must be given when all of these hold. */
export const requiredIf = <const Field extends string, const Other extends string>(
  field: Field,
  ...when: Condition<Other>[]
): Rule<Field | Other> => ({ kind: 'required-if', field, when });

/** The field may be given only when all of these hold. */
export const onlyIf = <const Field extends string, const Other extends string>(
  field: Field,
  ...when: Condition<Other>[]
): Rule<Field | Other> => ({ kind: 'only-if', field, when });

/** Of the two fields one may be given at most. */
export const incompatible = <const Field extends string, const Other extends string>(
  field: Field,
  other: Other,
): Rule<Field | Other> => onlyIf(field, absent(other));

/** Where all of these hold, the field's value must fit this narrower schema. */
export const fitsIf = <const Field extends string, const Other extends string>(
  field: Field,
  schema: z.ZodType,
  ...when: Condition<Other>[]
): Rule<Field | Other> => ({ kind: 'fits-if', field, schema, when });

/** Of two moments or days, `last` is not before `first`. */
export const inOrder = <const Field extends string, const Other extends string>(
  first: Field,
  last: Other,
): Rule<Field | Other> => ({
  kind: 'in-order',
  field: last,
  when: [{ field: first, given: true }],
  after: first,
});

/** Whether a condition holds for these fields. */
export function holds(condition: Condition, fields: Record<string, unknown>): boolean {
  const value = fields[condition.field];
  if ('given' in condition) return (value !== undefined) === condition.given;
  return condition.is.some((candidate) => candidate === value);
}

/** What to do so that they hold: `leave out creative and set type to carousel`. */
export function inOrders(conditions: readonly Condition[]): string {
  const parts = conditions.map((condition) => {
    if ('is' in condition) return `set ${condition.field} to ${condition.is.join(' or ')}`;
    return `${condition.given ? 'give' : 'leave out'} ${condition.field}`;
  });
  return parts.join(' and ');
}

/** The conditions as words: `objective is website_conv`. */
export function inWords(conditions: readonly Condition[]): string {
  const parts = conditions.map((condition) =>
    'given' in condition
      ? `${condition.field} is ${condition.given ? 'given' : 'absent'}`
      : `${condition.field} is ${condition.is.join(' or ')}`,
  );
  return parts.join(' and ');
}
