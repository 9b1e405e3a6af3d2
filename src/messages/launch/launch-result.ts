import type { RichTextBlock } from '@slack/types';
import type { LaunchResult } from '../../shared/launch.ts';
import { counted } from '../kit/counted.ts';
import { duration } from '../kit/duration.ts';
import { escape } from '../kit/escape.ts';
import { failureList } from './failure-list.ts';
import { message, type Message } from '../kit/message.ts';
import { missingBesides } from './missing-besides.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { outcomeWords } from './outcome-words.ts';
import { pathWords } from '../kit/path-words.ts';
import { resultTable } from './result-table.ts';
import { bold, italic, line, list, paragraph, richText } from '../kit/rich-text.ts';
import { showButton } from '../show-button.ts';

/** How a launch ended, as a reply in its thread: what exists, what does not, and why. */
export function launchResult(result: LaunchResult): Message {
  const { mediaPlan, tallies, failures, audit } = result;
  const { words, plain } = outcomeWords(result);
  const missing = missingBesides(failures, audit?.missing ?? []);
  return message(
    `${mediaPlan.name} (${mediaPlan.ioNumber}): ${plain} ${counted(tallies.ads.made, 'ad')} made.`,
    paragraph(bold(oneLine(mediaPlan.name, 120)), '\n', ...words),
    resultTable(tallies),
    failureList(failures, {
      title: bold(`Could not be made (${failures.length})`),
      shown: 8,
      rest: 'in the CSV',
    }),
    pathList(missing, 'Not there, and what is below not either'),
    pathList(audit?.duplicates ?? [], 'There more than once: please look at these'),
    pathList(audit?.playing ?? [], 'Not paused: these may spend money now'),
    note(footer(result)),
    mediaPlan.id === undefined ? undefined : showButton(mediaPlan.id),
  );
}

function pathList(paths: string[][], title: string): RichTextBlock | undefined {
  if (paths.length === 0) return undefined;
  const lines = paths.slice(0, 8).map((path) => line(pathWords(path)));
  const more = paths.length - lines.length;
  return richText(
    line(bold(`${title} (${paths.length})`)),
    list(more > 0 ? [...lines, line(italic(`… and ${more} more in the CSV`))] : lines),
  );
}

function footer({ mediaPlan, seconds, audit }: LaunchResult): string {
  const read =
    audit === undefined
      ? 'could *not* be read back from the service: counts are of what it answered to each write'
      : 'read back from the service and compared with the plan';
  return `${escape(oneLine(mediaPlan.ioNumber, 80))}  ·  took ${duration(seconds)}  ·  ${read}`;
}
