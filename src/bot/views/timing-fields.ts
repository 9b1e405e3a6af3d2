import type { InputBlock } from '@slack/types';
import { readQuietHours, readTiming } from '../../reporting/read-timing.ts';
import type { QuietHours, Timing } from '../../shared/digest.ts';
import type { FieldErrors } from '../call.ts';
import { checkboxField } from './checkbox-field.ts';
import type { HeldValues } from './held-values.ts';
import { textField } from './text-field.ts';

/** Block ids of the fields. */
export const timingBlocks = {
  time: 'timing.time',
  weekdays: 'timing.weekdays',
  zone: 'timing.zone',
  quietFrom: 'timing.quietFrom',
  quietTo: 'timing.quietTo',
} as const;

/** What is in the fields when the form opens; `time` as it was typed. */
export interface GivenTiming {
  time?: string;
  weekdays?: readonly number[];
  zone: string;
  quiet?: QuietHours;
}

/** When something comes: time, weekdays, zone and quiet hours. `what` it is: `digest`. */
export function timingFields(
  { time, weekdays = workingDays, zone, quiet }: GivenTiming,
  what: string,
): InputBlock[] {
  return [
    textField(timingBlocks.time, 'Time', {
      ...(time !== undefined && { given: time }),
      hint: 'Of the clock in the zone below: 08:30.',
      most: 20,
    }),
    checkboxField(timingBlocks.weekdays, 'Weekdays', {
      options: days,
      chosen: weekdays.map(String),
    }),
    textField(timingBlocks.zone, 'Time zone', {
      given: zone,
      hint: 'By its name, such as Europe/Berlin or America/New_York. It knows about summer time.',
      most: 60,
    }),
    textField(timingBlocks.quietFrom, 'Quiet from', {
      ...(quiet && { given: quiet.from }),
      hint: `A ${what} that comes due in quiet hours is held until they end, unless something in it is urgent. 22:00; empty: no quiet hours.`,
      most: 20,
      isOptional: true,
    }),
    textField(timingBlocks.quietTo, 'Quiet until', {
      ...(quiet && { given: quiet.to }),
      hint: 'On the same clock: 07:00.',
      most: 20,
      isOptional: true,
    }),
  ];
}

const workingDays = [1, 2, 3, 4, 5];

/** As a week goes; 0 is Sunday. */
const days = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
] as const;

/** What is in the fields of a sent form, or what is wrong with each. */
export function readTimingFields(
  held: HeldValues,
): { timing: Timing; quiet?: QuietHours } | { errors: FieldErrors } {
  const read = readTiming({
    time: held.text(timingBlocks.time),
    weekdays: held.chosen(timingBlocks.weekdays).map(Number),
    zone: held.text(timingBlocks.zone),
  });
  const quiet = readQuietHours(held.text(timingBlocks.quietFrom), held.text(timingBlocks.quietTo));
  if ('timing' in read && 'value' in quiet) {
    return { timing: read.timing, ...(quiet.value && { quiet: quiet.value }) };
  }
  const { time, weekdays, zone } = 'problems' in read ? read.problems : {};
  return {
    errors: {
      ...(time !== undefined && { [timingBlocks.time]: time }),
      ...(weekdays !== undefined && { [timingBlocks.weekdays]: weekdays }),
      ...(zone !== undefined && { [timingBlocks.zone]: zone }),
      ...('problem' in quiet && { [timingBlocks.quietFrom]: quiet.problem }),
    },
  };
}
