import { z } from 'zod';
import { UserError } from '../user-error.ts';
import { ChannelId } from '../views/channel-of.ts';

/** What a workflow gives a step. @throws UserError with the names of what is missing or is no such thing */
export function readInputs<S extends z.ZodType>(schema: S, inputs: unknown): z.output<S> {
  const read = schema.safeParse(inputs);
  if (read.success) return read.data;
  const names = new Set(read.error.issues.map(({ path }) => `«${String(path[0])}»`));
  throw new UserError(
    `The workflow gives nothing I can use for ${[...names].join(', ')}: look at this step in Workflow Builder.`,
  );
}

/** A line somebody typed, or a variable of the workflow. */
export const inputLine = z.string().trim().min(1).max(600);

/** A channel. */
export const inputChannel = ChannelId;
