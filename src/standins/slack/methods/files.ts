import { z } from 'zod';
import { app } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import { addMessage } from '../state/add-message.ts';
import { apiFile } from '../state/api-file.ts';
import { checkContent } from '../state/check-content.ts';
import { findFile } from '../state/find-file.ts';
import { findPostable } from '../state/find-channel.ts';
import { requireThread } from '../state/require-thread.ts';
import { blocks, list, whole } from './arguments.ts';
import { method } from './method.ts';

const getUploadUrl = method(
  z.object({
    filename: z.string().min(1),
    length: whole.positive(),
    alt_text: z.string().optional(),
    snippet_type: z.string().optional(),
  }),
  (args, slack) => {
    const { id } = slack.files.put({
      id: slack.newId('F'),
      name: args.filename,
      title: args.filename,
      altText: args.alt_text,
      user: app.botUser,
      created: Math.floor(slack.now() / 1000),
      size: args.length,
      isComplete: false,
      isForApp: true,
    });
    return { upload_url: `${slack.url}/upload/v1/${id}`, file_id: id };
  },
);

const completeUpload = method(
  z.object({
    files: list(z.object({ id: z.string(), title: z.string().optional() })),
    channel_id: z.string().optional(),
    thread_ts: z.string().optional(),
    initial_comment: z.string().optional(),
    blocks: blocks.optional(),
  }),
  (args, slack) => {
    const uploads = args.files.map(({ id, title }) => {
      const file = slack.files.get(id);
      if (file?.user !== app.botUser || file.base64 === undefined || file.isComplete) {
        throw new SlackError('file_not_found');
      }
      return { ...file, title: title ?? file.title, isComplete: true };
    });
    const channel =
      args.channel_id === undefined ? undefined : findPostable(slack, args.channel_id);
    const thread = channel && requireThread(slack, channel.id, args.thread_ts);
    if (args.blocks !== undefined) checkContent({ blocks: args.blocks });
    const completed = uploads.map(slack.files.put);
    if (channel !== undefined) {
      addMessage(slack, {
        channel: channel.id,
        user: app.botUser,
        text: args.initial_comment ?? '',
        blocks: args.blocks,
        threadTs: thread,
        files: completed.map(({ id }) => id),
      });
    }
    return { files: completed.map((file) => apiFile(slack, file)) };
  },
);

const info = method(z.object({ file: z.string() }), (args, slack) => ({
  file: apiFile(slack, findFile(slack, args.file)),
  comments: [],
}));

const remove = method(z.object({ file: z.string() }), (args, slack) => {
  const file = findFile(slack, args.file);
  if (file.user !== app.botUser) throw new SlackError('cant_delete_file');
  for (const message of slack.messages.all().filter(({ files }) => files.includes(file.id))) {
    slack.messages.put({ ...message, files: message.files.filter((id) => id !== file.id) });
  }
  slack.files.remove(file.id);
  return {};
});

export const files = {
  'files.getUploadURLExternal': getUploadUrl,
  'files.completeUploadExternal': completeUpload,
  'files.info': info,
  'files.delete': remove,
};
