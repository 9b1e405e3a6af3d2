import type { DeliveryAsked, DeliveryNotice } from '../../shared/delivery.ts';
import { slashCommand } from '../../shared/ids.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { bold, code, paragraph } from '../kit/rich-text.ts';
import { sentence } from '../kit/sentence.ts';
import { targetButton } from '../target-button.ts';
import { targetChoices } from '../target-choices.ts';
import { deliveryVerbs, partWord, targetWords } from './delivery-words.ts';
import { leftOutList } from './left-out-list.ts';

/** What one person is told of pausing or resuming. */
export function deliveryNotice(notice: DeliveryNotice, workflowId: string): Message {
  switch (notice.kind) {
    case 'choose': {
      const { do: label } = deliveryVerbs[notice.action];
      return targetChoices(notice.found, (target) => targetButton(workflowId, label, target));
    }
    case 'nothing':
      return nothingToDo(notice.asked);
    case 'refused':
      return sentence(notice.reason);
    case 'failed':
      return failedTo(`${deliveryVerbs[notice.action].not}.`, notice);
  }
}

function nothingToDo({ action, survey }: DeliveryAsked): Message {
  const { target, alreadySo, leftOut } = survey;
  const what = targetWords(target);
  const part = partWord(survey);
  const isEmpty = alreadySo === 0 && leftOut.length === 0;
  const state = action === 'pause' ? 'paused' : 'playing';
  const verb = alreadySo === 1 ? 'is' : 'are';
  const so = alreadySo === 0 ? '' : ` ${counted(alreadySo, part)} ${verb} ${state} already.`;
  const isForeign = leftOut.some(({ why }) => why === 'foreign');
  return message(
    `${deliveryVerbs[action].not}: ${what}.`,
    paragraph(
      bold(deliveryVerbs[action].not),
      ` in ${what}.${so}${isEmpty ? ` It has no ${part}s.` : ''}`,
    ),
    leftOutList(action, leftOut),
    isForeign
      ? paragraph(
          'Only what was paused with ',
          code(`${slashCommand} pause`),
          ' is resumed, so that nobody’s pause is undone unseen.',
        )
      : undefined,
  );
}
