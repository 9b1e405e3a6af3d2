import type { ShortcutHandler } from '../call.ts';
import { openLaunchForm } from '../open-launch-form.ts';

/** «Launch a media plan», from anywhere: the form asks for the channel. */
export const launchAnywhere: ShortcutHandler = async (call, deps) => {
  await openLaunchForm(call, deps);
  return undefined;
};
