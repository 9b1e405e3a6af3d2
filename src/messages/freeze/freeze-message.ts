import type { KnownBlock } from '@slack/types';
import type { FreezeContent, FreezeShown } from '../../shared/freeze.ts';
import { slashCommand } from '../../shared/ids.ts';
import { approvalButtons } from '../approval/approval-button.ts';
import { approvalProgress } from '../approval/approval-progress.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { targetWords } from '../delivery/delivery-words.ts';
import { escape } from '../kit/escape.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, person, type Words } from '../kit/rich-text.ts';

/** The message in the channel about a freeze, or about its end. */
export function freezeMessage(shown: FreezeShown, content: FreezeContent, w: string): Message {
  const what = targetWords(shown.target);
  const isFreeze = shown.action === 'freeze';
  const wanted = isFreeze ? 'Freeze' : 'Unfreeze';
  const built = (fallback: string, ...blocks: (KnownBlock | undefined)[]) =>
    message(fallback, header(`${wanted} ${what}`), ...blocks, reasonOf(shown));
  switch (content.kind) {
    case 'asking': {
      const { view, version: v } = content;
      return built(
        `${wanted} ${what}: it waits for approval.`,
        paragraph(person(shown.by), ` asks to ${shown.action} it.`),
        ...approvalRules(view),
        approvalProgress(view),
        note(`Open until ${moment(view.approvals.deadlineAt)}; then it expires.`),
        approvalButtons({ w, v }),
      );
    }
    case 'done':
      return isFreeze
        ? built(
            `${what} is frozen.`,
            paragraph(bold('Frozen'), ' by ', person(shown.by), '.'),
            note(
              `${endOf(shown)} Until then nothing in it is changed, unless the policy lets it pass with approval. End it with \`${slashCommand} unfreeze ${escape(oneLine(shown.target.id, 40))}\`.`,
            ),
          )
        : built(
            `${what} is not frozen any more.`,
            paragraph(bold('Not frozen any more:'), ' ended by ', person(shown.by), '.'),
          );
    case 'closed':
      return built(`${wanted} ${what}: nothing was done.`, paragraph(...closedWords(content)));
    case 'refused':
      return built(
        `${wanted} ${what}: refused.`,
        paragraph(bold('Refused:'), ' ', oneLine(content.because, 900)),
      );
  }
}

function endOf({ until }: FreezeShown): string {
  return until === undefined
    ? 'It stays frozen until somebody ends it.'
    : `It ends by itself at ${moment(until)}.`;
}

function reasonOf({ reason }: FreezeShown): KnownBlock | undefined {
  return reason === undefined ? undefined : paragraph(bold('Reason: '), oneLine(reason, 500));
}

function closedWords({ how, by }: Extract<FreezeContent, { kind: 'closed' }>): Words[] {
  const nothing = ' Nothing was done.';
  if (by === undefined) return [bold('Expired:'), ' it was not approved in time.', nothing];
  return [bold(how === 'rejected' ? 'Rejected' : 'Taken back'), ' by ', person(by), '.', nothing];
}
