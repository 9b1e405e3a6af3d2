import { z } from 'zod';
import type { GivenFields } from '../../operations/read-form.ts';
import type { Given } from '../../operations/read-value.ts';
import { fieldOfBlock } from './field-block.ts';

/** What the fields of an open or sent form hold, by name; empty ones are left out. */
export function readState(values: unknown): GivenFields {
  const held = Object.entries(FormState.parse(values)).flatMap(([blockId, elements]) => {
    const name = fieldOfBlock(blockId);
    const [element] = Object.values(elements);
    const given = element && givenIn(element);
    return name === undefined || given === undefined ? [] : [[name, given] as const];
  });
  return Object.fromEntries(held);
}

const Chosen = z.object({ value: z.string() });

const Element = z.object({
  value: z.string().nullish(),
  selected_option: Chosen.nullish(),
  selected_options: z.array(Chosen).nullish(),
  selected_date: z.string().nullish(),
  selected_date_time: z.number().nullish(),
});

const FormState = z.record(z.string(), z.record(z.string(), Element));

function givenIn(element: z.infer<typeof Element>): Given | undefined {
  const { value, selected_option, selected_options, selected_date, selected_date_time } = element;
  if (selected_options) return selected_options.map((option) => option.value);
  return (
    value ??
    selected_option?.value ??
    selected_date ??
    (selected_date_time ? String(selected_date_time) : undefined)
  );
}
