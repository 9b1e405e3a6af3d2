import { activityInfo } from '@temporalio/activity';
import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { notInChannel } from '../../messages/not-in-channel.ts';
import { reportMessage } from '../../messages/report/report-message.ts';
import { reportNotice } from '../../messages/report/report-notice.ts';
import type { MessageRef } from '../../shared/launch.ts';
import type {
  ReportDigest,
  ReportNotice,
  ReportView,
  UploadedFile,
} from '../../shared/report-run.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { postOnce } from './post-once.ts';
import { whisper } from './whisper.ts';

/** What Slack gets to see of a report. */
export function createReportSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Only to one person. */
    async tellReport(to: { user: string; channel: string; notice: ReportNotice }): Promise<void> {
      await whisper(slack, to, reportNotice(to.notice));
    },

    /**
     * Posts a report to a channel. Where that is closed to us it goes to the person who asked; the message of a
     * subscription fails instead.
     */
    async postReport({
      channel,
      view,
      by,
      digest,
    }: {
      channel: string;
      view: ReportView;
      by: string;
      digest?: ReportDigest;
    }): Promise<MessageRef> {
      const shown = {
        file: 'in the thread',
        ...(digest === undefined ? { by } : { digest }),
      } as const;
      const post = { channel, ...reportMessage(view, shown) };
      if (digest !== undefined) {
        return postOnce(slack, { ...post, key: digest.key, since: digest.since });
      }
      try {
        return await postOnce(slack, { ...post, key: 'report' });
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        const blocks = [...notInChannel(channel), ...post.blocks];
        const direct = await directChannel(slack, by);
        return postOnce(slack, { ...post, blocks, channel: direct, key: 'report' });
      }
    },

    /** Puts a file that is with Slack below a message, or into somebody's direct messages. */
    async shareReportFile({
      file: { id, title },
      message,
      user = '',
    }: {
      file: UploadedFile;
      message?: MessageRef;
      user?: string;
    }): Promise<void> {
      const files: [{ id: string; title: string }] = [{ id, title }];
      try {
        await (message === undefined
          ? slack.files.completeUploadExternal({
              files,
              channel_id: await directChannel(slack, user),
            })
          : slack.files.completeUploadExternal({
              files,
              channel_id: message.channel,
              thread_ts: message.ts,
            }));
      } catch (error) {
        if (!isSharedAlready(error)) throw error;
      }
    },
  };
}

/** An attempt before this one may have done it, and lost the answer. */
function isSharedAlready(error: unknown): boolean {
  return (
    activityInfo().attempt > 1 &&
    error instanceof WebAPIPlatformError &&
    error.data.error === 'file_not_found'
  );
}
