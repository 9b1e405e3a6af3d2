import { formatMoney } from '../../shared/money.ts';
import type { ChangeResult, Proposal } from '../../shared/proposal.ts';
import { peopleWords } from '../approval/people-words.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, person, type Words } from '../kit/rich-text.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { resultWords } from './change-table.ts';

/** Where a proposal stands, in a word for notifications. */
export const stateWords: Record<Proposal['state'], string> = {
  waiting: 'waits for approval',
  applying: 'is being written',
  applied: 'done',
  'partly applied': 'done in part',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  expired: 'expired',
  superseded: 'superseded',
  frozen: 'stopped by a freeze',
  'already so': 'it was so already',
  refused: 'refused',
  failed: 'failed',
};

/** What is true now: who decided, when, and whether anything was changed. */
export function stateLine(proposal: Proposal): Words[] {
  const { request, state, endedBy, note } = proposal;
  const by: Words[] = endedBy === undefined ? [] : [' by ', person(endedBy.user)];
  const at: Words[] = proposal.endedAt === undefined ? [] : [', ', richMoment(proposal.endedAt)];
  const why = note === undefined || note.trim() === '' ? '' : ` ${asSentence(note)}`;
  switch (state) {
    case 'waiting':
      return [
        person(request.by.user),
        ' asks for this. Nothing changes before it is approved.',
        ...editorWords(proposal),
      ];
    case 'applying':
      return [bold('Being written now.'), ...standBehind(proposal), '.'];
    case 'applied':
    case 'partly applied':
      return [bold(appliedWords(proposal)), ...standBehind(proposal), ...at, `.${why}`];
    case 'rejected':
      return [bold('Rejected'), ...by, ...at, `.${why} Nothing was changed.`];
    case 'withdrawn':
      return [bold('Taken back'), ...by, ...at, `.${why} Nothing was changed.`];
    case 'expired':
      return [
        bold('Expired'),
        ...at,
        '. Not enough people approved in time, which is no yes and no no: nothing was changed. Ask again if it is still wanted.',
      ];
    case 'superseded':
      return [
        bold('Superseded'),
        ...at,
        `.${why} The live value moved meanwhile, so this is not decided on any more and nothing was changed.`,
      ];
    case 'frozen':
      return [bold('Stopped by a freeze'), ...at, `.${why} Nothing was changed.`];
    case 'already so':
      return [bold('It is so already'), ...at, `.${why} Nothing had to be changed.`];
    case 'refused':
      return [bold('Refused'), ...at, `.${why} Nothing was changed.`];
    case 'failed':
      return [bold(failedWords(proposal)), ...standBehind(proposal), ...at, `.${why}`];
  }
}

/** Who asked and who approved what was done. */
function standBehind({ request, approvals, signed, version }: Proposal): Words[] {
  const yes = signed.filter((each) => each.version === version).map(({ by }) => by.user);
  const free = approvals === undefined ? ', the policy wants no approval' : '';
  return [
    ' Asked for by ',
    person(request.by.user),
    ...(yes.length === 0 ? [free] : [', approved by ', ...peopleWords(yes)]),
  ];
}

function editorWords({ editors }: Proposal): Words[] {
  if (editors.length === 0) return [];
  return [
    ' The value is a counter-offer of ',
    ...peopleWords(editors),
    ', whose own approval is not enough.',
  ];
}

function appliedWords({ changes, results = [] }: Proposal): string {
  const [result] = results;
  if (changes.length === 1 && result?.outcome === 'otherwise') {
    return `Written, and not as it was approved: the service made it ${formatMoney(result.now)}. Look at it, or undo it.`;
  }
  if (changes.length === 1 && result !== undefined && 'now' in result) {
    return `Done: it is ${formatMoney(result.now)} now, read back from the service.`;
  }
  const changed = countOf(results, 'changed');
  return `${changed} of ${counted(changes.length, 'change')} done and read back from the service.`;
}

function failedWords({ changes, results = [] }: Proposal): string {
  const [result] = results;
  if (changes.length === 1 && result !== undefined) {
    return `It did not work: ${resultWords(result)}.`;
  }
  const unknown = results.some((each) => each.outcome === 'failed' && each.written === 'unknown');
  return unknown
    ? 'It did not work, and something may have been changed: look at the results.'
    : 'It did not work. Nothing was changed.';
}

function countOf(results: readonly ChangeResult[], outcome: ChangeResult['outcome']): string {
  return results.filter((each) => each.outcome === outcome).length.toLocaleString('en');
}

/** With a full stop, and not too long. */
function asSentence(text: string): string {
  const words = oneLine(text, 500);
  return /[.!?…]$/u.test(words) ? words : `${words}.`;
}
