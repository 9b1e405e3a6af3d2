import { mkdirSync } from 'node:fs';
import { createCrew, type Crew } from './processes/crew.ts';
import { openLog } from './processes/open-log.ts';
import type { Report } from './bootstrap/report.mjs';
import {
  processNames,
  startProcesses,
  type Addresses,
  type Ports,
  type ProcessName,
} from './processes/start-processes.ts';

export interface StackOptions {
  /** Holds all that is kept: databases, and logs of the processes. */
  dataDir: string;
  ports?: Ports;
  /** Settings (`SLACK_…`, `SOCIAL_…`, `SEARCH_…`, `TEMPORAL_…`, `DATABASE_URL`, `LOG_LEVEL`): what is set is used, not simulated. */
  env?: NodeJS.ProcessEnv;
  report?: Report;
  /** A server that runs already. */
  temporal?: { address: string };
  /** How long the simulated services take for an answer. */
  latencyMs?: number;
  /** Every line a process says, until the end begins. */
  onLine?: (name: ProcessName, line: string) => void;
  /** Gives up starting, and ends what had been started. */
  signal?: AbortSignal;
}

export interface Stack extends Addresses, Pick<Crew<ProcessName>, 'died' | 'kill' | 'restart'> {
  /** Process ids of those that run. */
  processes(): Partial<Record<ProcessName, number>>;
  /** Ends bot, worker, stand-ins and Temporal in this order; by force after `deadlineMs` (10 s). */
  stop(deadlineMs?: number): Promise<void>;
}

/**
 * Runs Adjutant on this machine: Temporal, the stand-ins, worker and bot, each a process of its own
 * that ends when this process does.
 *
 * @throws Error that says which process does not start and why; nothing is left running
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, report = () => {} } = options;
  mkdirSync(dataDir, { recursive: true });
  const crew = createCrew(processNames, report);
  const logs = new Map(processNames.map((name) => [name, openLog(dataDir, name)]));
  const over = new AbortController();
  const stop = async (deadlineMs = 10_000) => {
    over.abort();
    await crew.stop(deadlineMs);
    for (const log of logs.values()) log.close();
  };
  try {
    const addresses = await startProcesses({
      ...options,
      report,
      crew,
      signal: AbortSignal.any([over.signal, ...(options.signal ? [options.signal] : [])]),
      onLine: (name) => (line) => {
        logs.get(name)?.write(line);
        // While all of it ends, each misses the others.
        if (!over.signal.aborted) options.onLine?.(name, line);
      },
    });
    return { ...crew, ...addresses, processes: () => crew.pids(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
