import { z } from 'zod';

/** What the fields of a sent form hold, by block id. */
export interface HeldValues {
  /** What was typed, or the one thing that was chosen; '' where there is nothing. */
  text(blockId: string): string;
  /** All that were chosen. */
  chosen(blockId: string): string[];
}

/** For forms with one element in each block. */
export function heldValues(values: unknown): HeldValues {
  const state = FormState.parse(values);
  const of = (blockId: string) => Object.values(state[blockId] ?? {})[0];
  return {
    text: (blockId) => {
      const element = of(blockId);
      const { value, selected_option: option, selected_conversation: channel } = element ?? {};
      return (value ?? option?.value ?? channel ?? '').trim();
    },
    chosen: (blockId) => of(blockId)?.selected_options?.map(({ value }) => value) ?? [],
  };
}

const Chosen = z.object({ value: z.string() });

const Element = z.object({
  value: z.string().nullish(),
  selected_option: Chosen.nullish(),
  selected_options: z.array(Chosen).nullish(),
  selected_conversation: z.string().nullish(),
});

const FormState = z.record(z.string(), z.record(z.string(), Element));
