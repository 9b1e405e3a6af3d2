import { oneLine } from '../kit/one-line.ts';
import { person, type Words } from '../kit/rich-text.ts';

/** What was noted on a schedule, such as `Paused by <@U0MARA>`; of all markup only people are read as such. */
export function noteWords(said: string): Words[] {
  const parts = oneLine(said, 200).split(/<@([UW][A-Z0-9]{2,20})>/);
  const words = parts.map((part, index) => (index % 2 === 0 ? part : person(part)));
  const isSentence = /[.!?]$/.test(said);
  return isSentence ? words : [...words, '.'];
}
