import type { WebClient } from '@slack/web-api';
import type {
  LaunchContent,
  LaunchLogEntry,
  LaunchNotice,
  LaunchResult,
  MessageRef,
} from '../../shared/launch.ts';
import { launchAsking } from '../../messages/launch/launch-asking.ts';
import { launchBusy } from '../../messages/launch/launch-busy.ts';
import { launchClosed } from '../../messages/launch/launch-closed.ts';
import { launchFailed } from '../../messages/launch/launch-failed.ts';
import { launchJoined } from '../../messages/launch/launch-joined.ts';
import { launchLog } from '../../messages/launch/launch-log.ts';
import { launchPreview } from '../../messages/launch/launch-preview.ts';
import {
  launchProblems,
  problemsInMessage,
  problemsReport,
} from '../../messages/launch/launch-problems.ts';
import { launchProgress } from '../../messages/launch/launch-progress.ts';
import { launchResult } from '../../messages/launch/launch-result.ts';
import { launchSettled } from '../../messages/launch/launch-settled.ts';
import type { Message } from '../../messages/kit/message.ts';
import { notInChannel } from '../../messages/not-in-channel.ts';
import { sentence } from '../../messages/kit/sentence.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { editMessage } from './edit-message.ts';
import { postOnce } from './post-once.ts';
import { shareFile } from './share-file.ts';
import { whisper } from './whisper.ts';

interface InLaunch {
  launchId: string;
  message: MessageRef;
}

/** What Slack gets to see of a launch. */
export function createLaunchSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Posts the launch's message; where the channel is closed to us, to the person who asked. */
    async postLaunch(launch: {
      launchId: string;
      channel: string;
      by: string;
      content: LaunchContent;
    }): Promise<MessageRef> {
      const { launchId, channel, by, content } = launch;
      const post = { channel, key: launchId, ...messageOf(launchId, content) };
      try {
        return await postOnce(slack, post);
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        const blocks = [...notInChannel(channel), ...post.blocks];
        return postOnce(slack, { ...post, blocks, channel: await directChannel(slack, by) });
      }
    },

    async editLaunch({ launchId, message, content }: InLaunch & { content: LaunchContent }) {
      await editMessage(slack, message, messageOf(launchId, content));
    },

    async logLaunch({
      launchId,
      message,
      key,
      entry,
    }: InLaunch & { key: string; entry: LaunchLogEntry }) {
      await postOnce(slack, {
        ...inThread(message),
        key: `${launchId} ${key}`,
        ...launchLog(entry),
      });
    },

    /** A reply, not an edit: it notifies. */
    async announceLaunch({ launchId, message, result }: InLaunch & { result: LaunchResult }) {
      await postOnce(slack, {
        ...inThread(message),
        key: `${launchId} result`,
        ...launchResult(result),
      });
    },

    /** Only to one person; a long report of problems goes along as a file. */
    async tellPerson(to: { user: string; channel: string; notice: LaunchNotice }) {
      const { notice } = to;
      await whisper(slack, to, await noticeOf(slack, notice));
      if (notice.kind === 'problems' && notice.problemCount > problemsInMessage) {
        await shareFile(slack, {
          channel: await directChannel(slack, to.user),
          name: 'problems.txt',
          title: `Problems in ${notice.planName}`,
          text: problemsReport(notice),
        });
      }
    },
  };
}

function messageOf(launchId: string, content: LaunchContent): Message {
  switch (content.kind) {
    case 'preview':
      return launchPreview(content.preview, { launchId, ...content });
    case 'progress':
      return launchProgress(content.progress, { launchId });
    case 'settled':
      return launchSettled(content.progress, content.result);
    case 'asking':
      return launchAsking(content, launchId);
    case 'cancelled':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'unapproved':
    case 'refused':
      return launchClosed(content);
    case 'failed':
      return launchFailed(content);
  }
}

async function noticeOf(slack: WebClient, notice: LaunchNotice): Promise<Message> {
  switch (notice.kind) {
    case 'problems':
      return launchProblems(notice);
    case 'failed':
      return launchFailed(notice);
    case 'refused':
      return sentence(notice.reason);
    case 'busy':
      return launchBusy(notice);
    case 'joined': {
      const { channel, ts } = notice.message;
      const { permalink } = await slack.chat.getPermalink({ channel, message_ts: ts });
      return launchJoined({ requester: notice.requester, ...(permalink && { permalink }) });
    }
  }
}

const inThread = ({ channel, ts }: MessageRef) => ({ channel, threadTs: ts });
