import { log } from '@temporalio/workflow';
import { failureOf } from './failures.ts';
import { making } from './proxies.ts';

/** The file with keys and ids is a convenience: the result has been told already. */
export async function shareLaunchFile(
  file: Parameters<typeof making.shareLaunchFile>[0],
): Promise<void> {
  try {
    await making.shareLaunchFile(file);
  } catch (error) {
    log.warn('launch file not shared', { ...failureOf(error) });
  }
}
