import * as fc from 'fast-check';
import { z } from 'zod';
import { check } from '../../../src/services/check.ts';
import type { Endpoint } from '../../../src/services/endpoint.ts';
import { fieldKind } from '../../../src/services/field-kind.ts';

/** Inputs that the endpoint's declaration lets through, with any of its optional fields, made from its schemas. */
export function inputOf(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(endpoint.request.shape);
  const required = names.filter((name) => isRequired(endpoint.request.shape[name]));
  const values = Object.fromEntries(
    names.map((name) => {
      const schema = endpoint.request.shape[name];
      if (endpoint.filters.includes(name)) return [name, oneOf(schema, filters)] as const;
      const sorts = endpoint.filters.flatMap((field) => [field, `-${field}`, `+${field}`]);
      return [name, name === 'sort' ? oneOf(schema, sorts) : valueOf(schema)] as const;
    }),
  );
  const some = fc.subarray(names.filter((name) => !required.includes(name)));
  return fc
    .tuple(some, fc.record(values))
    .map(([chosen, all]) => keepingRules(endpoint, [...required, ...chosen], all));
}

/** Leaves out what the rules do not allow together, and adds what they want. */
function keepingRules(
  endpoint: Endpoint,
  chosen: string[],
  all: Record<string, unknown>,
): Record<string, unknown> {
  const input = Object.fromEntries(chosen.map((name) => [name, all[name]]));
  const refused = new Set<string>();
  for (let round = 0; round < 50; round += 1) {
    const [problem] = check(endpoint, input);
    if (problem === undefined) return input;
    const name = String(problem.path[0]);
    const [, earlier] = /^is before (\w+)$/.exec(problem.message) ?? [];
    if (problem.message.startsWith('is required'))
      input[name] = refused.has(name) ? '12' : all[name];
    else if (earlier === undefined) delete input[refused.add(name) && name];
    else input[name] = input[earlier];
  }
  throw new Error(`No good input for ${endpoint.operation}: ${JSON.stringify(input)}`);
}

const isRequired = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && !z.safeDecode(schema, undefined).success;

/** A value on our side of the schema. */
function valueOf(schema: z.core.$ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return valueOf(schema.unwrap());
  }
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 0, max: 1_000_000 });
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).map(
      ([name, part]) => [name, valueOf(part)] as const,
    );
    return fc.record(Object.fromEntries(parts));
  }
  const field = schema && fieldKind(schema);
  switch (field?.kind) {
    case 'flag':
      return fc.boolean();
    case 'moment':
      return fc.integer({ min: 0, max: 4_000_000_000 });
    case 'whole':
      return fc.integer({ min: field.min ?? -1_000_000, max: field.max ?? 1_000_000 });
    case 'decimal':
      return fc
        .double({
          min: field.min ?? -1e9,
          max: field.max ?? 1e9,
          noNaN: true,
          noDefaultInfinity: true,
        })
        .map((value) => (value === 0 ? 0 : value));
    case 'choice':
      return fc.constantFrom(...choicesIn(schema, field.values));
    case 'day':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'list':
      if (schema instanceof z.ZodArray) {
        return fc.array(valueOf(schema.element), { minLength: 1, maxLength: 4 });
      }
      return field.of.kind === 'choice'
        ? fc.subarray([...field.of.values], { minLength: 1, maxLength: 4 })
        : fc.constant(['one']);
    case 'structure':
      return fc.constant({ url: 'https://shop.example/?a=1&b=[2]', parts: ['ü', { of: 'x' }] });
    default:
      return textFor(schema);
  }
}

const words = fc.constantFrom('Köln & mehr', 'a=b', '100 %', '😀 x', ' blank ', '+', '[0]', '<b>');

/** Texts the schema takes: anything, or one of the forms that some fields are written in. */
function textFor(schema: z.core.$ZodType | undefined): fc.Arbitrary<unknown> {
  const any = fc.oneof(words, fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }));
  const forms = [any, fc.constantFrom('25-44', 'name', '17:email', 'EUR', '12')];
  const fits = (value: unknown): boolean =>
    schema === undefined || z.safeEncode(schema, value).success;
  const fitting = forms.filter((form) => fc.sample(form, { numRuns: 20, seed: 1 }).some(fits));
  return fc.oneof(...fitting).filter(fits);
}

function choicesIn(
  schema: z.core.$ZodType | undefined,
  values: readonly (string | number)[],
): (string | number)[] {
  return values.filter((value) => schema === undefined || z.safeEncode(schema, value).success);
}

/** In the ways that some kind of field can be compared. */
const filters: readonly unknown[] = [
  'ACTIVE',
  'EUR',
  12,
  true,
  '2026-03-29',
  'a,b: "c"',
  { gte: 1.25 },
  { btw: [1, 2] },
  { btw: ['2026-03-01', '2026-03-31'] },
  { in: ['a', 'b,c'] },
  { nin: [1, 2] },
  { contains: '100 %' },
  { isblank: false },
];

function oneOf(schema: z.core.$ZodType | undefined, values: readonly unknown[]) {
  return fc.constantFrom(
    ...values.filter((value) => schema === undefined || z.safeEncode(schema, value).success),
  );
}
