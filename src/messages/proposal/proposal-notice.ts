import type { ActionsBlock } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { ChangeRefused } from '../../shared/proposal.ts';
import type { ProposalNotice } from '../../shared/proposal-line.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, richText } from '../kit/rich-text.ts';
import { sentence } from '../kit/sentence.ts';
import { proposalButton } from './proposal-buttons.ts';

/** What only the person gets to know who asked for a change. */
export function proposalNotice(notice: ProposalNotice): Message {
  switch (notice.kind) {
    case 'rows':
      return rowsRefused(notice);
    case 'refused':
      return sentence(`${notice.sentence} Nothing was proposed.`);
    case 'failed':
      return failedTo('Nothing was proposed.', notice);
  }
}

type Rows = Extract<ProposalNotice, { kind: 'rows' }>;

/** What is wrong with rows somebody asked for, and what to do about it; the good ones go on by a button. */
function rowsRefused({ refused, good, workflowId }: Rows): Message {
  const [only] = refused;
  if (good === 0 && refused.length === 1 && only !== undefined) {
    return message(
      `${only.target}: ${only.message}. Nothing was proposed.`,
      paragraph(
        bold(`«${oneLine(only.target, 100)}»: `),
        `${oneLine(only.message, 300)}. ${sentenceOf(only.fix)} Nothing was proposed.`,
      ),
    );
  }
  const opening = `${refused.length} of ${counted(refused.length + good, 'row')} cannot be proposed.`;
  const more = refused.length - mostListed;
  return message(
    `${opening} Nothing was proposed so far.`,
    paragraph(
      bold(opening),
      good === 0
        ? ' Nothing was proposed: mend them and send them again.'
        : ' Nothing is proposed so far: mend them and send all of them again, or go on without them.',
    ),
    richText(list(refused.slice(0, mostListed).map(refusedLine))),
    more > 0 ? note(`… and ${counted(more, 'more row')} like these.`) : undefined,
    good === 0 ? undefined : goOn(good, workflowId),
  );
}

const mostListed = 15;

function refusedLine({ row, target, message: what, fix }: ChangeRefused) {
  return line(
    bold(`Line ${row}, «${oneLine(target, 60)}»: `),
    `${oneLine(what, 250)}. ${sentenceOf(fix)}`,
  );
}

function goOn(good: number, w: string): ActionsBlock {
  const words =
    good === 1 ? 'Propose the good one' : `Propose the ${good.toLocaleString('en')} good ones`;
  const look = { style: 'primary' } as const;
  return {
    type: 'actions',
    elements: [proposalButton(actionIds.proposalGoodRows, words, { w, v: 1 }, look)],
  };
}

function sentenceOf(text: string): string {
  const words = oneLine(text, 250);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/u.test(words) ? '' : '.'}`;
}
