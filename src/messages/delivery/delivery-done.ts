import type { ActionsBlock, RichTextBlock } from '@slack/types';
import type { DeliveryAsked, DeliveryContent, DeliveryProgress } from '../../shared/delivery.ts';
import { addLeftOut } from '../../shared/delivery-tally.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, person, richText } from '../kit/rich-text.ts';
import { undoButton } from '../undo-button.ts';
import { deliveryButton } from './delivery-button.ts';
import { approvedWords, askedBy, otherCounts } from './delivery-progress.ts';
import { askedWords, deliveryVerbs, partWord, targetWords } from './delivery-words.ts';
import { leftOutList } from './left-out-list.ts';

type Done = Extract<DeliveryContent, { kind: 'done' }>;

/** How it ended: what was changed, what was so already, what was left alone, what failed; with Undo. */
export function deliveryDone(
  asked: DeliveryAsked,
  { progress, approvedBy, canRetry }: Done,
  workflowId: string,
): Message {
  const { action, survey } = asked;
  const what = askedWords(asked);
  const sum = `${counted(progress.changed, partWord(survey))} ${deliveryVerbs[action].done}`;
  const named = survey.first.map((name) => `«${oneLine(name, 60)}»`).join(', ');
  const isWhole = progress.changed === survey.count && survey.count <= survey.first.length;
  return message(
    `${what}: ${sum}${otherCounts(asked, progress)}.`,
    header(what),
    paragraph(bold(sum), `${otherCounts(asked, progress)}.`, isWhole ? ` ${named}.` : ''),
    stoppedWords(progress),
    failureList(progress),
    leftOutList(action, addLeftOut(survey.leftOut, progress.leftOut)),
    askedBy(asked),
    approvedWords(approvedBy),
    buttons(progress, { canRetry, workflowId }),
  );
}

function stoppedWords({ stopped, total, changed }: DeliveryProgress): RichTextBlock | undefined {
  if (stopped === undefined) return undefined;
  const rest = `${(total - changed).toLocaleString('en')} of ${total.toLocaleString('en')} were not reached.`;
  return 'by' in stopped
    ? paragraph(bold('Stopped'), ' by ', person(stopped.by), `. ${rest}`)
    : paragraph(bold('It could not go on: '), `${oneLine(stopped.because, 600)} ${rest}`);
}

function failureList({ failures, failed }: DeliveryProgress): RichTextBlock | undefined {
  if (failed === 0) return undefined;
  const lines = failures.map(({ target, message: why, unknown }) =>
    line(
      `${targetWords(target)}: ${oneLine(why, 200)}`,
      unknown ? ' Whether it was changed is not known.' : '',
    ),
  );
  const more = failed - failures.length;
  return richText(
    line(bold(`${failed.toLocaleString('en')} failed:`)),
    list(more > 0 ? [...lines, line(`and ${more.toLocaleString('en')} more`)] : lines),
  );
}

function buttons(
  { changed }: DeliveryProgress,
  { canRetry, workflowId }: { canRetry: boolean; workflowId: string },
): ActionsBlock | undefined {
  const elements = [
    ...(canRetry ? [deliveryButton('retry', 'Try again', workflowId, { style: 'primary' })] : []),
    ...(changed > 0 ? [undoButton(workflowId)] : []),
  ];
  return elements.length === 0 ? undefined : { type: 'actions', elements };
}
