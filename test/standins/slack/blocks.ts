import type { KnownBlock, ModalView } from '@slack/types';

export const paragraph = (text: string): KnownBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text },
});

export const buttons = (...labels: string[]): KnownBlock => ({
  type: 'actions',
  elements: labels.map((label) => ({
    type: 'button',
    action_id: label.toLowerCase(),
    value: `value of ${label}`,
    text: { type: 'plain_text', text: label },
  })),
});

export const form = (title: string, ...blocks: KnownBlock[]): ModalView => ({
  type: 'modal',
  callback_id: 'form',
  title: { type: 'plain_text', text: title },
  submit: { type: 'plain_text', text: 'Send' },
  blocks,
});

/** A field to type into, with `block_id` and `action_id` both `id`. */
export const textField = (id: string, { optional = false } = {}): KnownBlock => ({
  type: 'input',
  block_id: id,
  label: { type: 'plain_text', text: `Label of ${id}` },
  optional,
  element: { type: 'plain_text_input', action_id: id },
});
