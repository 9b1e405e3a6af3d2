import type { RichTextElement } from '@slack/types';

/** An instant inside rich text that Slack shows in the reader's zone; elsewhere as UTC. */
export function richMoment(instant: string): RichTextElement {
  const at = new Date(instant);
  const utc = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    type: 'date',
    timestamp: Math.floor(at.getTime() / 1000),
    format: '{date_short_pretty} at {time}',
    fallback: utc,
  };
}
