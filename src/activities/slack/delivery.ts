import type { WebClient } from '@slack/web-api';
import { deliveryMessage } from '../../messages/delivery/delivery-message.ts';
import { deliveryNotice } from '../../messages/delivery/delivery-notice.ts';
import { notInChannel } from '../../messages/not-in-channel.ts';
import type { DeliveryAsked, DeliveryContent, DeliveryNotice } from '../../shared/delivery.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { editMessage } from './edit-message.ts';
import { postOnce } from './post-once.ts';
import { whisper } from './whisper.ts';

interface Shown {
  workflowId: string;
  asked: DeliveryAsked;
  content: DeliveryContent;
}

/** What Slack gets to see of pausing and resuming. */
export function createDeliverySlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Posts the message; where the channel is closed to us, to the person who asked. */
    async postDelivery(delivery: Shown & { channel: string; by: string }): Promise<MessageRef> {
      const { workflowId, asked, content, channel, by } = delivery;
      const post = { channel, key: workflowId, ...deliveryMessage(asked, content, workflowId) };
      try {
        return await postOnce(slack, post);
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        const blocks = [...notInChannel(channel), ...post.blocks];
        return postOnce(slack, { ...post, blocks, channel: await directChannel(slack, by) });
      }
    },

    async editDelivery({ workflowId, asked, content, message }: Shown & { message: MessageRef }) {
      await editMessage(slack, message, deliveryMessage(asked, content, workflowId));
    },

    /** A reply, not an edit: it notifies. */
    async announceDelivery(shown: Shown & { key: string; message: MessageRef }) {
      const { key, workflowId, asked, content, message } = shown;
      const { channel, ts: threadTs } = message;
      await postOnce(slack, {
        channel,
        threadTs,
        key,
        ...deliveryMessage(asked, content, workflowId),
      });
    },

    /** Only to one person. */
    async tellDelivery(to: {
      workflowId: string;
      user: string;
      channel: string;
      notice: DeliveryNotice;
    }) {
      await whisper(slack, to, deliveryNotice(to.notice, to.workflowId));
    },
  };
}
