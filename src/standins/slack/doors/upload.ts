import type { DoorAnswer } from '../doors.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { isSharedWith } from '../state/find-file.ts';
import type { StoredFile } from '../state/records.ts';
import { findPerson } from './payload.ts';

/** Somebody uploads a file; it is seen by nobody else until it is sent with a message or a form. */
export function upload(
  slack: Slack,
  { user, name }: { user: string; name: string },
  bytes: Buffer,
): DoorAnswer & { fileId: string } {
  findPerson(user);
  if (name === '') throw new SlackError('no_file_name');
  const { id } = slack.files.put({
    id: slack.newId('F'),
    name,
    title: name,
    user,
    created: Math.floor(slack.now() / 1000),
    size: bytes.length,
    base64: bytes.toString('base64'),
    isComplete: false,
    isForApp: false,
  });
  return { ok: true, fileId: id };
}

/** A file for the person who uploaded it or reads a message that carries it. @throws SlackError `file_not_found`. */
export function findFileFor(slack: Slack, fileId: string, user: string): StoredFile {
  const file = slack.files.get(fileId);
  if (file === undefined) throw new SlackError('file_not_found');
  if (file.user === user || isSharedWith(slack, fileId, user)) return file;
  throw new SlackError('file_not_found');
}
