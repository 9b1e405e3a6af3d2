import type { ActionHandler } from '../call.ts';
import { openLaunchForm } from '../open-launch-form.ts';

/** A button that opens the form for a plan. */
export const openLaunch: ActionHandler = async (call, deps) => {
  await openLaunchForm(call, deps);
  return undefined;
};
