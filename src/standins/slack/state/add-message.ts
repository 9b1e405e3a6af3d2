import { identify } from '../blocks/identify.ts';
import type { JsonObject } from '../json-object.ts';
import type { Message } from './records.ts';
import type { Workspace } from './workspace.ts';

export type MessageDraft = Omit<Message, 'ts' | 'files' | 'inputs'> & { files?: string[] };

/** Puts a message that was found good into its channel. */
export function addMessage(workspace: Workspace, { files = [], ...draft }: MessageDraft): Message {
  return workspace.messages.put({
    ...draft,
    files,
    blocks: keptBlocks(draft.blocks),
    ts: workspace.nextTs(),
  });
}

/** Blocks as a message keeps them; an empty list is as good as none. */
export function keptBlocks(blocks: JsonObject[] | undefined): JsonObject[] | undefined {
  return blocks === undefined || blocks.length === 0 ? undefined : identify(blocks);
}
