import type { LaunchPreview } from '../../shared/launch.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { leftToMake, whereFacts } from './preview-facts.ts';
import { countedLevels } from '../kit/counted.ts';
import { note } from '../kit/note.ts';
import { paragraph, type Words } from '../kit/rich-text.ts';

/** A preview that nobody can decide on any more: what became of it, and what it was about. */
export function closedPreview(preview: LaunchPreview, state: string, words: Words[]): Message {
  const { mediaPlan, tallies } = preview;
  return message(
    `${mediaPlan.name} (${mediaPlan.ioNumber}): ${state}. Nothing was made.`,
    header(mediaPlan.name),
    paragraph(...words),
    whereFacts(preview),
    note(`It would have made ${countedLevels(leftToMake(tallies))}.`),
  );
}
