import { app } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import type { StoredFile } from './records.ts';
import type { Workspace } from './workspace.ts';

/**
 * A file the app may see: its own, handed to it in a form, or shared in a channel it is in.
 * @throws SlackError `file_not_found`.
 */
export function findFile(workspace: Workspace, id: string): StoredFile {
  const file = workspace.files.get(id);
  if (file === undefined || !file.isComplete) throw new SlackError('file_not_found');
  if (file.isForApp || isSharedWith(workspace, file.id, app.botUser)) return file;
  throw new SlackError('file_not_found');
}

/** Whether somebody reads a message that carries the file. */
export function isSharedWith(
  { messages, channels }: Workspace,
  fileId: string,
  user: string,
): boolean {
  return messages
    .all()
    .some(
      ({ files, channel, ephemeralTo }) =>
        files.includes(fileId) &&
        (ephemeralTo ?? user) === user &&
        channels.get(channel)?.members.includes(user) === true,
    );
}
