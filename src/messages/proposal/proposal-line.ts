import type { ActionsBlock } from '@slack/types';
import { missingSignatures } from '../../shared/approval.ts';
import type { Change, ChangeResult, Proposal } from '../../shared/proposal.ts';
import type { ProposalLine } from '../../shared/proposal-line.ts';
import { peopleWords } from '../approval/people-words.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, person, richText, type Words } from '../kit/rich-text.ts';
import { undoButton } from '../undo-button.ts';
import { resultWords } from './change-table.ts';
import { moveWords, titleOf } from './change-words.ts';
import { evidenceList } from './evidence-list.ts';
import { stateLine, stateWords } from './proposal-state.ts';

/** A reply in the thread of a card; together they are the story of the proposal as it went. */
export function proposalLine(told: ProposalLine, proposal: Proposal): Message {
  const title = titleOf(proposal);
  switch (told.kind) {
    case 'signed':
      return said(
        `${title}: approved by one more.`,
        person(told.by),
        ` approved. ${left(proposal)}`,
      );
    case 'countered':
      return message(
        `${title}: a counter-offer.`,
        paragraph(
          person(told.by),
          ' made a counter-offer: ',
          bold(movesWords(proposal.changes)),
          '. Earlier approvals do not count for it, and somebody else has to approve it.',
        ),
        told.note?.trim() ? paragraph(`“${oneLine(told.note, 600)}”`) : undefined,
      );
    case 'superseded':
      return superseded(told, title);
    case 'void':
      return said(
        `${title}: an approval does not hold any more.`,
        bold('An approval does not hold any more: '),
        ...peopleWords(told.users),
        `. ${oneLine(told.reason, 400)}`,
      );
    case 'ended':
    case 'applied':
      return ended(proposal);
    case 'outcome':
      return message(
        `${title}: what came of it after ${told.after}.`,
        paragraph(bold(`${told.after} after the change.`)),
        evidenceList('After it, then the same weekdays before it', told.evidence),
      );
    case 'restored':
      return restored(told.changes, told.results);
  }
}

function said(fallback: string, ...words: Words[]): Message {
  return message(fallback, paragraph(...words));
}

function superseded(
  { moved, dropped }: Extract<ProposalLine, { kind: 'superseded' }>,
  title: string,
): Message {
  const lines = [
    ...listed(moved.map((words) => line(oneLine(words, 200)))),
    ...listed(
      dropped.map(({ target, message: why }) =>
        line(bold(`Left out: «${oneLine(target, 60)}»`), `, ${oneLine(why, 200)}`),
      ),
    ),
  ];
  return message(
    `${title}: the live value has moved.`,
    paragraph(
      bold('The live value has moved since people looked at it'),
      ', so nothing was written and earlier approvals do not count. There is a fresh card: please look at that one.',
    ),
    lines.length === 0 ? undefined : richText(list(lines)),
  );
}

function listed<Line>(lines: Line[]): Line[] {
  return lines.slice(0, mostListed);
}

/** How it ended, with the button that puts back what was written. */
function ended(proposal: Proposal): Message {
  const { changes, results = [] } = proposal;
  const isWritten = results.some((result) => 'entry' in result);
  const undo: ActionsBlock = { type: 'actions', elements: [undoButton(proposal.id)] };
  return message(
    `${titleOf(proposal)}: ${stateWords[proposal.state]}.`,
    paragraph(...stateLine(proposal)),
    results.length === 0 ? undefined : resultList(changes, results),
    isWritten ? undo : undefined,
  );
}

function restored(changes: readonly Change[], results: readonly ChangeResult[]): Message {
  const back = results.filter(({ outcome }) => outcome === 'changed').length;
  const words =
    back === results.length
      ? `The old ${back === 1 ? 'value is' : 'values are'} back, read back from the service.`
      : `${back} of ${counted(results.length, 'old value')} came back; a value that somebody has changed since stays as it is.`;
  return message(
    'The time of a temporary change is over.',
    paragraph(bold('The time is over. '), words),
    resultList(changes, results),
  );
}

function resultList(changes: readonly Change[], results: readonly ChangeResult[]) {
  const more = changes.length - mostListed;
  return richText(
    list([
      ...listed(
        changes.map((change, index) =>
          line(
            bold(oneLine(change.target.name, 60)),
            ` ${moveWords(change)}: ${resultWords(results[index])}`,
          ),
        ),
      ),
      ...(more > 0 ? [line(`… and ${more} more, see the card`)] : []),
    ]),
  );
}

const mostListed = 15;

/** How many approvals are still wanted. */
function left({ approvals, signed, version }: Proposal): string {
  const missing = missingSignatures({ needed: approvals?.needed ?? [], signed, version });
  const count = missing.reduce((sum, each) => sum + each, 0);
  if (count === 0) return 'Somebody who did not write the value has to approve it as well.';
  return `${counted(count, 'more approval')} ${count === 1 ? 'is' : 'are'} needed.`;
}

function movesWords(changes: readonly Change[]): string {
  const [change] = changes;
  if (changes.length === 1 && change !== undefined) return moveWords(change);
  const first = changes
    .slice(0, 3)
    .map((each) => `${oneLine(each.target.name, 40)} ${moveWords(each)}`);
  return `${first.join(', ')}${changes.length > 3 ? ` and ${changes.length - 3} more` : ''}`;
}
