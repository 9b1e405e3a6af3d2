import { JsonObject, objectsIn } from '../json-object.ts';

/** Where a kind of block keeps its interactive elements, and where other blocks. */
const anatomy: Record<string, { elements?: string; blocks?: string }> = {
  section: { elements: 'accessory' },
  input: { elements: 'element' },
  actions: { elements: 'elements' },
  context_actions: { elements: 'elements' },
  card: { elements: 'actions' },
  carousel: { blocks: 'elements' },
  container: { blocks: 'child_blocks' },
  plan: { blocks: 'tasks' },
};

export interface BlockChange {
  block: (block: JsonObject, path: string) => JsonObject;
  element: (element: JsonObject, block: JsonObject, path: string) => JsonObject;
}

/** The same blocks with `change` applied to each block and each interactive element, nested ones too. */
export function mapElements(blocks: JsonObject[], change: BlockChange, under = ''): JsonObject[] {
  return blocks.map((original, at) => {
    const path = `${under}${at}`;
    const block = change.block(original, path);
    const { elements, blocks: nested } = anatomy[String(block['type'])] ?? {};
    return {
      ...block,
      ...(elements !== undefined && {
        [elements]: mapOneOrMany(block[elements], (element, index) =>
          element['type'] === 'image'
            ? element
            : change.element(element, block, `${path}-${index}`),
        ),
      }),
      ...(nested !== undefined && {
        [nested]: mapElements(objectsIn(block[nested]), change, `${path}-`),
      }),
    };
  });
}

function mapOneOrMany(
  value: unknown,
  change: (element: JsonObject, index: number) => JsonObject,
): unknown {
  if (Array.isArray(value)) return objectsIn(value).map(change);
  const element = JsonObject.safeParse(value).data;
  return element === undefined ? undefined : change(element, 0);
}
