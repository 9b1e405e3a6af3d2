import { isFileInput } from './elements.ts';
import type { Surface } from './blocks.ts';
import { problem, type BlockProblem, type Where } from './problem.ts';
import { characters, isObject, type Json } from './rule.ts';

/** What no single block shows: ids twice, two tables, two fields that want the focus. */
export function acrossBlocks(blocks: Json[], surface: Surface, at: Where): BlockProblem[] {
  return [
    ...duplicates(blocks, 'block_id', at),
    ...blocks.flatMap((block, index) => duplicateActions(block, [...at, index])),
    ...tables(blocks, at),
    ...charts(blocks, at),
    ...focus(blocks, at),
    ...(surface === 'modal' ? [] : fileInputs(blocks, at)),
  ];
}

/** The characters people read in `blocks`. */
export function textLength(value: unknown, key = ''): number {
  if (typeof value === 'string') return readable.has(key) ? characters(value) : 0;
  if (Array.isArray(value)) {
    return value.reduce((sum: number, item) => sum + textLength(item, key), 0);
  }
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce((sum, [name, item]) => sum + textLength(item, name), 0);
}

const readable = new Set(['text', 'title', 'caption', 'alt_text', 'label']);

function duplicates(items: Json[], key: string, at: Where): BlockProblem[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const id = item[key];
    if (id !== undefined && seen.has(id)) {
      return [problem([...at, index, key], `\`${key}\` already exists`)];
    }
    seen.add(id);
    return [];
  });
}

function duplicateActions({ type, elements }: Json, at: Where): BlockProblem[] {
  return type === 'actions' && Array.isArray(elements)
    ? duplicates(elements.filter(isObject), 'action_id', [...at, 'elements'])
    : [];
}

function tables(blocks: Json[], at: Where): BlockProblem[] {
  const indexes = blocks
    .keys()
    .filter((index) => isTable(blocks[index]))
    .toArray();
  return indexes.flatMap((index, nth) => {
    const where = [...at, index];
    if (nth > 0) return [problem(where, 'only one table allowed', 'only_one_table_allowed')];
    const isTooLong = textLength(blocks[index]?.['rows']) > longestTable;
    return isTooLong ? [problem(where, `must be less than ${longestTable + 1} characters`)] : [];
  });
}

const isTable = (block?: Json) => block?.['type'] === 'table' || block?.['type'] === 'data_table';

const longestTable = 10_000;

function charts(blocks: Json[], at: Where): BlockProblem[] {
  const all = blocks.filter(({ type }) => type === 'data_visualization');
  return all.length > 2 ? [problem(at, 'no more than 2 data_visualization blocks allowed')] : [];
}

function focus(blocks: Json[], at: Where): BlockProblem[] {
  const focused = blocks.filter(
    ({ element }) => isObject(element) && element['focus_on_load'] === true,
  );
  return focused.length > 1 ? [problem(at, 'only one element may have `focus_on_load` set')] : [];
}

function fileInputs(blocks: Json[], at: Where): BlockProblem[] {
  return blocks
    .keys()
    .filter((index) => isFileInput(blocks[index]))
    .map((index) => problem([...at, index, 'element'], 'file_input is allowed in modals only'))
    .toArray();
}
