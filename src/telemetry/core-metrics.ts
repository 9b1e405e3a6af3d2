import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TelemetryOptions } from '@temporalio/worker';

/** The metrics of Temporal's SDK, and those that workflows tell, which the SDK keeps beside its own. */
export interface CoreMetrics {
  /** For `Runtime.install`. */
  options: TelemetryOptions;
  /** In Prometheus' text format. */
  text: () => Promise<string>;
}

/** The SDK serves them itself, so it does that on this machine only, and they are passed on from there. */
export async function createCoreMetrics(): Promise<CoreMetrics> {
  const bindAddress = `127.0.0.1:${await freePort()}`;
  return {
    options: {
      metrics: {
        attachServiceName: false,
        prometheus: { bindAddress, useSecondsForDurations: true, histogramBucketOverrides },
      },
    },
    text: async () => {
      const response = await fetch(`http://${bindAddress}/metrics`);
      if (!response.ok) throw new Error(`The SDK's metrics answer with ${response.status}`);
      return response.text();
    },
  };
}

const minute = 60;
const hour = 60 * minute;

/** In seconds; the SDK's own are for milliseconds of a task. */
const histogramBucketOverrides = {
  adjutant_approval_age_seconds: [
    minute,
    5 * minute,
    15 * minute,
    hour,
    4 * hour,
    12 * hour,
    24 * hour,
    72 * hour,
  ],
  adjutant_digest_lateness_seconds: [
    30,
    minute,
    2 * minute,
    5 * minute,
    15 * minute,
    hour,
    4 * hour,
    24 * hour,
  ],
};

/** The SDK cannot be told to take any port, and does not say which it took. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}
