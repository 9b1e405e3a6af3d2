import { failureOf } from './failures.ts';
import { letGo } from './let-go.ts';

/** Words on the list of digests and watches. */
export const uninstalledNote = 'Adjutant paused it: the app was removed from this Slack workspace.';

/**
 * What comes by itself comes to nothing once its Slack workspace has removed the app: then it is paused.
 * @param asked the first thing that is asked of Slack; rejects as it did
 */
export async function whileInstalled<T>(
  asked: Promise<T>,
  pause: () => Promise<unknown>,
): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    // Of those that ask Slack nothing else fails like this.
    if (failureOf(error).kind === 'unauthorized') await letGo(pause());
    throw error;
  }
}
