import { z } from 'zod';
import { day, decimal, flag, whole } from '../wire.ts';
import { fitsMicros, fromMicros, toMicros } from './micro.ts';
import type { Comparable, Operator } from './operators.ts';

/** One value a filter compares with: how the service writes it, how people do, and what to call it. */
export interface Operand {
  wire: z.ZodType<Plain, string>;
  said: z.ZodType<Plain, string>;
  words: string;
}

export type Plain = string | number | boolean;

const sentText = z
  .string()
  .min(1)
  .refine((value) => value.isWellFormed(), 'a text');

const micro = z.codec(z.string().regex(/^-?\d+$/), z.number().refine(fitsMicros), {
  decode: (digits) => fromMicros(Number(digits)),
  encode: (units) => String(toMicros(units)),
});

const same = (schema: z.ZodType<Plain, string>, words: string): Operand => ({
  wire: schema,
  said: schema,
  words,
});

const text = same(sentText, 'a text');

const operands: Record<Comparable, Operand> = {
  id: same(z.string().regex(/^\d+$/), 'the digits of an id'),
  whole: same(whole, 'a whole number'),
  number: same(decimal, 'a number'),
  micro: {
    wire: micro,
    said: z.codec(decimal.in, micro.out, {
      decode: Number,
      encode: (units) => z.encode(decimal, units),
    }),
    words: 'a number with at most six decimals',
  },
  day: same(day, 'a day such as 2027-01-31'),
  text,
  word: text,
  flag: same(flag, 'true or false'),
  texts: text,
  json: text,
};

/** What this operator takes for a field of this kind; undefined is equality. */
export function operandOf(comparable: Comparable, operator: Operator | undefined): Operand {
  if (operator === 'isblank') return operands.flag;
  if (operator === 'contains' || operator === 'notcontains') return text;
  return operands[comparable];
}
