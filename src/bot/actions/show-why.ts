import { z } from 'zod';
import type { WhyButtonValue } from '../../messages/why/why-button.ts';
import { targetKinds } from '../../shared/target.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { startWhy } from '../start-why.ts';

const WhyButton = z.object({
  kind: z.enum(targetKinds),
  id: z.string().min(1).max(100),
  before: z.int().positive().exactOptional(),
}) satisfies z.ZodType<WhyButtonValue>;

/** «Why?» beside an object, and «Older» below changes. */
export const showWhy: ActionHandler = async (call, deps) => {
  const { success, data } = WhyButton.safeParse(jsonOf(call.value));
  if (!success) throw unreadableButton();
  const { before, ...object } = data;
  const question = { kind: 'object', object, ...(before !== undefined && { before }) } as const;
  await startWhy(question, call, deps);
  return undefined;
};
