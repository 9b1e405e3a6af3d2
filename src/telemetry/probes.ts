import type { ConnectionLike } from '@temporalio/client';
import type { Quota } from '../shared/quota.ts';
import type { Probe } from './readiness.ts';

/** Temporal answers. @param address for people: `host:port` */
export function temporalProbe(connection: ConnectionLike, address: string): Probe {
  return {
    name: 'temporal',
    isWell: async () => {
      const ask = () => connection.workflowService.getSystemInfo({});
      await connection.withDeadline(Date.now() + 1_500, ask);
      return true;
    },
    trouble: () => `Temporal at ${address} does not answer`,
  };
}

/** The database takes a transaction that writes. */
export function databaseProbe(quota: Pick<Quota, 'state'>): Probe {
  return {
    name: 'database',
    isWell: async () => {
      await quota.state();
      return true;
    },
    trouble: () => 'the database of DATABASE_URL cannot be used',
  };
}

/** @param isListening whether Slack can hand something over */
export function slackProbe(isListening: () => boolean): Probe {
  return {
    name: 'slack',
    isWell: async () => isListening(),
    trouble: () => 'there is no connection to Slack',
  };
}

/** What a worker says of itself. */
interface WorkerState {
  getState(): string;
  options: { taskQueue: string };
}

/** Every worker takes work. */
export function workersProbe(workers: readonly WorkerState[]): Probe {
  const idle = () => workers.filter((worker) => worker.getState() !== 'RUNNING');
  const words = (worker: WorkerState) =>
    `${worker.options.taskQueue} is ${worker.getState().toLowerCase()}`;
  return {
    name: 'workers',
    isWell: async () => idle().length === 0,
    trouble: () => idle().map(words).join(', '),
  };
}
