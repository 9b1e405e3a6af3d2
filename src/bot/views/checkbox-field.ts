import type { InputBlock } from '@slack/types';
import { option } from './option.ts';
import { plain } from './plain.ts';
import { fieldValue } from './text-field.ts';

/** Boxes to tick, at most ten: value → label. */
export function checkboxField(
  blockId: string,
  label: string,
  field: {
    options: readonly (readonly [value: string, label: string])[];
    chosen: readonly string[];
    hint?: string;
    isOptional?: boolean;
  },
): InputBlock {
  const { hint, isOptional = false, chosen } = field;
  const options = field.options.map(([value, words]) => option(value, words));
  const ticked = options.filter(({ value }) => value !== undefined && chosen.includes(value));
  return {
    type: 'input',
    block_id: blockId,
    optional: isOptional,
    label: plain(label),
    ...(hint !== undefined && { hint: plain(hint) }),
    element: {
      type: 'checkboxes',
      action_id: fieldValue,
      options,
      ...(ticked.length > 0 && { initial_options: ticked }),
    },
  };
}
