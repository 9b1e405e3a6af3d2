import { SocketModeReceiver, type Receiver } from '@slack/bolt';

/**
 * Follows whether Slack can hand something over.
 * @returns a function that says so; by HTTP it always can, as far as we can tell
 */
export function followConnection(receiver: Receiver): () => boolean {
  if (!(receiver instanceof SocketModeReceiver)) return () => true;
  let isConnected = false;
  receiver.client.on('connected', () => (isConnected = true));
  for (const ending of ['close', 'disconnected']) {
    receiver.client.on(ending, () => (isConnected = false));
  }
  return () => isConnected;
}
