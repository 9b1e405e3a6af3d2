import type { SectionBlock } from '@slack/types';
import type { Target, TargetFound } from '../../shared/target.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph } from '../kit/rich-text.ts';
import { whyButton } from './why-button.ts';

/** For somebody who asked about something by words that fit nothing, or several. */
export function whyChoices({
  words,
  matches,
  choices,
  unsearched = 0,
}: Extract<TargetFound, { kind: 'choose' }>): Message {
  const asked = oneLine(words, 80);
  const none = matches === 0;
  return message(
    none ? `Nothing fits “${asked}”.` : `${matches} objects fit “${asked}”.`,
    header(none ? 'No such object' : 'Which one?'),
    paragraph(
      bold(none ? 'Nothing fits ' : `${matches} objects fit `),
      code(asked),
      none && choices.length > 0
        ? ', neither in the service nor in the ledger. Among others there are:'
        : '.',
    ),
    ...choices.slice(0, 10).map(choiceRow),
    note(
      [
        matches > choices.length ? `The first ${choices.length} of ${matches}.` : '',
        unsearched > 0 ? `The ads of ${unsearched} campaigns were not looked through.` : '',
        'Give the id, the IO number, a part of the name, or `campaign/ad`.',
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
  );
}

function choiceRow({ kind, id, name, ioNumber }: Target): SectionBlock {
  const which = `${kind} ${oneLine(id, 40)}${ioNumber === undefined ? '' : `, ${oneLine(ioNumber, 80)}`}`;
  return {
    type: 'section',
    text: { type: 'plain_text', text: `${oneLine(name, 150)}\n${which}`, emoji: false },
    accessory: whyButton('Why?', { kind, id }),
  };
}
