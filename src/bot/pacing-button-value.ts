import { z } from 'zod';
import type { AlertActValue, SnoozeButtonValue } from '../messages/pacing/alert-buttons.ts';
import type { WatchAgainValue, WatchButtonValue } from '../messages/pacing/watch-button.ts';
import { jsonOf, unreadableButton } from './launch-button-value.ts';

/** Workflow id of an alert. */
export const alertRunId = z.string().regex(/^alert:[\w:.-]{1,200}$/);

const AlertAct = z.object({
  w: alertRunId,
  t: z.string().regex(/^\d{1,20}(?:\/\d{1,20})?$/),
}) satisfies z.ZodType<AlertActValue>;

const SnoozeButton = z.object({ w: alertRunId }) satisfies z.ZodType<SnoozeButtonValue>;

const WatchButton = z.object({
  p: z.string().regex(/^[\w-]{1,40}$/),
}) satisfies z.ZodType<WatchButtonValue>;

const WatchAgain = z.object({
  w: z.string().regex(/^pacing-request:[\w:.-]{1,200}$/),
}) satisfies z.ZodType<WatchAgainValue>;

/*
 * Values of buttons came over the network and authorise nothing. All of these throw a UserError when it is not one of
 * ours.
 */

export const readAlertAct = (value: string): AlertActValue => read(AlertAct, value);
export const readSnoozeButton = (value: string): SnoozeButtonValue => read(SnoozeButton, value);
export const readWatchButton = (value: string): WatchButtonValue => read(WatchButton, value);
export const readWatchAgain = (value: string): WatchAgainValue => read(WatchAgain, value);

function read<Value>(schema: z.ZodType<Value>, value: string): Value {
  const { success, data } = schema.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data;
}
