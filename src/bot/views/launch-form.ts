import type {
  DividerBlock,
  InputBlock,
  ModalView,
  PlainTextElement,
  PlainTextOption,
  SectionBlock,
} from '@slack/types';
import { oneLine } from '../../messages/kit/one-line.ts';
import { optionIds, viewIds } from '../../shared/ids.ts';
import type { ExampleSummary } from '../examples.ts';
import { channelField } from './channel-field.ts';
import { planFileOption, type PlanFile } from './plan-file-option.ts';

/** Block ids of the form's fields; errors are shown by them. */
export const launchFields = {
  file: 'launch.file',
  shared: 'launch.shared',
  text: 'launch.text',
  example: 'launch.example',
  advertiser: 'launch.advertiser',
  account: 'launch.account',
  startDate: 'launch.start-date',
} as const;

/** Action id of those elements whose options the bot is not asked for. */
export const fieldValue = 'value';

/** What the form opens with. */
export interface LaunchFormGiven {
  /** Where it was opened; empty: nowhere in particular, so that the form asks. */
  channel: string;
  examples: ExampleSummary[];
  chosen?: ExampleSummary;
  /** Files of the message it was opened on: the plan is one of these. */
  shared?: readonly PlanFile[];
}

/** The form for a plan. It carries no more than the channel it was opened in. */
export function launchForm({ channel, examples, chosen, shared }: LaunchFormGiven): ModalView {
  return {
    type: 'modal',
    callback_id: viewIds.launchForm,
    private_metadata: channel,
    title: plain('Launch a media plan'),
    submit: plain('Preview'),
    close: plain('Cancel'),
    blocks: [
      ...(channel === '' ? [channelField] : []),
      ...(shared === undefined ? waysToGive(examples, chosen) : fromMessage(shared)),
      divider,
      words('*What you say here goes over what the plan says.*'),
      overrideField(launchFields.advertiser, 'Advertiser'),
      overrideField(launchFields.account, 'Account'),
      startDateField,
    ],
  };
}

const waysToGive = (examples: ExampleSummary[], chosen: ExampleSummary | undefined) => [
  words('*Give the plan in one of these ways.* Nothing is made before you have seen a preview.'),
  fileField,
  textField,
  ...(examples.length > 0 ? [exampleField(examples, chosen)] : []),
];

const fromMessage = (shared: readonly PlanFile[]) => [
  words('Nothing is made before you have seen a preview.'),
  sharedField(shared.slice(0, 100)),
];

const divider: DividerBlock = { type: 'divider' };

const fileField: InputBlock = {
  type: 'input',
  block_id: launchFields.file,
  optional: true,
  label: plain('A file'),
  hint: plain('.yaml, .yml or .csv, up to 1 MB'),
  element: {
    type: 'file_input',
    action_id: fieldValue,
    filetypes: ['yaml', 'yml', 'csv'],
    max_files: 1,
  },
};

const textField: InputBlock = {
  type: 'input',
  block_id: launchFields.text,
  optional: true,
  label: plain('Or its text'),
  hint: plain('YAML or CSV, up to 3,000 characters; a longer plan goes as a file'),
  element: {
    type: 'plain_text_input',
    action_id: fieldValue,
    multiline: true,
    max_length: 3_000,
  },
};

const startDateField: InputBlock = {
  type: 'input',
  block_id: launchFields.startDate,
  optional: true,
  label: plain('Start date'),
  hint: plain(
    'The first day, in the time zone of the account. An example plan starts in a week unless you say otherwise.',
  ),
  element: { type: 'datepicker', action_id: fieldValue },
};

function exampleField(examples: ExampleSummary[], chosen: ExampleSummary | undefined): InputBlock {
  return {
    type: 'input',
    block_id: launchFields.example,
    optional: true,
    label: plain('Or an example plan'),
    element: {
      type: 'static_select',
      action_id: fieldValue,
      placeholder: plain('Pick an example'),
      options: examples.slice(0, 100).map(option),
      ...(chosen && { initial_option: option(chosen) }),
    },
  };
}

/** One file is chosen already; of several somebody has to say which. */
function sharedField(shared: readonly PlanFile[]): InputBlock {
  const options = shared.map(planFileOption);
  const [only, ...others] = options;
  return {
    type: 'input',
    block_id: launchFields.shared,
    label: plain('The file'),
    element: {
      type: 'static_select',
      action_id: fieldValue,
      placeholder: plain('Which of them?'),
      options,
      ...(only && others.length === 0 && { initial_option: only }),
    },
  };
}

function option({ name, title }: ExampleSummary): PlainTextOption {
  return { text: plain(oneLine(title, 75)), description: plain(oneLine(name, 75)), value: name };
}

function overrideField(blockId: string, label: string): InputBlock {
  return {
    type: 'input',
    block_id: blockId,
    optional: true,
    label: plain(label),
    element: {
      type: 'external_select',
      action_id: optionIds.parties,
      min_query_length: 0,
      placeholder: plain('Pick one, or type its name or id'),
    },
  };
}

function words(mrkdwn: string): SectionBlock {
  return { type: 'section', text: { type: 'mrkdwn', text: mrkdwn } };
}

function plain(text: string): PlainTextElement {
  return { type: 'plain_text', text };
}
