import type { WebClient } from '@slack/web-api';
import { notInChannel } from '../../messages/not-in-channel.ts';
import { alertLine } from '../../messages/pacing/alert-line.ts';
import { alertMessage } from '../../messages/pacing/alert-message.ts';
import type { MessageRef } from '../../shared/launch.ts';
import type { AlertLine, PacingAlert } from '../../shared/pacing-alert.ts';
import { isClosedToUs } from '../slack/closed-to-us.ts';
import { directChannel } from '../slack/direct-channel.ts';
import { editMessage } from '../slack/edit-message.ts';
import { postOnce } from '../slack/post-once.ts';

/** What Slack gets to see of an alert. */
export function createAlertSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Posts it; where the channel is closed to us, to who made the watch. */
    async postAlert({ alert }: { alert: PacingAlert }): Promise<MessageRef> {
      const { channel, by } = alert.watch;
      const post = { channel, key: `${alert.id} ${alert.since}`, ...alertMessage(alert) };
      try {
        return await postOnce(slack, post);
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        const blocks = [...notInChannel(channel), ...post.blocks];
        return postOnce(slack, { ...post, blocks, channel: await directChannel(slack, by.user) });
      }
    },

    async editAlert({ message, alert }: { message: MessageRef; alert: PacingAlert }) {
      await editMessage(slack, message, alertMessage(alert));
    },

    /** A reply below it: it notifies, where an edit does not. */
    async sayOfAlert({
      message: { channel, ts },
      line,
      alert,
      key,
    }: {
      message: MessageRef;
      line: AlertLine;
      alert: PacingAlert;
      key: string;
    }) {
      await postOnce(slack, { channel, threadTs: ts, key, ...alertLine(line, alert) });
    },
  };
}
