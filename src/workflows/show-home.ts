import {
  condition,
  continueAsNew,
  defineSignal,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import { recordState } from './attributes.ts';
import { letGo } from './let-go.ts';
import { drawing } from './proxies.ts';

/** Its owner opened the Home tab, or did something on it. */
export const refreshHome = defineSignal('refreshHome');

/** Somebody else changed something that the Home tab shows. */
export const homeChanged = defineSignal('homeChanged');

/** So long after it was opened a Home tab follows what others do. */
const followedForMs = 600_000;
/** What others do one after the other is drawn together. */
const apart = '2s';

/** Draws the Home tab of one person: one after the other, so that an older picture never covers a newer one. */
export async function showHome({ by, until = 0 }: { by: Person; until?: number }): Promise<void> {
  let followedUntil = until || Date.now() + followedForMs;
  let isPressed = until === 0;
  let isChanged = until !== 0;
  setHandler(refreshHome, () => {
    isPressed = true;
    followedUntil = Date.now() + followedForMs;
  });
  setHandler(homeChanged, () => {
    isChanged = true;
  });
  for (;;) {
    if (isPressed || isChanged) {
      isPressed = false;
      isChanged = false;
      recordState('drawing');
      await letGo(drawing.publishHome(by));
      recordState('drawn');
      await condition(() => isPressed, apart);
    }
    const left = followedUntil - Date.now();
    if (!isPressed && !isChanged && left <= 0) return;
    if (workflowInfo().continueAsNewSuggested) {
      return continueAsNew<typeof showHome>({ by, until: followedUntil });
    }
    if (left > 0) await condition(() => isPressed || isChanged, left);
  }
}
