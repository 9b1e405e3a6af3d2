import { failedTo } from '../failed-to.ts';
import type { Message } from '../kit/message.ts';

/** A launch that could not go on at all. */
export function launchFailed(failure: { message: string; reference: string }): Message {
  return failedTo(
    'The launch could not go on.',
    failure,
    'Launching the same plan again makes nothing twice.',
  );
}
