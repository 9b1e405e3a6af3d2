import { JsonObject } from '../json-object.ts';
import type { InputStates } from '../state/records.ts';
import { elementsOf } from './elements-of.ts';

/** Where an element's state is kept, where its initial one, and what stands for nothing. */
const inputs: Record<string, { key: string; initial?: string; empty: unknown }> = {
  plain_text_input: { key: 'value', initial: 'initial_value', empty: null },
  email_text_input: { key: 'value', initial: 'initial_value', empty: null },
  url_text_input: { key: 'value', initial: 'initial_value', empty: null },
  number_input: { key: 'value', initial: 'initial_value', empty: null },
  rich_text_input: { key: 'rich_text_value', initial: 'initial_value', empty: null },
  static_select: { key: 'selected_option', initial: 'initial_option', empty: null },
  external_select: { key: 'selected_option', initial: 'initial_option', empty: null },
  radio_buttons: { key: 'selected_option', initial: 'initial_option', empty: null },
  checkboxes: { key: 'selected_options', initial: 'initial_options', empty: [] },
  multi_static_select: { key: 'selected_options', initial: 'initial_options', empty: [] },
  multi_external_select: { key: 'selected_options', initial: 'initial_options', empty: [] },
  users_select: { key: 'selected_user', initial: 'initial_user', empty: null },
  multi_users_select: { key: 'selected_users', initial: 'initial_users', empty: [] },
  channels_select: { key: 'selected_channel', initial: 'initial_channel', empty: null },
  multi_channels_select: { key: 'selected_channels', initial: 'initial_channels', empty: [] },
  conversations_select: {
    key: 'selected_conversation',
    initial: 'initial_conversation',
    empty: null,
  },
  multi_conversations_select: {
    key: 'selected_conversations',
    initial: 'initial_conversations',
    empty: [],
  },
  datepicker: { key: 'selected_date', initial: 'initial_date', empty: null },
  timepicker: { key: 'selected_time', initial: 'initial_time', empty: null },
  datetimepicker: { key: 'selected_date_time', initial: 'initial_date_time', empty: null },
  file_input: { key: 'files', empty: [] },
};

/** The name under which the state of an element of this type is kept; undefined for buttons and the like. */
export const inputKey = (type: unknown): string | undefined => inputs[String(type)]?.key;

/**
 * What all inputs in `blocks` hold, as in `view.state.values`: what was `given`, else what the app set,
 * else nothing.
 */
export function inputState(blocks: JsonObject[], given: InputStates): InputStates {
  const values: InputStates = {};
  for (const { blockId, actionId, element } of elementsOf(blocks)) {
    const input = inputs[String(element['type'])];
    if (input === undefined) continue;
    const held = given[blockId]?.[actionId];
    const initial = input.initial === undefined ? undefined : element[input.initial];
    const value = held === undefined ? initial : held[input.key];
    values[blockId] = {
      ...values[blockId],
      [actionId]: { type: element['type'], [input.key]: value ?? input.empty },
    };
  }
  return values;
}

/** Later states on top of earlier ones. */
export function mergeInputs(earlier: InputStates, later: InputStates): InputStates {
  const merged = { ...earlier };
  for (const [blockId, actions] of Object.entries(later)) {
    merged[blockId] = { ...merged[blockId], ...actions };
  }
  return merged;
}
