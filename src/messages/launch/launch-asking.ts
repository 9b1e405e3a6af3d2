import type { LaunchContent } from '../../shared/launch.ts';
import { approvalButtons } from '../approval/approval-button.ts';
import { approvalProgress } from '../approval/approval-progress.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { paragraph, person } from '../kit/rich-text.ts';
import { sumFacts, whereFacts } from './preview-facts.ts';
import { previewTree } from './preview-tree.ts';
import { warningList } from './warning-list.ts';

type Asking = Extract<LaunchContent, { kind: 'asking' }>;

/** A launch that waits for approval. */
export function launchAsking(
  { preview, version, requester, approval }: Asking,
  w: string,
): Message {
  const { mediaPlan, campaigns, warnings } = preview;
  return message(
    `Launch ${mediaPlan.name} (${mediaPlan.ioNumber}): it waits for approval.`,
    header(mediaPlan.name),
    paragraph(person(requester), ' asks for approval to launch this media plan.'),
    whereFacts(preview),
    sumFacts(preview),
    previewTree(campaigns),
    warningList(warnings),
    ...approvalRules(approval),
    approvalProgress(approval),
    note(
      `Open until ${moment(approval.approvals.deadlineAt)}; then it expires, and nothing is made.`,
    ),
    approvalButtons({ w, v: version }),
  );
}
