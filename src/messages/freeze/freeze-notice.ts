import type { FreezeNotice } from '../../shared/freeze.ts';
import { failedTo } from '../failed-to.ts';
import { targetWords } from '../delivery/delivery-words.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { sentence } from '../kit/sentence.ts';
import { targetButton } from '../target-button.ts';
import { targetChoices } from '../target-choices.ts';
import { freezeList, freezeRows } from './freeze-list.ts';

/** What one person is told about freezes. */
export function freezeNotice(notice: FreezeNotice, workflowId: string): Message {
  switch (notice.kind) {
    case 'refused':
      return sentence(notice.reason);
    case 'choose':
      return targetChoices(notice.found, (target) => targetButton(workflowId, 'This one', target));
    case 'frozen': {
      const what = targetWords(notice.target);
      return message(
        `${what} is frozen already.`,
        header('Frozen already'),
        paragraph(bold(what), ' is frozen. To give it another end, unfreeze it first.'),
        ...freezeRows(notice.freezes),
      );
    }
    case 'not frozen': {
      const what = targetWords(notice.target);
      const isHeld = notice.above.length > 0;
      return message(
        `${what} is not frozen itself.`,
        header('Not frozen itself'),
        paragraph(
          bold(what),
          isHeld
            ? ' is held by a freeze of what it is in. Unfreeze that:'
            : ' is not frozen. Nothing was done.',
        ),
        ...freezeRows(notice.above),
      );
    }
    case 'list':
      return freezeList(notice.freezes);
    case 'failed':
      return failedTo('The freeze could not be worked on.', notice);
  }
}
