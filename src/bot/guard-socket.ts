import type { SocketModeReceiver } from '@slack/bolt';
import { z } from 'zod';
import { isSlackPayload } from './slack-payload.ts';

/**
 * Lets only whole deliveries through to the client of Socket Mode, which reads into them without looking: one event without
 * its content would end the process. What is no delivery is not acknowledged, so that Slack tells the person.
 *
 * @param refused told of each that is held back
 */
export function guardSocket({ client }: SocketModeReceiver, refused: () => void): void {
  const readers = client.listeners(received);
  client.removeAllListeners(received);
  client.on(received, (data: unknown, isBinary: unknown) => {
    if (!isDelivery(data)) return refused();
    for (const reader of readers) reader.call(client, data, isBinary);
  });
}

/** What the client calls a message of its socket. */
const received = 'ws_message';

const Delivery = z.union([
  z.looseObject({ type: z.enum(['hello', 'disconnect']) }),
  z.looseObject({
    type: z.enum(['events_api', 'slash_commands', 'interactive']),
    envelope_id: z.string().min(1),
    payload: z.custom(isSlackPayload),
  }),
]);

function isDelivery(data: unknown): boolean {
  try {
    return Delivery.safeParse(JSON.parse(String(data))).success;
  } catch {
    return false;
  }
}
