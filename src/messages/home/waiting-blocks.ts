import type { KnownBlock } from '@slack/types';
import type { FirstOf, HomeWaiting, WaitingRequest } from '../../shared/home.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Proposal } from '../../shared/proposal.ts';
import { approvalButtons } from '../approval/approval-button.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, italic, line, list, paragraph, person, richText } from '../kit/rich-text.ts';
import { moveWords, percentWords, titleOf } from '../proposal/change-words.ts';
import { proposalButtons } from '../proposal/proposal-buttons.ts';

/** What somebody may approve, each with its buttons. */
export function waitingBlocks(waiting: FirstOf<HomeWaiting> & { unread: number }): KnownBlock[] {
  const { first, all, unread } = waiting;
  return [
    ...(all === 0
      ? [
          paragraph(
            italic('Nothing waits for your approval. What does shows here, with its buttons.'),
          ),
        ]
      : first.flatMap(blocksOf)),
    ...(all > first.length ? [note(`… and ${all - first.length} more, in their channels.`)] : []),
    ...(unread > 0
      ? [
          note(
            `${unread.toLocaleString('en')} older requests were not looked at: they may wait for you too.`,
          ),
        ]
      : []),
  ];
}

function blocksOf(waiting: HomeWaiting): KnownBlock[] {
  if (waiting.kind === 'request') return requestBlocks(waiting.id, waiting.request);
  const { proposal } = waiting;
  return [
    paragraph(bold(`${titleOf(proposal)}  `), whatMoves(proposal), ...askedFor(proposal)),
    ...(proposal.changes.length > 1 ? [changeList(proposal)] : []),
    // Nobody approves what they have not seen.
    ...(proposal.changes.length > mostChanges
      ? []
      : [proposalButtons(proposal, { forApprover: true })]),
  ];
}

/** More are to be looked at on the card. */
const mostChanges = 6;

function changeList({ changes, request }: Proposal) {
  const shown = changes.slice(0, changes.length > mostChanges ? 2 : mostChanges);
  const more = changes.length - shown.length;
  return richText(
    list([
      ...shown.map((change) => line(`${oneLine(change.target.name, 60)}: ${moveWords(change)}`)),
      ...(more > 0
        ? [
            line(`… and ${more} more: look at the card in `, {
              type: 'channel',
              channel_id: request.channel,
            }),
          ]
        : []),
    ]),
  );
}

function requestBlocks(id: string, request: WaitingRequest): KnownBlock[] {
  const { what, requester, approvals, version } = request;
  return [
    paragraph(
      bold(oneLine(what, 150)),
      ', asked for by ',
      person(requester),
      ', decide by ',
      richMoment(approvals.deadlineAt),
      '.',
    ),
    approvalButtons({ w: id, v: version }),
  ];
}

function whatMoves({ changes, perDay }: Proposal): string {
  const [change] = changes;
  const risk = perDay === null ? 'money at risk unknown' : `${formatMoney(perDay)} a day at risk`;
  if (changes.length !== 1 || change === undefined) return risk;
  return `${moveWords(change)} (${percentWords(change.before, change.after)}), ${risk}`;
}

function askedFor({ request, approvals }: Proposal) {
  return [
    ', asked for by ',
    person(request.by.user),
    ...(approvals === undefined ? [] : [', decide by ', richMoment(approvals.deadlineAt)]),
    request.reason === undefined ? '.' : `: “${oneLine(request.reason, 200)}”`,
  ];
}
