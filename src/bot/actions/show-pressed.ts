import type { ActionHandler } from '../call.ts';
import { startShow } from '../start-show.ts';
import { UserError } from '../user-error.ts';

/** «Show media plan»: the value is an id or an IO number. */
export const showPressed: ActionHandler = async (call, deps) => {
  if (call.value === '') throw new UserError('This button names no media plan.');
  await startShow(call.value, call, deps);
  return undefined;
};
