import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import type { Logger } from './log.ts';
import { createTelemetry, type Telemetry } from './telemetry/create-telemetry.ts';
import type { Role } from './telemetry/metrics.ts';
import type { Variables } from './variables.ts';

type TelemetryVariables = Pick<Variables, 'METRICS_HOST'> &
  Partial<Pick<Variables, 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>>;

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** What the configuration says about being seen from outside. `serve` says which variable is wrong, and how. */
export async function startTelemetry(
  role: Role,
  config: TelemetryVariables,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<Telemetry> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = config;
  const at = port === undefined ? undefined : { host, port };
  const tell = (takes: boolean) => {
    if (takes) return log.info('the collector takes traces again');
    log.warn(
      'no traces are taken at OTEL_EXPORTER_OTLP_ENDPOINT: see whether a collector is there',
    );
  };
  const telemetry = await createTelemetry({ role, version, at, collector, tell });
  return {
    ...telemetry,
    serve: async (what) => {
      try {
        return await telemetry.serve(what);
      } catch (error) {
        throw whatIsWrong(error) ?? error;
      }
    },
  };
}

function whatIsWrong(error: unknown): ConfigError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError('METRICS_PORT is taken: end what listens there, or set another one.');
    case 'EACCES':
      return new ConfigError('METRICS_PORT may not be used by this user: set another one.');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError('METRICS_HOST is no address of this machine: set another one.');
    default:
      return undefined;
  }
}
