import type { InputBlock, ModalView } from '@slack/types';
import { note } from '../../messages/kit/note.ts';
import { optionIds, viewIds } from '../../shared/ids.ts';
import type { ProposalRequest } from '../../shared/proposal.ts';
import { mostRows } from '../read-change-file.ts';
import { channelField } from './channel-field.ts';
import { writeChangeMemory } from './change-memory.ts';
import { longestOptionValue, option } from './option.ts';
import { plain } from './plain.ts';

/** Block ids of the form's fields; errors are shown by them. */
export const changeFields = {
  target: 'change.target',
  value: 'change.value',
  until: 'change.until',
  reason: 'change.reason',
  file: 'change.file',
} as const;

/** Action id of those elements whose options the bot is not asked for. */
export const changeValue = 'value';

/** What is in the fields when the form opens. */
export interface GivenChange {
  target?: string;
  value?: string;
  until?: string;
  reason?: string;
}

/** The form for another bid or budget: of one object, or of many by a file. Without a channel it asks for one. */
export function changeForm(
  of: ProposalRequest['of'],
  channel: string | undefined,
  given: GivenChange = {},
): ModalView {
  const object = of === 'bid' ? 'ad or ad set' : 'campaign';
  return {
    type: 'modal',
    callback_id: viewIds.changeForm,
    private_metadata: writeChangeMemory({ of, ...(channel !== undefined && { channel }) }),
    title: plain(`Change a ${of}`),
    submit: plain('Propose'),
    close: plain('Cancel'),
    blocks: [
      note(
        'Give one object and its new value, or a file of many. The policy decides whether somebody has to approve it.',
      ),
      ...(channel === undefined ? [channelField] : []),
      targetField(of === 'bid' ? 'Ad or ad set' : 'Campaign', object, given.target),
      textField(changeFields.value, `New ${of}`, {
        given: given.value,
        hint: 'The new value, such as 0.75, or by how much: +10%, -5%. In the currency of the account.',
        most: 40,
      }),
      textField(changeFields.until, 'Only until', {
        given: given.until,
        hint: 'Then the old value comes back. Sunday 23:00, 2026-12-24, in 3 days; empty: it stays.',
        most: 60,
      }),
      textField(changeFields.reason, 'Reason', {
        given: given.reason,
        hint: 'Those who approve read it, and it is kept with the change.',
        most: 600,
        isLong: true,
      }),
      fileField(of),
    ],
  };
}

function targetField(label: string, object: string, given: string | undefined): InputBlock {
  const fits = given !== undefined && given !== '' && given.length <= longestOptionValue;
  return {
    type: 'input',
    block_id: changeFields.target,
    optional: true,
    label: plain(label),
    element: {
      type: 'external_select',
      action_id: optionIds.targets,
      min_query_length: object === 'campaign' ? 0 : 2,
      placeholder: plain('Type an id or a part of the name'),
      ...(fits && { initial_option: option(given) }),
    },
  };
}

function textField(
  blockId: string,
  label: string,
  field: { given: string | undefined; hint: string; most: number; isLong?: boolean },
): InputBlock {
  const { given = '', hint, most, isLong = false } = field;
  return {
    type: 'input',
    block_id: blockId,
    optional: true,
    label: plain(label),
    hint: plain(hint),
    element: {
      type: 'plain_text_input',
      action_id: changeValue,
      multiline: isLong,
      max_length: most,
      ...(given !== '' && { initial_value: given.slice(0, most) }),
    },
  };
}

function fileField(of: ProposalRequest['of']): InputBlock {
  return {
    type: 'input',
    block_id: changeFields.file,
    optional: true,
    label: plain('Or many at once, from a file'),
    hint: plain(
      `A .csv with the columns id, value and, if you like, reason; up to ${mostRows} rows. All ${of}s go on one card.`,
    ),
    element: { type: 'file_input', action_id: changeValue, filetypes: ['csv'], max_files: 1 },
  };
}
