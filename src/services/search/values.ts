import { z } from 'zod';
import type { Json } from '../../shared/operation.ts';
import { fromMicros, toMicros } from './micro.ts';

/*
 * The values of rows by data type. Whether the service writes numbers as numbers or as text is «not shown»: both
 * are taken where nothing is lost by it, such as digits of an integer beyond 2^53. Anything else is refused.
 */

const wholeText = z.string().regex(/^-?\d+$/, 'a whole number');
const numberText = z.string().regex(/^-?\d+(\.\d+)?$/, 'a number');
const exactNumber = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const whole = z.codec(z.union([z.int(), wholeText]), z.int(), {
  decode: Number,
  encode: (value) => value,
});

const decimal = z.codec(z.union([z.number(), numberText]), z.number(), {
  decode: Number,
  encode: (value) => value,
});

const micro = z.codec(decimal.in, z.number(), {
  decode: (micros) => fromMicros(Number(micros)),
  encode: toMicros,
});

const text = z.codec(z.union([z.string(), exactNumber]), z.string(), {
  decode: String,
  encode: (value) => value,
});

const flagWords = [true, false, 1, 0, 'true', 'false', '1', '0'] as const;

const flag = z.codec(z.literal(flagWords), z.boolean(), {
  decode: (word) => word === true || word === 1 || word === 'true' || word === '1',
  encode: (value) => value,
});

/** What JSON can hold; it has been parsed already. */
export const anyJson = z.custom<Json>(() => true);

/** The key of a record: a number on the wire, text here, as paths and filters take it. */
export const numericId = z.codec(z.union([z.int(), wholeText]), z.string(), {
  decode: String,
  encode: (id) => (Number.isSafeInteger(Number(id)) ? Number(id) : id),
});

export const valueSchemas = {
  integer: whole,
  text,
  enum: text,
  mapped_enum: text,
  date: z.string(),
  boolean: flag,
  array: z.array(text),
  json: anyJson,
  decimal,
  percent: decimal,
  currency: decimal,
  micro_currency: micro,
  micro_decimal: micro,
  /** Unix seconds. */
  timestamp_seconds: whole,
  /** Unix milliseconds. */
  timestamp_milliseconds: whole,
};
