import { z } from 'zod';
import type { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';

/** One method of the Web API: arguments in, the answer without `ok` out; refusals are `SlackError`s. */
export type Method = (args: JsonObject, slack: Slack) => JsonObject | Promise<JsonObject>;

/** A method whose arguments are read by `schema` first. */
export function method<S extends z.ZodType>(
  schema: S,
  handle: (args: z.output<S>, slack: Slack) => JsonObject | Promise<JsonObject>,
): Method {
  return (args, slack) => {
    const read = schema.safeParse(args, { reportInput: true });
    if (!read.success)
      throw new SlackError('invalid_arguments', read.error.issues.map(inSlacksWords));
    return handle(read.data, slack);
  };
}

function inSlacksWords({ path, message, input }: z.core.$ZodIssue): string {
  return input === undefined && path.length > 0
    ? `missing required field: ${path.join('.')}`
    : `${message} [json-pointer:/${path.join('/')}]`;
}
