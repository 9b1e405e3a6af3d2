import type { PlainTextOption } from '@slack/types';
import { oneLine } from '../../messages/kit/one-line.ts';
import { plain } from './plain.ts';

/** What Slack allows in the value of an option. */
export const longestOptionValue = 75;

/** One choice of a select. */
export function option(value: string, label = value, description?: string): PlainTextOption {
  return {
    text: plain(oneLine(label, 75)),
    value,
    ...(description !== undefined && { description: plain(oneLine(description, 75)) }),
  };
}
