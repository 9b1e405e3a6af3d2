import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { searchAttributes } from '../../src/shared/search-attributes.ts';
import type { ServerPlace } from './temporal-arguments.ts';
import { temporalEnvironment } from './temporal-environment.ts';

/** A server that is new drops what has ended after a day; people ask about launches for longer. */
const retentionHours = 90 * 24;
const patienceMs = 60_000;
const namespace = 'default';

const Description = z.object({
  config: z.object({
    workflowExecutionRetentionTtl: z.string(),
    customSearchAttributeAliases: z.record(z.string(), z.string()).default({}),
  }),
});

/**
 * Waits until the server answers for its namespace, then sees that it keeps what has ended for 90 days
 * and knows our search attributes (it takes those from its command line only when a database is new).
 */
export async function prepareNamespace(server: {
  cli: string;
  place: ServerPlace;
  signal: AbortSignal;
}): Promise<void> {
  const { config } = await describe(server.place, server.signal);
  const operator = ['--address', `127.0.0.1:${server.place.port}`, '--namespace', namespace];
  const change = async (...words: string[]) => {
    await promisify(execFile)(server.cli, ['operator', ...words, ...operator], {
      env: temporalEnvironment(),
      signal: server.signal,
    });
  };
  if (config.workflowExecutionRetentionTtl !== `${retentionHours * 3_600}s`) {
    await change('namespace', 'update', '--retention', `${retentionHours}h`);
  }
  const known = Object.values(config.customSearchAttributeAliases);
  for (const name of searchAttributes.filter((it) => !known.includes(it))) {
    await change('search-attribute', 'create', '--name', name, '--type', 'Keyword');
  }
}

async function describe({ httpPort }: ServerPlace, signal: AbortSignal) {
  const url = `http://127.0.0.1:${httpPort}/api/v1/namespaces/${namespace}`;
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const answer = await fetch(url, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    if (answer?.ok) return Description.parse(await answer.json());
    await pause(20, undefined, { signal });
  }
  throw new Error(`The Temporal server has not come up in ${patienceMs / 1_000} s.`);
}
