import { z } from 'zod';
import type { ObjectKind } from '../shared/object-kind.ts';

/*
 * The values of fields in forms and queries. On the wire all is text; on our side numbers, flags and lists. Each
 * is a codec: the client encodes, a stand-in decodes. Transforms and coercion are not used: they only go one way.
 */

/** A text that says something. */
export const text = z.string().min(1);

/** A text that may be empty, which clears the field. */
export const clearableText = z.string();

/** An identifier: text, and usable as one segment of a path. */
export const id = z
  .string()
  .min(1)
  .refine(
    (value) => value !== '.' && value !== '..' && value.isWellFormed(),
    'the id of an object',
  );

/** The identifier of an object of this kind, so that forms can offer the ones there are. */
export const idOf = (object: ObjectKind) => id.meta({ field: { kind: 'object', object } });

/** A text that must not be seen: in a form, a log, a message or a workflow. */
export const secret = text.meta({ field: { kind: 'secret' } });

/** A calendar day, `2027-01-31`. */
export const day = z.iso.date().meta({ field: { kind: 'day' } });

export const flag = z
  .codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (word) => word === 'true',
    encode: (value) => (value ? 'true' : 'false'),
  })
  .meta({ field: { kind: 'flag' } });

const digits = z.string().regex(/^-?\d+$/, 'a whole number');

export const whole = z
  .codec(digits, z.int(), { decode: Number, encode: String })
  .meta({ field: { kind: 'whole' } });

export const wholeBetween = (min: number, max: number) =>
  z
    .codec(digits, z.int().min(min).max(max), { decode: Number, encode: String })
    .meta({ field: { kind: 'whole', min, max } });

export const wholeFrom = (min: number) =>
  z
    .codec(digits, z.int().min(min), { decode: Number, encode: String })
    .meta({ field: { kind: 'whole', min } });

/** A moment in whole seconds since 1970. */
export const unixTime = z
  .codec(digits, z.int().nonnegative(), { decode: Number, encode: String })
  .meta({ field: { kind: 'moment' } });

/** A number with decimals, never in scientific notation. */
export const decimal = z
  .codec(z.string().regex(/^-?\d+(\.\d+)?$/, 'a number'), z.number(), {
    decode: Number,
    encode: plainDigits,
  })
  .meta({ field: { kind: 'decimal' } });

export const decimalBetween = (min: number, max: number) =>
  z
    .codec(decimal.in, z.number().min(min).max(max), { decode: Number, encode: plainDigits })
    .meta({ field: { kind: 'decimal', min, max } });

export const choice = <const Word extends string>(words: readonly Word[]) => z.enum(words);

export function wholeChoice<const Value extends number>(values: readonly Value[]) {
  return z
    .codec(z.enum(values.map(String)), z.literal(values), {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the enum lets nothing else through
      decode: (word) => Number(word) as Value,
      encode: String,
    })
    .meta({ field: { kind: 'choice', values } });
}

/** On a form `name[0]`, `name[1]`. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item);

/** On a form `name[part]`. */
export const record = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape);

/** A structure that travels as JSON inside one field. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the codec's type carries it
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.codec(z.string(), schema, {
    decode: (source, context) => {
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it is, `schema` finds out next
        return JSON.parse(source) as z.input<Schema>;
      } catch {
        context.issues.push({ code: 'custom', message: 'JSON', input: source });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });

/** A structure the reference does not describe. Numbers and flags in it come back as text. */
export type Anything = string | number | boolean | Anything[] | { [part: string]: Anything };

type AnyText = string | AnyText[] | { [part: string]: AnyText };

const partName = z.string().regex(/^[A-Za-z_]\w*$/, 'a name of letters, digits and _');

const anyText: z.ZodType<AnyText, AnyText> = z.lazy(() =>
  z.union([z.string(), z.array(anyText), z.record(partName, anyText)]),
);

const anyValue: z.ZodType<Anything, Anything> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(anyValue), z.record(partName, anyValue)]),
);

export const anything = z.codec(anyText, anyValue, { decode: (parts) => parts, encode: textOf });

/** An optional field the service fills in when it is left out; `value` is what it takes then. */
export function defaulted<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) {
  return schema.optional().meta({ default: value });
}

/** What the service takes when a field is left out; undefined where it takes nothing. */
export function defaultOf(schema: z.core.$ZodType): unknown {
  return z.globalRegistry.get(schema)?.['default'];
}

/** The fields as the service takes them: those left out have their default. */
export function withDefaults(
  { shape }: z.ZodObject,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const defaults = Object.entries(shape)
    .map(([name, schema]) => [name, defaultOf(schema)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(defaults), ...fields };
}

function textOf(value: Anything): AnyText {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value === 'number') return plainDigits(value);
  if (typeof value !== 'object') return String(value);
  return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, textOf(inner)]));
}

/** `1e-7` as `0.0000001`. */
function plainDigits(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', first = '', rest = ''] = /^(-?)(\d)\.?(\d*)$/.exec(mantissa) ?? [];
  const shift = Number(exponent);
  return shift > 0
    ? sign + first + rest.padEnd(shift, '0')
    : `${sign}0.${'0'.repeat(-shift - 1)}${first}${rest}`;
}
