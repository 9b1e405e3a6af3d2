import { once } from 'node:events';
import { createServer } from 'node:http';
import type { WorkflowService } from '@temporalio/client';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../../src/config-error.ts';
import { createLogger } from '../../src/log.ts';
import { startTelemetry } from '../../src/start-telemetry.ts';

async function serveAt(host: string, port: number) {
  const telemetry = await startTelemetry(
    'bot',
    { METRICS_HOST: host, METRICS_PORT: port },
    createLogger('silent'),
  );
  onTestFinished(telemetry.close);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody scrapes
  const service = {} as WorkflowService;
  return telemetry.serve({ probes: [], temporal: { service, namespace: 'default' } });
}

it('says which variable to change where the port is taken', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  onTestFinished(() => void occupant.close());
  const address = occupant.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(serveAt('127.0.0.1', port)).rejects.toEqual(
    new ConfigError('METRICS_PORT is taken: end what listens there, or set another one.'),
  );
});

it('says so where the address is not of this machine', async () => {
  await expect(serveAt('192.0.2.1', 0)).rejects.toEqual(
    new ConfigError('METRICS_HOST is no address of this machine: set another one.'),
  );
});
