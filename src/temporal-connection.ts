import { ConfigError } from './config-error.ts';
import { readTemporalTls, type TemporalTls, type TlsVariables } from './temporal-tls.ts';
import type { Variables } from './variables.ts';

export interface TemporalConnection {
  /** `host:port` */
  address: string;
  apiKey?: string;
  /** Absent: without TLS. */
  tls?: TemporalTls | true;
}

/**
 * What the configuration says about the way to Temporal, as its clients and its workers take it.
 * @throws ConfigError when a certificate or a key is of no use
 */
export function temporalConnection(
  config: Pick<Variables, 'TEMPORAL_ADDRESS'> &
    Pick<Partial<Variables>, 'TEMPORAL_API_KEY'> &
    TlsVariables,
): TemporalConnection {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey } = config;
  const { tls = apiKey === undefined ? undefined : (true as const), problems } =
    readTemporalTls(config);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { address, ...(apiKey !== undefined && { apiKey }), ...(tls && { tls }) };
}
