import { z } from 'zod';
import type { DoorAnswer } from '../doors.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { apiView } from '../state/api-view.ts';
import { clearViews, viewStack } from '../state/view-stack.ts';
import { interaction } from './payload.ts';

const CloseDoor = z.object({ user: z.string(), viewId: z.string() });

/** Somebody closes a form; the app hears of it if it asked to. */
export async function close(slack: Slack, body: unknown): Promise<DoorAnswer> {
  const { user, viewId } = CloseDoor.parse(body);
  const stored = viewStack(slack, user).find(({ id }) => id === viewId);
  if (stored === undefined) throw new SlackError('not_found');
  const isCleared = stored.view['clear_on_close'] === true;
  const view = apiView(slack, stored);
  if (isCleared) clearViews(slack, user);
  else slack.views.remove(viewId);
  if (stored.view['notify_on_close'] === true) {
    await slack.deliver('interactive', {
      ...interaction('view_closed', user),
      view,
      is_cleared: isCleared,
    });
  }
  return { ok: true };
}
