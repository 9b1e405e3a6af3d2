import { z } from 'zod';
import type { ChangeButtonValue } from '../../messages/proposal/change-button.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { openView } from '../open-view.ts';
import { answerChannel } from '../answer-channel.ts';
import { knock } from '../temporal-door.ts';
import { changeForm } from '../views/change-form.ts';

const ChangeButton = z.object({
  of: z.enum(['bid', 'budget']),
  target: z.string().min(1).max(75).exactOptional(),
}) satisfies z.ZodType<ChangeButtonValue>;

/** A button that opens the form for another bid or budget. */
export const openChange: ActionHandler = async (call, deps) => {
  const { success, data } = ChangeButton.safeParse(jsonOf(call.value));
  if (!success) throw unreadableButton();
  await knock(deps.temporal, 1_000);
  const { of, target } = data;
  const channel = await answerChannel(call);
  await openView(call, changeForm(of, channel, { ...(target !== undefined && { target }) }));
  return undefined;
};
