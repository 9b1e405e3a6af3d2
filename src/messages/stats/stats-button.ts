import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

/** What a button carries that asks for figures, as JSON: ids, and the period in the words that were typed. */
export interface StatsButtonValue {
  /** What the command would be given: `campaign 2001`, `search 501`. */
  of: string;
  /** Period. */
  p?: string;
}

/** Shows the figures of an object, or gives them as a file. */
export function statsButton(
  what: 'show' | 'file',
  label: string,
  { of, period }: { of: string; period: string | undefined },
): Button {
  const value: StatsButtonValue = { of, ...(period !== undefined && { p: period.slice(0, 100) }) };
  return button(what === 'show' ? actionIds.statsShow : actionIds.statsFile, label, value);
}
