import { expect, it } from 'vitest';
import { failNow, fieldsNow } from '../../src/telemetry/context.ts';
import { followDeliveries } from '../../src/telemetry/follow-deliveries.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { noTracing } from '../../src/telemetry/tracing.ts';
import { parseScrape } from './scrape.ts';

const delivery = { kind: 'command', name: 'show' } as const;

it.each([
  ['ok', async (acked: () => void) => acked()],
  ['not acknowledged', async () => {}],
  [
    'failed',
    async (acked: () => void) => {
      acked();
      await Promise.resolve();
      failNow();
    },
  ],
  ['failed', () => Promise.reject(new Error('no'))],
])('counts what is %s', async (outcome, run) => {
  const metrics = createMetrics({ role: 'bot', version: '0' });
  const follow = followDeliveries({ metrics, tracing: noTracing });
  await follow(delivery, run).catch(() => {});
  const all = parseScrape(await metrics.registry.metrics());
  expect(all.filter(({ name }) => name === 'adjutant_deliveries_total')).toEqual([
    { name: 'adjutant_deliveries_total', labels: { ...delivery, outcome }, value: 1 },
  ]);
});

it('says in each line what was done, and in none after it', async () => {
  const follow = followDeliveries({ metrics: undefined, tracing: noTracing });
  let fields: unknown;
  await follow(delivery, async () => {
    fields = fieldsNow();
  });
  expect([fields, fieldsNow()]).toEqual([{ delivery: 'command show' }, {}]);
});
