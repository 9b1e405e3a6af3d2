import { z } from 'zod';
import { isDay } from '../../shared/local-time.ts';
import type { FilledWatch } from '../../shared/pacing-request.ts';
import type { FieldErrors, OpenForm } from '../call.ts';
import { heldValues } from './held-values.ts';
import { pacingBlocks, readPacingMemory } from './pacing-form.ts';
import { readScope } from './scope-fields.ts';
import { fieldValue } from './text-field.ts';
import { readTimingFields } from './timing-fields.ts';

/** A sent form for a watch. */
export interface PacingFormInput {
  draft: FilledWatch;
  id?: string;
  /** Where it was opened. */
  channel: string;
}

/** Reads the state of a sent form, or says what is wrong with each field. */
export function readPacingForm({
  values,
  privateMetadata,
}: Pick<OpenForm, 'values' | 'privateMetadata'>): PacingFormInput | { errors: FieldErrors } {
  const { channel: openedIn, id } = readPacingMemory(privateMetadata);
  const held = heldValues(values);
  const name = held.text(pacingBlocks.name).replaceAll(/\s+/g, ' ');
  const channel = held.text(pacingBlocks.channel);
  const start = readPercent(held.text(pacingBlocks.start));
  const end = readPercent(held.text(pacingBlocks.end));
  const endsOn = chosenDay(values);
  const scope = readScope(held, channel);
  const timing = readTimingFields(held);
  const isLooser = start !== undefined && end !== undefined && end > start;
  const errors: FieldErrors = {
    ...(name === '' && { [pacingBlocks.name]: 'Give it a name.' }),
    ...(channel === '' && { [pacingBlocks.channel]: 'Choose the channel it tells.' }),
    ...(start === undefined && { [pacingBlocks.start]: wanted }),
    ...(end === undefined && { [pacingBlocks.end]: wanted }),
    ...(isLooser && { [pacingBlocks.end]: 'It may not be more than at the start.' }),
    ...('errors' in scope && scope.errors),
    ...('errors' in timing && timing.errors),
  };
  const isWrong = Object.keys(errors).length > 0 || start === undefined || end === undefined;
  if ('errors' in scope || 'errors' in timing || isWrong) return { errors };
  return {
    draft: {
      name,
      channel,
      ...scope,
      ...timing,
      tolerance: { start, end },
      ...(endsOn !== undefined && { endsOn }),
    },
    channel: openedIn,
    ...(id !== undefined && { id }),
  };
}

const wanted = 'Write a percentage from 1 to 100, such as 20%.';

function readPercent(words: string): number | undefined {
  const [, number] = /^(\d{1,3}(?:\.\d+)?)\s*%?$/u.exec(words) ?? [];
  const percent = Number(number);
  return number !== undefined && percent >= 1 && percent <= 100 ? percent : undefined;
}

const Chosen = z.object({
  [pacingBlocks.endsOn]: z
    .object({ [fieldValue]: z.object({ selected_date: z.string().nullish() }) })
    .optional(),
});

function chosenDay(values: unknown): string | undefined {
  const day = Chosen.parse(values)[pacingBlocks.endsOn]?.[fieldValue]?.selected_date ?? '';
  return isDay(day) ? day : undefined;
}
