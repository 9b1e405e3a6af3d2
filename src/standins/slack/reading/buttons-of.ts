import { elementsOf } from '../blocks/elements-of.ts';
import { JsonObject } from '../json-object.ts';

export interface ShownButton {
  label: string;
  actionId: string;
  blockId: string;
  value?: string;
  style?: string;
  /** Whether Slack asks before it presses. */
  asksFirst: boolean;
}

/** The buttons of a message, form or Home tab, in reading order. */
export function buttonsOf({ blocks = [] }: { blocks?: JsonObject[] }): ShownButton[] {
  return elementsOf(blocks)
    .filter(({ element: { type } }) => type === 'button' || type === 'workflow_button')
    .map(({ blockId, actionId, element: { text, value, style, confirm } }) => ({
      label: String(JsonObject.catch({}).parse(text)['text']),
      actionId,
      blockId,
      ...(typeof value === 'string' && { value }),
      ...(typeof style === 'string' && { style }),
      asksFirst: confirm !== undefined,
    }));
}
