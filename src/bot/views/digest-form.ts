import type { InputBlock, KnownBlock, ModalView } from '@slack/types';
import { escape } from '../../messages/kit/escape.ts';
import { oneLine } from '../../messages/kit/one-line.ts';
import { note } from '../../messages/kit/note.ts';
import type { DigestContent } from '../../shared/digest.ts';
import { viewIds } from '../../shared/ids.ts';
import type { ScopeNames } from '../../shared/scope-kinds.ts';
import { contentFields } from './content-fields.ts';
import { writeDigestMemory } from './digest-memory.ts';
import { plain } from './plain.ts';
import { fieldValue, textField } from './text-field.ts';
import { timingFields, type GivenTiming } from './timing-fields.ts';

/** Block ids of the fields that are in no group. */
export const digestBlocks = { name: 'digest.name', channel: 'digest.channel' } as const;

/** Characters of a name. */
export const longestDigestName = 60;

/** What is in the fields when the form opens. */
export interface GivenDigest {
  /** Of the digest that is edited; absent for a new one. */
  id?: string;
  name?: string;
  /** Where it comes to. */
  channel: string;
  timing: GivenTiming;
  /** Absent: what most people want, of all that is launched from the channel. */
  content?: DigestContent | { kind: 'saved report'; name: string };
  /** What the objects in its scope are called. */
  names?: ScopeNames;
}

/** The form for a digest; `openedIn`: the channel in which it is answered. */
export function digestForm(
  { id, name = '', channel, timing, content, names }: GivenDigest,
  openedIn: string,
): ModalView {
  const isReport = content !== undefined && content.kind !== 'figures';
  return {
    type: 'modal',
    callback_id: viewIds.digestForm,
    private_metadata: writeDigestMemory({
      channel: openedIn,
      ...(id !== undefined && { id }),
      isReport,
      ...(content?.kind === 'saved report' && { report: content.name }),
    }),
    title: plain(id === undefined ? 'New digest' : 'Change a digest'),
    submit: plain(id === undefined ? 'Add' : 'Save'),
    close: plain('Cancel'),
    blocks: [
      textField(digestBlocks.name, 'Name', {
        given: name,
        hint: 'What you call it by, and what stands above it: Morning.',
        most: longestDigestName,
      }),
      channelField(channel),
      ...(content === undefined || content.kind === 'figures'
        ? contentFields(content, channel, names)
        : [reportNote(content.name)]),
      ...timingFields(timing, 'digest'),
    ],
  };
}

const reportNote = (name: string): KnownBlock =>
  note(`It shows the report “${escape(oneLine(name, 100))}” as it was saved.`);

function channelField(channel: string): InputBlock {
  return {
    type: 'input',
    block_id: digestBlocks.channel,
    label: plain('Channel'),
    hint: plain('I have to be in it.'),
    element: {
      type: 'conversations_select',
      action_id: fieldValue,
      initial_conversation: channel,
      filter: { include: ['public', 'private', 'im'] },
    },
  };
}
