import type { WebClient } from '@slack/web-api';
import { approverCall } from '../../messages/approval/approver-call.ts';
import type { ApprovalCall } from '../../shared/approval-call.ts';
import { directChannel } from './direct-channel.ts';
import { postOnce } from './post-once.ts';

/** So many are written to one by one at most. */
const most = 20;

/** Calls on each approver in a direct message, where they do not see the message with the buttons. */
export async function callEach(
  slack: WebClient,
  { key, ...call }: ApprovalCall & { key: string },
): Promise<void> {
  for (const user of call.approvers.slice(0, most)) {
    const channel = await directChannel(slack, user);
    const content = approverCall({ ...call, approvers: [user], isAlone: true });
    await postOnce(slack, { channel, key: `${key} ${user}`, ...content });
  }
}
