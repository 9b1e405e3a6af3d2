import { parseArgs } from 'node:util';
import { isTaskQueue, taskQueueNames, type TaskQueue } from './shared/ids.ts';

/** What was typed after `npm run worker --` names no queues. */
export class QueuesError extends Error {
  override name = 'QueuesError';
}

/**
 * The task queues a worker takes work from: `--queues social,slack`, or all of them.
 * @throws QueuesError with the names there are
 */
export function queuesArgument(args: readonly string[]): TaskQueue[] {
  const usage = `Write --queues with some of ${taskQueueNames.join(',')}; without it the worker takes all.`;
  const given = read(args, usage);
  if (given === undefined) return [...taskQueueNames];
  const names = [...new Set(given.split(',').map((name) => name.trim()))];
  const unknown = names.filter((name) => !isTaskQueue(name));
  if (unknown.length > 0) throw new QueuesError(`There is no queue «${unknown[0]}». ${usage}`);
  return names.filter(isTaskQueue);
}

function read(args: readonly string[], usage: string): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { queues: { type: 'string' } } }).values.queues;
  } catch (error) {
    throw new QueuesError(usage, { cause: error });
  }
}
