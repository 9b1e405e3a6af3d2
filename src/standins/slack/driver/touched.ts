import { z } from 'zod';
import { elementsOf, type PlacedElement } from '../blocks/elements-of.ts';
import type { ActionDoor, Inbox, MessageView, OpenView } from '../doors.ts';
import { objectsIn, type JsonObject } from '../json-object.ts';

/** What has buttons and other elements: a message, an open form, the Home tab. */
export type Touchable = MessageView | OpenView | 'home';

/** The element with this label, block id or action id. @throws with what there is instead. */
export function touched(inbox: Inbox, where: Touchable, labelOrId: string): PlacedElement {
  const elements = elementsOf(blocksOf(inbox, where));
  const found = elements.find((placed) =>
    [placed.actionId, placed.blockId, label(placed)].includes(labelOrId),
  );
  if (found !== undefined) return found;
  const known = elements.map((placed) => `«${label(placed) ?? placed.actionId}»`).join(', ');
  throw new Error(`There is no «${labelOrId}» to press. There is: ${known || 'nothing'}.`);
}

const Text = z.object({ text: z.string() });

const label = ({ element }: PlacedElement) => Text.safeParse(element['text']).data?.text;

export function placeOf({ messages }: Inbox, where: Touchable): ActionDoor['in'] {
  if (where === 'home') return { home: true };
  if ('view' in where) return { viewId: where.id };
  const { ts } = where;
  const [channel] =
    Object.entries(messages).find(([, all]) => all.some((message) => message.ts === ts)) ?? [];
  if (channel === undefined) throw new Error('The message is not there any more.');
  return { channel, ts };
}

/** Of what was given, not of what is there by now: that is how somebody presses too late. */
function blocksOf({ home }: Inbox, where: Touchable): JsonObject[] {
  if (where === 'home') return home?.blocks ?? [];
  if ('view' in where) return objectsIn(where.view['blocks']);
  return where.blocks ?? [];
}
