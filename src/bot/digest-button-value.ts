import { z } from 'zod';
import type { AgainButtonValue } from '../messages/digest-list/again-button.ts';
import type { BackfillButtonValue } from '../messages/digest-list/backfill-confirm.ts';
import type { DigestButtonValue } from '../messages/digest-list/digest-button.ts';
import { jsonOf, unreadableButton } from './launch-button-value.ts';

const id = z.string().min(1).max(40);

const DigestButton = z.object({ d: id }) satisfies z.ZodType<DigestButtonValue>;

const BackfillButton = z.object({
  d: id,
  from: z.iso.date(),
  to: z.iso.date(),
}) satisfies z.ZodType<BackfillButtonValue>;

const AgainButton = z.object({
  w: z.string().regex(/^digest-request:[\w:.-]{1,200}$/),
}) satisfies z.ZodType<AgainButtonValue>;

/** These read values of buttons that came over the network and authorise nothing. @throws UserError for none of ours. */
export const readDigestButton = (value: string): DigestButtonValue => read(DigestButton, value);
export const readBackfillButton = (value: string): BackfillButtonValue =>
  read(BackfillButton, value);
export const readAgainButton = (value: string): AgainButtonValue => read(AgainButton, value);

function read<Value>(schema: z.ZodType<Value>, value: string): Value {
  const { success, data } = schema.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data;
}
