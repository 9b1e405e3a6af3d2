import type { CommandCall } from './call.ts';
import { openView } from './open-view.ts';
import { pacingForm, type GivenWatch } from './views/pacing-form.ts';
import type { GivenTiming } from './views/timing-fields.ts';
import { zoneOf } from './zone-of.ts';

/** What a form for a new watch is filled with. */
export type NewWatch = Pick<GivenWatch, 'name'> & Partial<GivenTiming>;

/** Opens the form for a new watch: for the channel it is opened in, by the clock of who opens it. */
export async function openPacingForm(
  call: Pick<CommandCall, 'by' | 'channel' | 'slack' | 'triggerId'>,
  { name, ...timing }: NewWatch = {},
): Promise<void> {
  const zone = timing.zone ?? (await zoneOf(call.by.user, call.slack));
  const { channel } = call;
  const given = { ...(name !== undefined && { name }), channel, timing: { ...timing, zone } };
  await openView(call, pacingForm(given, channel));
}
