import { z } from 'zod';
import { ChannelId } from './channel-of.ts';

const ChangeMemory = z.object({
  of: z.enum(['bid', 'budget']),
  /** Where the form was opened: the card goes there. Absent: the form asks. */
  channel: ChannelId.exactOptional(),
});

/** What an open form for a change remembers. It came over the network and authorises nothing. */
export type ChangeMemory = z.infer<typeof ChangeMemory>;

export const writeChangeMemory = (memory: ChangeMemory): string => JSON.stringify(memory);

/** @throws when it is not one of ours. */
export const readChangeMemory = (privateMetadata: string): ChangeMemory =>
  ChangeMemory.parse(JSON.parse(privateMetadata));
