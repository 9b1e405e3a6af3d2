import { z } from 'zod';
import { JsonObject } from '../json-object.ts';
import { SlackError } from '../slack-error.ts';

// Form-encoded arguments are text, and lists and objects in them JSON; in JSON bodies they are what they are.

export const flag = z.union([z.boolean(), z.stringbool()]);

export const whole = z.coerce.number().int();

export const commaList = z.string().transform((text) => text.split(',').map((item) => item.trim()));

/** @throws SlackError `invalid_blocks_format` when it is no list of objects. */
export const blocks = z
  .unknown()
  .transform((value) => decode(value, z.array(JsonObject), 'invalid_blocks_format'));

/** @throws SlackError `invalid_arguments` when it is no object. */
export const view = z
  .unknown()
  .transform((value) => decode(value, JsonObject, 'invalid_arguments'));

/** @throws SlackError `invalid_arguments` when it is no object. */
export const outputs = view;

/** @throws SlackError `invalid_metadata_format`, `invalid_metadata_schema`. */
export const metadata = z
  .unknown()
  .transform((value) =>
    decode(value, z.union([Metadata, z.strictObject({})]), 'invalid_metadata_format'),
  );

const Metadata = z.object({ event_type: z.string(), event_payload: JsonObject });

/** What Slack takes and the stand-in does not: refused, as ignoring it would look like success. */
export const notSimulated = z.never({ error: 'not simulated here; use blocks' }).optional();

/** A list in JSON. */
export const list = <S extends z.ZodType>(item: S) =>
  z.unknown().transform((value) => decode(value, z.array(item), 'invalid_arguments'));

export const cursorPage = {
  cursor: z.string().optional(),
  limit: whole.optional(),
};

function decode<S extends z.ZodType>(value: unknown, schema: S, error: string): z.output<S> {
  const read = schema.safeParse(typeof value === 'string' ? parseJson(value, error) : value);
  if (!read.success) throw new SlackError(error, [z.prettifyError(read.error)]);
  return read.data;
}

function parseJson(text: string, error: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SlackError(error, ['not valid JSON']);
  }
}
