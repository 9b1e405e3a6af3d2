import { z } from 'zod';
import type { PauseButtonValue } from '../../messages/pause-button.ts';
import { targetKinds } from '../../shared/target.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { startDelivery } from '../start-delivery.ts';

const PauseButton = z.object({
  kind: z.enum(targetKinds),
  id: z.string().min(1).max(100),
}) satisfies z.ZodType<PauseButtonValue>;

/** «Pause» beside an object. */
export const pausePressed: ActionHandler = async ({ value, by, channel, pressId }, deps) => {
  const { success, data } = PauseButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  const { kind, id } = data;
  const target = { kind: 'words', words: `${kind} ${id}` } as const;
  const submission = pressId.replaceAll(':', '.');
  await startDelivery({ action: 'pause', target, by, channel, submission }, deps);
  return undefined;
};
