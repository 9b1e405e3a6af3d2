import type { InputBlock } from '@slack/types';
import { plain } from './plain.ts';

/** Action id of an element whose options the bot is not asked for. */
export const fieldValue = 'value';

/** One line to type into, with what it holds. */
export function textField(
  blockId: string,
  label: string,
  field: { given?: string; hint: string; most: number; isOptional?: boolean },
): InputBlock {
  const { given = '', hint, most, isOptional = false } = field;
  return {
    type: 'input',
    block_id: blockId,
    optional: isOptional,
    label: plain(label),
    hint: plain(hint),
    element: {
      type: 'plain_text_input',
      action_id: fieldValue,
      max_length: most,
      ...(given !== '' && { initial_value: given.slice(0, most) }),
    },
  };
}
