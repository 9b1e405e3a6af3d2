import type { JsonObject } from '../json-object.ts';
import { mapElements } from './map-elements.ts';

export interface PlacedElement {
  blockId: string;
  actionId: string;
  block: JsonObject;
  element: JsonObject;
}

/** Every interactive element of identified blocks, in reading order. */
export function elementsOf(blocks: JsonObject[]): PlacedElement[] {
  const found: PlacedElement[] = [];
  mapElements(blocks, {
    block: (block) => block,
    element: (element, block) => {
      const [blockId, actionId] = [String(block['block_id']), String(element['action_id'])];
      found.push({ blockId, actionId, block, element });
      return element;
    },
  });
  return found;
}
