import { Connection, type ConnectionOptions } from '@temporalio/client';

/**
 * A connection to Temporal for a bot, which has seconds and no time to try again: it opens with the first
 * call, so that the bot answers also while Temporal is down, and each call is made once.
 */
export function connectTemporal(
  place: Pick<ConnectionOptions, 'address' | 'apiKey' | 'tls'>,
): Connection {
  return Connection.lazy({
    ...place,
    interceptors: [],
    // By default a server that has come back goes unnoticed for up to two minutes.
    channelArgs: {
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 1_000,
    },
  });
}
