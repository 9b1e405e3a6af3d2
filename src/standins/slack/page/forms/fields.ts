import type { InputBlock, KnownBlock } from '@slack/types';
import { initialHeld, type Held, type InteractiveElement } from './held.ts';
import { slackState } from './slack-state.ts';

/** An element that holds something, and where it is. */
export interface Field {
  blockId: string;
  actionId: string;
  element: InteractiveElement;
  /** Present for elements of input blocks. */
  input?: InputBlock;
}

/** What the fields of one surface hold, by `fieldKey`. */
export type FormValues = Readonly<Record<string, Held>>;

/** Names a field within its surface. */
export const fieldKey = (blockId: string, actionId: string): string =>
  JSON.stringify([blockId, actionId]);

/** All fields of a surface, in order. Buttons and overflow menus hold nothing. */
export function fieldsOf(blocks: KnownBlock[]): Field[] {
  return blocks.flatMap((block): Field[] => {
    const blockId = block.block_id ?? '';
    const field = (element: InteractiveElement): Field[] =>
      ['button', 'workflow_button', 'overflow'].includes(element.type)
        ? []
        : [{ blockId, actionId: element.action_id ?? '', element }];
    switch (block.type) {
      case 'input':
        return field(block.element).map((found) => ({ ...found, input: block }));
      case 'actions':
        return block.elements.flatMap(field);
      case 'section':
        return block.accessory === undefined || block.accessory.type === 'image'
          ? []
          : field(block.accessory);
      case 'container':
        return fieldsOf(block.child_blocks);
      default:
        return [];
    }
  });
}

/** What the app put into each field. */
export function initialValues(fields: Field[], here?: string): FormValues {
  return Object.fromEntries(
    fields.map(({ blockId, actionId, element }) => [
      fieldKey(blockId, actionId),
      initialHeld(element, here),
    ]),
  );
}

/** The form as `view.state.values` has it. */
export function stateValues(
  fields: Field[],
  values: FormValues,
): Record<string, Record<string, Record<string, unknown>>> {
  const state: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const { blockId, actionId, element } of fields) {
    const held = values[fieldKey(blockId, actionId)] ?? initialHeld(element);
    state[blockId] = { ...state[blockId], [actionId]: slackState(element, held) };
  }
  return state;
}
