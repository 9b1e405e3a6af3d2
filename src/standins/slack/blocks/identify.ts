import type { JsonObject } from '../json-object.ts';
import { mapElements } from './map-elements.ts';

/**
 * Blocks as Slack keeps them: those without a `block_id`, and elements without an `action_id`, get one.
 * Slack's are random; these follow the position, so that an edit does not rename what stays.
 */
export function identify(blocks: JsonObject[]): JsonObject[] {
  const taken = new Set(blocks.map((block) => block['block_id']));
  const free = (wanted: string): string => (taken.has(wanted) ? free(`${wanted}x`) : wanted);
  return mapElements(blocks, {
    block: (block, path) => ({ ...block, block_id: block['block_id'] ?? free(`block-${path}`) }),
    element: (element, _block, path) => ({
      ...element,
      action_id: element['action_id'] ?? `action-${path}`,
    }),
  });
}
