import { acrossBlocks, textLength } from './limits/across-blocks.ts';
import { blockRules, isKnownBlock, type Surface } from './limits/blocks.ts';
import { optionGroup, plainOption } from './limits/composition.ts';
import { problem, type BlockProblem, type Where } from './limits/problem.ts';
import { characters, isObject, list, shape, withOneOf, type Json } from './limits/rule.ts';
import { viewRule } from './limits/views.ts';

export type { BlockProblem, Surface };

/**
 * What Slack would refuse in `blocks`. Where its documents disagree on a limit, the smaller one holds.
 * https://docs.slack.dev/reference/block-kit
 */
export function blockProblems(blocks: unknown, surface: Surface): BlockProblem[] {
  return problemsAt(blocks, surface, ['blocks']);
}

/** What Slack would refuse in a message: its blocks, and how long it is. */
export function messageProblems({
  text = '',
  blocks = [],
}: {
  text?: string | undefined;
  blocks?: unknown[] | undefined;
}): BlockProblem[] {
  if (text === '' && blocks.length === 0) {
    return [problem([], 'must have text or blocks', 'no_text')];
  }
  const problems = blockProblems(blocks, 'message');
  if (characters(text) > longestText) {
    problems.push(
      problem(['text'], `must be less than ${longestText + 1} characters`, 'msg_too_long'),
    );
  }
  if (textLength(blocks) > longestBlocks) {
    const message = `must be less than ${longestBlocks + 1} characters in all`;
    problems.push(problem(['blocks'], message, 'msg_blocks_too_long'));
  }
  return problems;
}

/** What Slack would refuse in a modal or a Home tab; pointers start with `/view`. */
export function viewProblems(view: unknown): BlockProblem[] {
  return [...viewRule(view, ['view']), ...(isObject(view) ? insideView(view) : [])].map(
    (found) => ({
      ...found,
      error: 'invalid_arguments' as const,
    }),
  );
}

/** What Slack would refuse in the answer to a select that asks the app for options. */
export function optionProblems(answer: unknown): BlockProblem[] {
  return optionAnswer(answer, []);
}

const optionAnswer = withOneOf(
  ['options', 'option_groups'],
  shape({ 'options?': list(plainOption, 0, 100), 'option_groups?': list(optionGroup, 0, 100) }),
);

// Longer texts are cut off.
const longestText = 40_000;

// Nowhere documented; about 13,200 was seen to be refused (bolt-js issue 2509).
const longestBlocks = 12_000;

const mostBlocks: Record<Surface, number> = { message: 50, modal: 100, home: 100 };

function problemsAt(blocks: unknown, surface: Surface, at: Where): BlockProblem[] {
  if (!Array.isArray(blocks) || !blocks.every(isObject)) {
    return [problem(at, 'must be a list of blocks')];
  }
  const most = mostBlocks[surface];
  return [
    ...(blocks.length > most ? [problem(at, `no more than ${most} items allowed`)] : []),
    ...blocks.flatMap((block, index) => oneBlock(block, surface, [...at, index])),
    ...acrossBlocks(blocks, surface, at),
  ];
}

function oneBlock(block: Json, surface: Surface, at: Where): BlockProblem[] {
  const { type } = block;
  if (typeof type !== 'string') return [problem(at, 'missing required field: type')];
  const rules = blockRules[surface];
  if (Object.hasOwn(rules, type)) return rules[type]?.(block, at) ?? [];
  const where = [...at, 'type'];
  return isKnownBlock(type)
    ? [problem(where, `${type} is not allowed in a ${surface}`)]
    : [problem(where, `unsupported type: ${type}`)];
}

function insideView(view: Json): BlockProblem[] {
  const { type, blocks, submit } = view;
  if (blocks === undefined) return [];
  const hasInputs =
    Array.isArray(blocks) && blocks.some((block) => isObject(block) && block['type'] === 'input');
  return [
    ...problemsAt(blocks, type === 'home' ? 'home' : 'modal', ['view', 'blocks']),
    ...(type === 'modal' && hasInputs && submit === undefined
      ? [problem(['view'], 'submit is required when there are input blocks')]
      : []),
  ];
}
