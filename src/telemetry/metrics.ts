import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts itself. Labels are names that we gave: never an id, never words of people. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Which part of Adjutant it is. */
export type Role = 'bot' | 'worker';

/** @param version of Adjutant */
export function createMetrics({ role, version }: { role: Role; version: string }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  new Gauge({
    name: 'adjutant_build_info',
    help: 'Which version runs here; always 1.',
    labelNames: ['role', 'version', 'node'],
    registers,
  }).set({ role, version, node: process.version }, 1);

  return {
    registry,
    requests: new Counter({
      name: 'adjutant_requests_total',
      help: 'Calls of the two ad services; outcome is ok, or the kind of the failure.',
      labelNames: ['service', 'operation', 'outcome'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'adjutant_request_duration_seconds',
      help: 'How long those calls took, whatever came of them.',
      labelNames: ['service', 'operation'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    slackCalls: new Counter({
      name: 'adjutant_slack_calls_total',
      help: "Calls of Slack's Web API; outcome is ok, or the error.",
      labelNames: ['method', 'outcome'],
      registers,
    }),
    ...(role === 'bot' && {
      deliveries: new Counter({
        name: 'adjutant_deliveries_total',
        help: 'What people did in Slack: commands, buttons, forms, pickers, events.',
        labelNames: ['kind', 'name', 'outcome'],
        registers,
      }),
      ackSeconds: new Histogram({
        name: 'adjutant_ack_duration_seconds',
        help: 'From the delivery to our acknowledgement; Slack waits for 3 seconds.',
        labelNames: ['kind'],
        buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
        registers,
      }),
    }),
  };
}
