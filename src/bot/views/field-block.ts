import type { InputBlock, InputBlockElement, PlainTextInput } from '@slack/types';
import { oneLine } from '../../messages/kit/one-line.ts';
import type { FormField } from '../../operations/form-field.ts';
import type { Given } from '../../operations/read-value.ts';
import { optionIds } from '../../shared/ids.ts';
import { option } from './option.ts';
import { plain } from './plain.ts';

/** The block of a field; errors are shown by it. */
export const fieldBlockId = (name: string): string => `field.${name}`;

/** The field of a block; undefined for blocks that are no field. */
export function fieldOfBlock(blockId: string): string | undefined {
  return blockId.startsWith('field.') ? blockId.slice('field.'.length) : undefined;
}

/** The longest text a field of a form may hold. */
export const longestText = 3_000;

/** As many options as a select of Slack's may bring along; with more of them the bot is asked. */
const mostOptions = 100;

/** A field as Slack shows it, with what it holds. */
export function fieldBlock(field: FormField, given: Given = ''): InputBlock {
  return {
    type: 'input',
    block_id: fieldBlockId(field.name),
    optional: !field.isRequired,
    label: plain(field.label),
    ...(field.hint !== '' && { hint: plain(oneLine(field.hint, 500)) }),
    element: elementOf(field, given),
  };
}

function elementOf({ takes, isLong }: FormField, given: Given): InputBlockElement {
  const all = typeof given === 'string' ? [given].filter((text) => text !== '') : [...given];
  const [first] = all;
  switch (takes.kind) {
    case 'choice':
      return oneOf(takes.values.map(String), first);
    case 'flag':
      return oneOf(['yes', 'no'], first);
    case 'object':
      return {
        type: 'external_select',
        action_id: optionIds.objects,
        min_query_length: 0,
        placeholder: plain('Pick one, or type its id'),
        ...(first !== undefined && { initial_option: option(first) }),
      };
    case 'day':
      return {
        type: 'datepicker',
        action_id: elementId,
        ...(first !== undefined && { initial_date: first }),
      };
    case 'moment':
      return {
        type: 'datetimepicker',
        action_id: elementId,
        ...(first !== undefined && { initial_date_time: Number(first) }),
      };
    case 'list':
      if (takes.of.kind === 'choice') return severalOf(takes.of.values.map(String), all);
      return textInput(all, { isLong: true });
    case 'structure':
    case 'filters':
      return textInput(all, { isLong: true });
    case 'text':
    case 'secret':
    case 'whole':
    case 'decimal':
      return textInput(all, { isLong });
  }
}

/** Action id of an element whose options the bot is not asked for. */
const elementId = 'value';

function oneOf(values: string[], chosen: string | undefined): InputBlockElement {
  const initial = chosen !== undefined && { initial_option: option(chosen) };
  if (values.length > mostOptions) {
    return {
      type: 'external_select',
      action_id: optionIds.values,
      min_query_length: 0,
      ...initial,
    };
  }
  const options = values.map((value) => option(value));
  return { type: 'static_select', action_id: elementId, options, ...initial };
}

function severalOf(values: string[], chosen: string[]): InputBlockElement {
  const initial = chosen.length > 0 && { initial_options: chosen.map((value) => option(value)) };
  if (values.length > mostOptions) {
    return {
      type: 'multi_external_select',
      action_id: optionIds.values,
      min_query_length: 0,
      ...initial,
    };
  }
  const options = values.map((value) => option(value));
  return { type: 'multi_static_select', action_id: elementId, options, ...initial };
}

function textInput(lines: string[], { isLong }: { isLong: boolean }): PlainTextInput {
  return {
    type: 'plain_text_input',
    action_id: elementId,
    multiline: isLong,
    max_length: longestText,
    ...(lines.length > 0 && { initial_value: lines.join('\n') }),
  };
}
