import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startTelemetry } from '../../src/start-telemetry.ts';

it('says once that what is at the address takes no traces, and when it takes them', async () => {
  let status = 404;
  const server = createServer((_, response) => response.writeHead(status).end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const collector = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const config = { METRICS_HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: collector };
  const { tracing, close } = await startTelemetry('worker', config, log);
  const trace = () => tracing.span({ name: 'one', kind: 'internal' }, async () => 1);

  // A full batch is sent at once.
  await Promise.all(Array.from({ length: 1024 }, trace));
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain('no traces are taken at OTEL_EXPORTER_OTLP_ENDPOINT');
  status = 200;
  expect(await trace()).toBe(1);
  await close();
  expect(lines.slice(1).map((line) => line.includes('takes traces again'))).toEqual([true]);
});
