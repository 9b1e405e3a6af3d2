import type { WebClient } from '@slack/web-api';

/** Uploads a text file to a channel or thread. Of no use twice, but no harm either. */
export async function shareFile(
  slack: WebClient,
  file: { channel: string; threadTs?: string; name: string; title: string; text: string },
): Promise<void> {
  const { channel, threadTs, name, title, text } = file;
  const upload = { filename: name, title, content: text, channel_id: channel };
  await (threadTs === undefined
    ? slack.filesUploadV2(upload)
    : slack.filesUploadV2({ ...upload, thread_ts: threadTs }));
}
