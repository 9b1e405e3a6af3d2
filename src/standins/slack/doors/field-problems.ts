import { extname } from 'node:path';
import { elementsOf } from '../blocks/elements-of.ts';
import { inputKey, inputState } from '../blocks/input-state.ts';
import { JsonObject, objectsIn } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { viewBlocks } from '../state/api-view.ts';
import type { StoredView } from '../state/records.ts';

/**
 * What Slack's own form complains about before the app hears of it, by block id: required fields left empty,
 * text too short or long, files too many or of another kind.
 */
export function fieldProblems(slack: Slack, { view, inputs }: StoredView): Record<string, string> {
  const blocks = viewBlocks(view);
  const states = inputState(blocks, inputs);
  const problems: Record<string, string> = {};
  for (const { blockId, actionId, block, element } of elementsOf(blocks)) {
    const key = inputKey(element['type']);
    if (block['type'] !== 'input' || key === undefined) continue;
    const held = states[blockId]?.[actionId]?.[key];
    const problem = isEmpty(held)
      ? block['optional'] !== true && 'Please complete this required field.'
      : problemWith(slack, element, held);
    if (problem) problems[blockId] = problem;
  }
  return problems;
}

const isEmpty = (held: unknown): boolean =>
  held === null || held === undefined || held === '' || (Array.isArray(held) && held.length === 0);

function problemWith(slack: Slack, element: JsonObject, held: unknown): string | undefined {
  if (element['type'] === 'file_input') return fileProblem(slack, element, held);
  if (typeof held !== 'string') return undefined;
  const { min_length: min, max_length: max, type } = element;
  const length = Array.from(held).length;
  if (typeof min === 'number' && length < min) return `Please enter at least ${min} characters.`;
  if (length > (typeof max === 'number' ? max : 3_000)) {
    return `Please enter at most ${typeof max === 'number' ? max : 3_000} characters.`;
  }
  if (type === 'number_input') return numberProblem(element, held);
  if (type === 'url_text_input' && !URL.canParse(held)) return 'Please enter a valid URL.';
  if (type === 'email_text_input' && !/^\S+@\S+\.\S+$/.test(held)) {
    return 'Please enter a valid email address.';
  }
  return undefined;
}

function numberProblem(element: JsonObject, held: string): string | undefined {
  const { min_value: min, max_value: max, is_decimal_allowed: decimals } = element;
  const value = Number(held);
  if (!Number.isFinite(value)) return 'Please enter a number.';
  if (decimals !== true && !Number.isInteger(value)) return 'Please enter a whole number.';
  if (min !== undefined && value < Number(min)) return `Please enter ${Number(min)} or more.`;
  if (max !== undefined && value > Number(max)) return `Please enter ${Number(max)} or less.`;
  return undefined;
}

function fileProblem(slack: Slack, element: JsonObject, held: unknown): string | undefined {
  const names = objectsIn(held).map(({ id }) => slack.files.get(String(id))?.name);
  if (names.includes(undefined)) return 'The file could not be uploaded.';
  const max = typeof element['max_files'] === 'number' ? element['max_files'] : 10;
  if (names.length > max) return `Please upload at most ${max} files.`;
  const types = element['filetypes'];
  if (!Array.isArray(types)) return undefined;
  const allowed = new Set(types.map((type) => String(type).toLowerCase()));
  const isAllowed = (name = '') => allowed.has(extname(name).slice(1).toLowerCase());
  return names.every(isAllowed)
    ? undefined
    : `Please upload ${[...allowed].join(', ')} files only.`;
}
