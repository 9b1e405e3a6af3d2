import type { ActionsBlock } from '@slack/types';
import { digestVerbs, type DigestAnswer } from '../../shared/digest-request.ts';
import type { DigestListing } from '../../shared/digest.ts';
import { slashCommand } from '../../shared/ids.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph, type Words } from '../kit/rich-text.ts';
import { digestButton, type DigestAct } from './digest-button.ts';
import { digestFacts } from './digest-list.ts';

const most = 10;

/** For somebody whose words fit no digest, or several. */
export function digestChoices({
  found,
  verb,
}: Extract<DigestAnswer, { kind: 'not found' }>): Message {
  const asked = oneLine(found.words, 80);
  if (found.kind === 'none') {
    return message(
      `No digest is called “${asked}”.`,
      paragraph('No digest here is called ', code(asked), '.', ...hint(found.nearest, verb)),
    );
  }
  const act = actOf(verb);
  const { listings } = found;
  return message(
    `${listings.length} digests fit “${asked}”.`,
    header('Which one?'),
    paragraph(bold(`${listings.length} digests fit `), code(asked), '.'),
    ...listings
      .slice(0, most)
      .flatMap((listing) => [
        digestFacts(listing),
        ...(act === undefined ? [] : [choice(act, listing)]),
      ]),
    note(
      `${listings.length > most ? `The first ${most} of ${listings.length}. ` : ''}Give the id, or more of the name.`,
    ),
  );
}

function hint(nearest: string | undefined, verb: string): Words[] {
  return nearest === undefined
    ? [' ', code(`${slashCommand} digest list`), ' shows all of them.']
    : [' Did you mean ', code(`${slashCommand} digest ${verb} ${oneLine(nearest, 80)}`), '?'];
}

const choice = (act: DigestAct, { settings }: DigestListing): ActionsBlock => ({
  type: 'actions',
  elements: [digestButton(act, settings)],
});

/** Days are not in a button of a choice: they are typed again with the id. */
function actOf(verb: string): DigestAct | undefined {
  return [...digestVerbs, 'edit' as const].find((known) => known === verb);
}
