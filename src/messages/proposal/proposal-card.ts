import { formatMoney } from '../../shared/money.ts';
import type { Change, Proposal, ProposalState } from '../../shared/proposal.ts';
import { escape } from '../kit/escape.ts';
import { facts } from '../kit/facts.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { approverList } from './approver-list.ts';
import { changeTable, mostListed, resultWords } from './change-table.ts';
import { moveWords, percentWords, titleOf } from './change-words.ts';
import { evidenceList } from './evidence-list.ts';
import { proposalButtons } from './proposal-buttons.ts';
import { stateLine, stateWords } from './proposal-state.ts';

/** The card of a proposal: what is true of it now, and, while it waits, the buttons that decide it. */
export function proposalCard(proposal: Proposal): Message {
  const { changes, evidence, state, request } = proposal;
  const [change] = changes;
  const isSingle = changes.length === 1 && change !== undefined;
  const isOpen = state === 'waiting';
  return message(
    `${titleOf(proposal)}${isSingle ? ` ${moveWords(change)}` : ''}: ${stateWords[state]}.`,
    header(titleOf(proposal)),
    paragraph(...stateLine(proposal)),
    isSingle ? singleFacts(proposal, change) : manyFacts(proposal),
    isSingle ? undefined : changeTable(proposal),
    changes.length > mostListed
      ? note(
          `The first ${mostListed} of ${changes.length}; all of them are in the CSV in the thread.`,
        )
      : undefined,
    paragraph(bold('Reason: '), reasonOf(proposal, change)),
    evidenceList('Evidence', evidence),
    ...(isOpen ? [approverList(proposal), deadlineLine(proposal)] : []),
    ruleNote(proposal),
    untilNote(request.until, state),
    isOpen ? proposalButtons(proposal) : undefined,
  );
}

/** Whether the card leaves out changes, so that they belong into a file in its thread. */
export const isCardCut = ({ changes }: Proposal): boolean => changes.length > mostListed;

function singleFacts(proposal: Proposal, change: Change) {
  const { target, before, after } = change;
  const [result] = proposal.results ?? [];
  const isDone = result !== undefined;
  // The first line of the card says it where all went well.
  const isOdd = isDone && result.outcome !== 'changed';
  return facts(
    ['Object', target.name, `${target.kind} ${target.id}`],
    isDone ? ['Was → approved', moveWords(change)] : ['Now → proposed', moveWords(change)],
    ['Change', percentWords(before, after)],
    atRisk(proposal),
    ...(isOdd ? [['Result', resultWords(result)] as [string, string]] : []),
  );
}

function manyFacts(proposal: Proposal) {
  const { changes } = proposal;
  const up = changes.filter(({ before, after }) => after.minor > before.minor).length;
  return facts(
    ['Changes', changes.length.toLocaleString('en'), `${up} up, ${changes.length - up} down`],
    atRisk(proposal),
  );
}

function atRisk({ perDay }: Proposal): [string, ...string[]] {
  return perDay === null
    ? ['Money at risk a day', 'unknown, which counts as above every limit']
    : ['Money at risk a day', formatMoney(perDay)];
}

function reasonOf({ request }: Proposal, change: Change | undefined): string {
  const own = request.rows.length === 1 ? change?.reason : undefined;
  const reason = own ?? request.reason ?? '';
  return reason.trim() === '' ? 'none was given.' : oneLine(reason, 600);
}

/** In the zone of whoever reads it. */
function deadlineLine({ approvals }: Proposal) {
  if (approvals === undefined) return undefined;
  const { deadlineAt } = approvals;
  return paragraph(
    bold('Decide by '),
    richMoment(deadlineAt),
    '. After that it expires, which is no yes.',
  );
}

/** Which rule of the policy decided how this is to be treated. */
function ruleNote({ asked, policyVersion }: Proposal) {
  const { rule, sentence } = asked;
  return note(
    `${escape(oneLine(sentence, 400))}  ·  ${escape(oneLine(rule.path, 60))}, line ${rule.line}, policy ${escape(policyVersion.slice(0, 8))}`,
  );
}

/** Where a change ended without a write there is nothing that would come back. */
const heldWords: Partial<Record<ProposalState, string>> = {
  waiting: 'Would hold',
  applying: 'Holds',
  applied: 'Holds',
  'partly applied': 'Holds',
};

function untilNote(until: string | undefined, state: ProposalState) {
  const verb = heldWords[state];
  if (until === undefined || verb === undefined) return undefined;
  return note(
    `${verb} until ${moment(until)}; then the old value comes back, unless somebody has changed it by then.`,
  );
}
