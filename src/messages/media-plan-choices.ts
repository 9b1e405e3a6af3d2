import type { SectionBlock } from '@slack/types';
import { actionIds } from '../shared/ids.ts';
import type { ShowAnswer } from '../shared/media-plan-tree.ts';
import { header } from './kit/header.ts';
import { message, type Message } from './kit/message.ts';
import { note } from './kit/note.ts';
import { oneLine } from './kit/one-line.ts';
import { bold, code, paragraph } from './kit/rich-text.ts';
import { button } from './kit/button.ts';

type Choose = Extract<ShowAnswer, { kind: 'choose' }>;
type Choice = Choose['choices'][number];

/** For somebody who asked for a media plan by words that fit none, or several. */
export function mediaPlanChoices({ target, matches, choices }: Choose): Message {
  const asked = oneLine(target, 80);
  const none = matches === 0;
  return message(
    none ? `No media plan fits “${asked}”.` : `${matches} media plans fit “${asked}”.`,
    header(none ? 'No such media plan' : 'Which media plan?'),
    paragraph(
      bold(none ? 'No media plan fits ' : `${matches} media plans fit `),
      code(asked),
      none && choices.length > 0 ? '. Among others there are:' : '.',
    ),
    ...choices.slice(0, 10).map(choiceRow),
    matches > choices.length && !none
      ? note(
          `First ${choices.length} of ${matches}: say more of the name, the IO number or the id.`,
        )
      : undefined,
    choices.length === 0 ? note('Give the id, the IO number, or a part of the name.') : undefined,
  );
}

function choiceRow({ id, name, ioNumber }: Choice): SectionBlock {
  const which = ioNumber === undefined ? `id ${id}` : `${oneLine(ioNumber, 80)} · id ${id}`;
  return {
    type: 'section',
    text: { type: 'plain_text', text: `${oneLine(name, 150)}\n${which}`, emoji: false },
    accessory: button(actionIds.showMediaPlan, 'Show', id),
  };
}
