import type { WebClient } from '@slack/web-api';
import { freezeMessage } from '../../messages/freeze/freeze-message.ts';
import { freezeNotice } from '../../messages/freeze/freeze-notice.ts';
import { notInChannel } from '../../messages/not-in-channel.ts';
import type { FreezeContent, FreezeNotice, FreezeShown } from '../../shared/freeze.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { editMessage } from './edit-message.ts';
import { postOnce } from './post-once.ts';
import { whisper } from './whisper.ts';

interface Freezing {
  workflowId: string;
  shown: FreezeShown;
  content: FreezeContent;
}

/** What Slack gets to see of freezes. */
export function createFreezeSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Posts the message; where the channel is closed to us, to the person who asked. */
    async postFreeze(freezing: Freezing & { channel: string }): Promise<MessageRef> {
      const { workflowId, channel, shown, content } = freezing;
      const post = { channel, key: workflowId, ...freezeMessage(shown, content, workflowId) };
      try {
        return await postOnce(slack, post);
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        const blocks = [...notInChannel(channel), ...post.blocks];
        return postOnce(slack, { ...post, blocks, channel: await directChannel(slack, shown.by) });
      }
    },

    async editFreeze({ workflowId, message, shown, content }: Freezing & { message: MessageRef }) {
      await editMessage(slack, message, freezeMessage(shown, content, workflowId));
    },

    /** Only to one person. */
    async tellFreeze(to: {
      workflowId: string;
      user: string;
      channel: string;
      notice: FreezeNotice;
    }): Promise<void> {
      await whisper(slack, to, freezeNotice(to.notice, to.workflowId));
    },
  };
}
