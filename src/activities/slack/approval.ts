import type { WebClient } from '@slack/web-api';
import { approverCall } from '../../messages/approval/approver-call.ts';
import type { ApprovalCall } from '../../shared/approval-call.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { callEach } from './call-each.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { postOnce } from './post-once.ts';

export function createApprovalSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /**
     * A reply under the message that waits for approval: it notifies those who can give it. Where they do not see that
     * message, each gets a direct one.
     */
    async callApprovers({
      message: { channel, ts },
      key,
      ...call
    }: ApprovalCall & { message: MessageRef; key: string }): Promise<void> {
      if (channel.startsWith('D')) return callEach(slack, { key, ...call });
      try {
        await postOnce(slack, { channel, threadTs: ts, key, ...approverCall(call) });
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        await callEach(slack, { key, ...call });
      }
    },
  };
}
