import type { InputBlock, ModalView } from '@slack/types';
import { z } from 'zod';
import { note } from '../../messages/kit/note.ts';
import { viewIds } from '../../shared/ids.ts';
import type { PacingSettings } from '../../shared/pacing.ts';
import { plain } from './plain.ts';
import { scopeFields } from './scope-fields.ts';
import { fieldValue, textField } from './text-field.ts';
import { timingFields, type GivenTiming } from './timing-fields.ts';

/** Block ids of the fields that are in no group. */
export const pacingBlocks = {
  name: 'pacing.name',
  channel: 'pacing.channel',
  start: 'pacing.tolerance-start',
  end: 'pacing.tolerance-end',
  endsOn: 'pacing.ends-on',
} as const;

/** Characters of a name. */
export const longestWatchName = 60;

/** What is in the fields when the form opens; `id`: of the watch that is edited. */
export interface GivenWatch extends Partial<
  Pick<PacingSettings, 'id' | 'name' | 'scope' | 'tolerance' | 'endsOn'>
> {
  /** Where it tells what is wrong. */
  channel: string;
  timing: GivenTiming;
}

const PacingMemory = z.object({
  /** Where the form was opened: the answer goes there. */
  channel: z.string().regex(/^[CDG][A-Z0-9]+$/),
  /** Of the watch that is edited. */
  id: z.string().min(1).max(40).exactOptional(),
});

/** What an open form remembers. It came over the network and authorises nothing. @throws when it is not one of ours. */
export const readPacingMemory = (privateMetadata: string): z.infer<typeof PacingMemory> =>
  PacingMemory.parse(JSON.parse(privateMetadata));

/** The form for a watch over spend; `openedIn`: the channel in which it is answered. */
export function pacingForm(
  { id, name = '', channel, scope, tolerance = usual, endsOn, timing }: GivenWatch,
  openedIn: string,
): ModalView {
  return {
    type: 'modal',
    callback_id: viewIds.pacingForm,
    private_metadata: JSON.stringify({ channel: openedIn, ...(id !== undefined && { id }) }),
    title: plain(id === undefined ? 'New watch' : 'Change a watch'),
    submit: plain(id === undefined ? 'Add' : 'Save'),
    close: plain('Cancel'),
    blocks: [
      note(
        'Watches how campaigns of media plans spend. Search clients are not watched: the search service tells no budget of a flight, and takes no changes.',
      ),
      textField(pacingBlocks.name, 'Name', {
        given: name,
        hint: 'What you call it by, and what its alerts say they come from: Autumn.',
        most: longestWatchName,
      }),
      channelField(channel),
      ...scopeFields(scope ?? { ofChannel: channel, ...noScope }, { without: ['searchClients'] }),
      textField(pacingBlocks.start, 'Tolerance at the start of a flight', {
        given: `${tolerance.start}%`,
        hint: 'By so much of the planned sum it may end above or below. It tightens day by day.',
        most: 10,
      }),
      textField(pacingBlocks.end, 'Tolerance at the end of a flight', {
        given: `${tolerance.end}%`,
        hint: 'Not more than at the start.',
        most: 10,
      }),
      endField(endsOn),
      ...timingFields(timing, 'new alert'),
    ],
  };
}

const usual = { start: 20, end: 5 };

const noScope = { mediaPlans: [], advertisers: [], accounts: [], searchClients: [] };

function channelField(channel: string): InputBlock {
  return {
    type: 'input',
    block_id: pacingBlocks.channel,
    label: plain('Channel'),
    hint: plain('Where alerts are told. I have to be in it.'),
    element: {
      type: 'conversations_select',
      action_id: fieldValue,
      initial_conversation: channel,
      filter: { include: ['public', 'private', 'im'], exclude_bot_users: false },
    },
  };
}

function endField(endsOn: string | undefined): InputBlock {
  return {
    type: 'input',
    block_id: pacingBlocks.endsOn,
    optional: true,
    label: plain('Last day, where nothing says it'),
    hint: plain(
      'The service does not tell when a campaign ends. I know it of campaigns whose end was set with me; for the others it is this day. Without it only stopped, no conversions and no figures are told of them.',
    ),
    element: {
      type: 'datepicker',
      action_id: fieldValue,
      ...(endsOn !== undefined && { initial_date: endsOn }),
    },
  };
}
