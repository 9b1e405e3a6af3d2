import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded before a process of ours (`node --import`): at SIGUSR2 it collects all garbage and says in one line what is
 * left. Worker threads are not in it; they are in the resident memory.
 */

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');
process.on('SIGUSR2', () => {
  if (typeof collectGarbage !== 'function') return;
  collectGarbage();
  const { heapUsed } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ heapMb: heapUsed / 2 ** 20 })}\n`);
});
