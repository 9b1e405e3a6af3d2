import { z } from 'zod';
import { channelBlock } from './channel-field.ts';
import { heldValues } from './held-values.ts';

/** A channel, or direct messages. */
export const ChannelId = z.string().regex(/^[CDG][A-Z0-9]+$/);

/**
 * The channel a form was opened in, or else the one that was chosen in it.
 * @throws when it is not one of ours.
 */
export function channelOf(remembered: string | undefined, values: unknown): string {
  return ChannelId.parse(remembered ?? heldValues(values).text(channelBlock));
}
