import { z } from 'zod';
import { elementsOf } from '../blocks/elements-of.ts';
import { inputKey, inputState } from '../blocks/input-state.ts';
import type { OpenView } from '../doors.ts';
import { JsonObject, objectsIn } from '../json-object.ts';

export interface ShownField {
  label: string;
  hint: string;
  blockId: string;
  actionId: string;
  /** Slack's element type, e.g. `plain_text_input`. */
  type: string;
  isOptional: boolean;
  /** What the app filled in: text, an option's value, a date; a list where several may be chosen. */
  holds: unknown;
  options: { label: string; value: string }[];
}

/** The fields of an open form, in reading order. */
export function fieldsOf({ view }: Pick<OpenView, 'view'>): ShownField[] {
  const blocks = objectsIn(view['blocks']);
  const held = inputState(blocks, {});
  return elementsOf(blocks).flatMap(({ blockId, actionId, block, element }) => {
    const key = inputKey(element['type']);
    if (key === undefined) return [];
    return {
      label: textIn(block['label']) || textIn(block['text']),
      hint: textIn(block['hint']),
      blockId,
      actionId,
      type: String(element['type']),
      isOptional: block['type'] !== 'input' || block['optional'] === true,
      holds: plainValue(held[blockId]?.[actionId]?.[key]),
      options: optionsOf(element),
    };
  });
}

/** The options an element offers, those of groups too. */
export function rawOptionsOf({ options, option_groups: groups }: JsonObject): JsonObject[] {
  const inGroups = objectsIn(groups).flatMap((group) => objectsIn(group['options']));
  return [...objectsIn(options), ...inGroups];
}

function optionsOf(element: JsonObject): ShownField['options'] {
  return rawOptionsOf(element).map(({ text, value }) => ({
    label: textIn(text),
    value: String(value),
  }));
}

const textIn = (value: unknown): string =>
  z.object({ text: z.string() }).safeParse(value).data?.text ?? '';

function plainValue(held: unknown): unknown {
  if (Array.isArray(held)) return held.map(plainValue);
  const option = JsonObject.safeParse(held).data;
  return option === undefined ? held : (option['value'] ?? option['id'] ?? option);
}
