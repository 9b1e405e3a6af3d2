import type { PlainTextOption } from '@slack/types';
import { z } from 'zod';
import { plain } from './plain.ts';

/** A file somebody put into Slack. */
export interface PlanFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A plan file as one choice of a select; its name is cut in the middle where it is long, its ending says what it is. */
export function planFileOption({ id, name, size }: PlanFile): PlainTextOption {
  const shown = name.length > longest ? `${name.slice(0, 40)}…${name.slice(-30)}` : name;
  return { text: plain(shown), value: `${id} ${size}` };
}

/** What was chosen. */
export const PlanFileOption = z
  .object({
    value: z.string().regex(/^F[A-Z0-9]+ \d+$/),
    text: z.object({ text: z.string() }),
  })
  .transform(({ value, text }): PlanFile => {
    const [id = '', size] = value.split(' ');
    return { id, name: text.text, size: Number(size) };
  });

/** Characters of an option's text. */
const longest = 75;
