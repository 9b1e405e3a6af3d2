import type { ContextBlock } from '@slack/types';

/** Small print. `mrkdwn` is our own words, with anything foreign in it escaped by the caller. */
export function note(mrkdwn: string): ContextBlock {
  return { type: 'context', elements: [{ type: 'mrkdwn', text: mrkdwn, verbatim: true }] };
}
