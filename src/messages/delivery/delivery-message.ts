import type { ActionsBlock, KnownBlock } from '@slack/types';
import type { DeliveryAsked, DeliveryContent } from '../../shared/delivery.ts';
import { approvalButtons } from '../approval/approval-button.ts';
import { approvalProgress } from '../approval/approval-progress.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { confirmation } from '../kit/confirmation.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';
import { deliveryButton } from './delivery-button.ts';
import { deliveryDone } from './delivery-done.ts';
import { moneyWords, surveyBlocks } from './delivery-survey.ts';
import { progressBlocks } from './delivery-progress.ts';
import { askedWords, deliveryVerbs, partWord } from './delivery-words.ts';

/** The one message about pausing or resuming, at each stage. */
export function deliveryMessage(
  asked: DeliveryAsked,
  content: DeliveryContent,
  workflowId: string,
): Message {
  const what = askedWords(asked);
  const verb = deliveryVerbs[asked.action];
  const built = (fallback: string, ...blocks: (KnownBlock | undefined)[]) =>
    message(`${what}: ${fallback}`, header(what), ...blocks);
  switch (content.kind) {
    case 'asking':
      return built(
        'it waits for somebody to go on.',
        ...surveyBlocks(asked),
        note('Nothing is changed until somebody says so. This is open for a day.'),
        askingButtons(asked, workflowId),
      );
    case 'approving': {
      const { view, version: v } = content;
      return built(
        'it waits for approval.',
        ...surveyBlocks(asked),
        ...approvalRules(view),
        approvalProgress(view),
        note(`Without enough approvals by ${moment(view.approvals.deadlineAt)} it is not done.`),
        approvalButtons({ w: workflowId, v }),
      );
    }
    case 'working':
      return built(`${verb.doing.toLowerCase()} …`, ...progressBlocks(asked, content), {
        type: 'actions',
        elements: [deliveryButton('stop', 'Stop', workflowId)],
      });
    case 'done':
      return deliveryDone(asked, content, workflowId);
    case 'closed': {
      const { how, endedBy, note: why } = content;
      return built(
        `${how}. ${verb.not}.`,
        paragraph(
          bold(closedWords[how]),
          ' by ',
          person(endedBy),
          why === undefined ? '' : `: ${oneLine(why, 300)}`,
          `. ${verb.not}.`,
        ),
        ...surveyBlocks(asked),
      );
    }
    case 'expired':
      return built(
        `expired. ${verb.not}.`,
        paragraph(
          bold('Expired:'),
          ` nobody decided in time, which is not a yes. ${verb.not}. Ask again for a fresh look.`,
        ),
        ...surveyBlocks(asked),
      );
    case 'refused':
      return built(
        `not done. ${content.because}`,
        paragraph(bold('Not done. '), oneLine(content.because, 600)),
        ...surveyBlocks(asked),
      );
  }
}

const closedWords = { cancelled: 'Cancelled', rejected: 'Rejected', withdrawn: 'Taken back' };

function askingButtons(asked: DeliveryAsked, workflowId: string): ActionsBlock {
  const { action, survey } = asked;
  const label = `${deliveryVerbs[action].do} ${counted(survey.count, partWord(survey))}`;
  const confirm = confirmation({
    title: `${label}?`,
    text: `Money a day: ${moneyWords(asked)}. It can be undone.`,
    confirm: deliveryVerbs[action].do,
    deny: 'Not yet',
    style: action === 'pause' ? 'danger' : 'primary',
  });
  return {
    type: 'actions',
    elements: [
      deliveryButton('go', label, workflowId, { style: 'primary', confirm }),
      deliveryButton('cancel', 'Cancel', workflowId),
    ],
  };
}
