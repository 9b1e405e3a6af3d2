import { z } from 'zod';
import type { TargetButtonValue } from '../../messages/target-button.ts';
import { targetKinds } from '../../shared/target.ts';
import { chooseTarget as choose } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';

const TargetButton = z.object({
  w: z.string().regex(/^[a-z]+:[\w:.-]{1,200}$/),
  kind: z.enum(targetKinds),
  id: z.string().min(1).max(100),
}) satisfies z.ZodType<TargetButtonValue>;

/** One of several objects that fit what somebody typed: the run that asked goes on with it. */
export const chooseTarget: ActionHandler = async ({ value, by, pressId }, deps) => {
  const { success, data } = TargetButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  const { w: id, ...object } = data;
  return askRun({ what: 'request', id }, deps, (run) =>
    run.executeUpdate(choose, { args: [{ by, ...object }], updateId: pressId }),
  );
};
