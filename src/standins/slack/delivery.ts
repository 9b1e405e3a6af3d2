import type { JsonObject } from './json-object.ts';

export type EnvelopeType = 'slash_commands' | 'interactive' | 'events_api';

/** Hands payloads to the app and waits for its acknowledgement. */
export interface Delivery {
  /**
   * @returns what the app acknowledged with, `{}` for a bare ack.
   * @throws SlackError `dispatch_failed` where nobody takes it, `operation_timeout` without an ack in time.
   */
  deliver: (type: EnvelopeType, payload: JsonObject) => Promise<JsonObject>;
}
