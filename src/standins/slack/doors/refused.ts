import type { DoorAnswer } from '../doors.ts';
import type { SlackError } from '../slack-error.ts';

/** A refusal as a door answers it. */
export function refused({ code, messages }: SlackError): DoorAnswer {
  return { ok: false, error: code, ...(messages.length > 0 && { messages }) };
}
