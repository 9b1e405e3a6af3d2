import type { Button, SectionBlock } from '@slack/types';
import type { Target, TargetFound } from '../shared/target.ts';
import { header } from './kit/header.ts';
import { message, type Message } from './kit/message.ts';
import { note } from './kit/note.ts';
import { oneLine } from './kit/one-line.ts';
import { bold, code, paragraph } from './kit/rich-text.ts';

/**
 * For somebody whose words fit nothing, or several.
 *
 * @param choose the button beside an object: it carries ids, and does with the object what was asked for
 */
export function targetChoices(
  { words, matches, choices, unsearched = 0 }: Extract<TargetFound, { kind: 'choose' }>,
  choose: (target: Target) => Button,
): Message {
  const asked = oneLine(words, 80);
  const none = matches === 0;
  return message(
    none ? `Nothing fits “${asked}”.` : `${matches} objects fit “${asked}”.`,
    header(none ? 'No such object' : 'Which one?'),
    paragraph(
      bold(none ? 'Nothing fits ' : `${matches} objects fit `),
      code(asked),
      none && choices.length > 0 ? '. Among others there are:' : '.',
    ),
    ...choices.slice(0, choicesShown).map((target) => choiceRow(target, choose(target))),
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

const choicesShown = 10;

function choiceRow({ kind, id, name, ioNumber }: Target, accessory: Button): SectionBlock {
  const io = ioNumber === undefined ? '' : `, ${oneLine(ioNumber, 80)}`;
  const which = `${kind} ${oneLine(id, 40)}${io}`;
  return {
    type: 'section',
    text: { type: 'plain_text', text: `${oneLine(name, 150)}\n${which}`, emoji: false },
    accessory,
  };
}
