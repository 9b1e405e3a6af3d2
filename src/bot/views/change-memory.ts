import { z } from 'zod';

const ChangeMemory = z.object({
  of: z.enum(['bid', 'budget']),
  /** Where the form was opened: the card goes there. */
  channel: z.string().regex(/^[CDG][A-Z0-9]+$/),
});

/** What an open form for a change remembers. It came over the network and authorises nothing. */
export type ChangeMemory = z.infer<typeof ChangeMemory>;

export const writeChangeMemory = (memory: ChangeMemory): string => JSON.stringify(memory);

/** @throws when it is not one of ours. */
export const readChangeMemory = (privateMetadata: string): ChangeMemory =>
  ChangeMemory.parse(JSON.parse(privateMetadata));
