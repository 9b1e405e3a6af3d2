import type { CommandCall } from './call.ts';
import { openView } from './open-view.ts';
import { digestForm, type GivenDigest } from './views/digest-form.ts';
import type { GivenTiming } from './views/timing-fields.ts';
import { zoneOf } from './zone-of.ts';

/** What a form for a new digest is filled with. */
export type NewDigest = Pick<GivenDigest, 'name' | 'content'> & Partial<GivenTiming>;

/** Opens the form for a new digest: for the channel it is opened in, by the clock of who opens it. */
export async function openDigestForm(
  call: Pick<CommandCall, 'by' | 'channel' | 'slack' | 'triggerId'>,
  given: NewDigest = {},
): Promise<void> {
  const { name, content, ...timing } = given;
  const zone = timing.zone ?? (await zoneOf(call.by.user, call.slack));
  const { channel } = call;
  const filled = { ...(name !== undefined && { name }), ...(content && { content }) };
  await openView(call, digestForm({ ...filled, channel, timing: { ...timing, zone } }, channel));
}
