import { z } from 'zod';
import type { LaunchButtonValue } from '../messages/launch/launch-button.ts';
import { UserError } from './user-error.ts';

const LaunchButton = z.object({
  launch: z.string().regex(/^launch:[0-9a-f]{16}(:T[A-Z0-9]{1,30})?$/),
  version: z.int().positive().exactOptional(),
});

/**
 * Reads the value of a launch's button. It came over the network and authorises nothing.
 * @throws UserError when it is not one of ours.
 */
export function readLaunchButton(value: string): LaunchButtonValue {
  const { success, data } = LaunchButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data;
}

/** For a button that says something we never wrote. */
export function unreadableButton(): UserError {
  return new UserError(
    'I cannot read this button: it may be from another version of me. Nothing was done.',
  );
}

/** What the text says as JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
