import { decide, type Decision } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { readLaunchButton, unreadableButton } from '../launch-button-value.ts';

/** Launch or Cancel under a preview. Whether it may be is for the workflow to say. */
export function decideLaunch(choice: Decision['choice']): ActionHandler {
  return async ({ value, by, pressId }, deps) => {
    const { launch, version } = readLaunchButton(value);
    if (version === undefined) throw unreadableButton();
    return askRun({ what: 'launch', id: launch }, deps, (handle) =>
      handle.executeUpdate(decide, { args: [{ by, choice, version }], updateId: pressId }),
    );
  };
}
