import { stop } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { readLaunchButton } from '../launch-button-value.ts';

/** Stop under a launch that is under way. */
export const stopLaunch: ActionHandler = async ({ value, by, pressId }, deps) => {
  const { launch } = readLaunchButton(value);
  return askRun({ what: 'launch', id: launch }, deps, (handle) =>
    handle.executeUpdate(stop, { args: [{ by }], updateId: pressId }),
  );
};
