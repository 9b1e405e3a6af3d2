import { slashCommand } from '../../shared/ids.ts';
import { watchVerbs, type PacingAnswer } from '../../shared/pacing-request.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { code, paragraph } from '../kit/rich-text.ts';
import { watchButton } from './watch-button.ts';
import { watchFacts } from './watch-list.ts';

/** For somebody whose words fit no watch, or several. */
export function watchChoices({
  found,
  verb,
}: Extract<PacingAnswer, { kind: 'not found' }>): Message {
  const asked = oneLine(found.words, 80);
  if (found.kind === 'none') {
    const hint =
      found.nearest === undefined
        ? [' ', code(`${slashCommand} pacing list`), ' shows all of them.']
        : [
            ' Did you mean ',
            code(`${slashCommand} pacing ${verb} ${oneLine(found.nearest, 80)}`),
            '?',
          ];
    return message(
      `No watch is called “${asked}”.`,
      paragraph('No watch here is called ', code(asked), '.', ...hint),
    );
  }
  const act = [...watchVerbs, 'edit' as const].find((known) => known === verb);
  return message(
    `${found.listings.length} watches fit “${asked}”.`,
    header('Which one?'),
    ...found.listings.flatMap((listing) => [
      watchFacts(listing),
      ...(act === undefined
        ? []
        : [{ type: 'actions' as const, elements: [watchButton(act, listing.settings)] }]),
    ]),
    note('Give the id, or more of the name.'),
  );
}
