import { elementsOf } from '../blocks/elements-of.ts';
import { inputKey } from '../blocks/input-state.ts';
import type { OpenView, SubmitDoor } from '../doors.ts';
import { JsonObject, objectsIn } from '../json-object.ts';
import { fieldsOf, rawOptionsOf } from '../reading/fields-of.ts';

/**
 * What is typed into a form, by label, block id or action id: text, a date, an option by its label or value,
 * ids of uploaded files; lists where several may be chosen; `null` empties a field; an object is Slack's own
 * state of the element.
 */
export type TypedValues = Record<string, string | string[] | null | JsonObject>;

/** As the door takes it. @throws when the form has no such field or no such option. */
export function typedValues(form: OpenView, typed: TypedValues): SubmitDoor['values'] {
  const fields = fieldsOf(form);
  const elements = elementsOf(objectsIn(form.view['blocks']));
  const values: SubmitDoor['values'] = {};
  for (const [name, given] of Object.entries(typed)) {
    const field = fields.find(({ label, blockId, actionId }) =>
      [label, blockId, actionId].includes(name),
    );
    const placed = elements.find(
      ({ blockId, actionId }) => blockId === field?.blockId && actionId === field.actionId,
    );
    if (field === undefined || placed === undefined) {
      const known = fields.map(({ label, blockId }) => `«${label}» (${blockId})`).join(', ');
      throw new Error(`The form has no field «${name}». It has: ${known || 'none'}.`);
    }
    values[field.blockId] = {
      ...values[field.blockId],
      [field.actionId]: stateOf(placed.element, given),
    };
  }
  return values;
}

/** What an element's state is once a person chose or typed `given`. */
export function stateOf(
  element: JsonObject,
  given: string | string[] | null | JsonObject,
): JsonObject {
  const { type } = element;
  const key = inputKey(type) ?? 'value';
  if (given !== null && typeof given === 'object' && !Array.isArray(given)) return given;
  if (given === null) return { type, [key]: null };
  switch (key) {
    case 'files':
      return { type, files: [given].flat().map((id) => ({ id })) };
    case 'selected_option':
      return { type, selected_option: findOption(element, [given].flat()[0] ?? '') };
    case 'selected_options':
      return { type, selected_options: [given].flat().map((name) => findOption(element, name)) };
    case 'selected_date_time':
      return { type, selected_date_time: Number(given) };
    default:
      return { type, [key]: given };
  }
}

function findOption(element: JsonObject, name: string): JsonObject {
  // The app's own answers to a search are not in the form.
  if (String(element['type']).endsWith('external_select')) {
    return { text: { type: 'plain_text', text: name }, value: name };
  }
  const options = rawOptionsOf(element);
  const option = options.find(
    (candidate) => candidate['value'] === name || label(candidate) === name,
  );
  if (option === undefined) {
    throw new Error(`No option «${name}». There are: ${options.map(label).join(', ')}.`);
  }
  return option;
}

const label = ({ text }: JsonObject) => JsonObject.catch({}).parse(text)['text'];
