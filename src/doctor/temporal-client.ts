import { Connection } from '@temporalio/client';
import { ConfigError } from '../config-error.ts';
import { temporalConnection } from '../temporal-connection.ts';
import type { Variables } from '../variables.ts';

/** A way to Temporal for one check; each call is made once. */
export interface TemporalAsker {
  connection: Connection;
  namespace: string;
  /** @throws what the call throws, or that the signal was aborted */
  ask: <T>(call: () => Promise<T>) => Promise<T>;
}

/** The signal comes first; but a server does not hand out tasks to somebody who would wait for ever. */
const patienceMs = 30_000;

/** Lets a check ask Temporal. @returns nothing when its address is not known, or its certificates are of no use */
export async function withTemporal<T>(
  known: Partial<Variables>,
  signal: AbortSignal,
  use: (temporal: TemporalAsker) => Promise<T>,
): Promise<T | undefined> {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace } = known;
  if (address === undefined || namespace === undefined) return undefined;
  const way = wayTo({ ...known, TEMPORAL_ADDRESS: address });
  if (way === undefined) return undefined;
  const connection = Connection.lazy({ ...way, interceptors: [] });
  try {
    const ask = <U>(call: () => Promise<U>) =>
      connection.withDeadline(Date.now() + patienceMs, () =>
        connection.withAbortSignal(signal, call),
      );
    return await use({ connection, namespace, ask });
  } finally {
    await connection.close();
  }
}

/** What is wrong with the certificates is told where the environment is read. */
function wayTo(known: Parameters<typeof temporalConnection>[0]) {
  try {
    return temporalConnection(known);
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}
