import { z } from 'zod';

const FormMemory = z.object({
  /** Where the form was opened. */
  channel: z.string().regex(/^[CDG][A-Z0-9]+$/),
  operation: z.string(),
  /** Fields that were asked for beyond the first step. */
  revealed: z.array(z.string()),
});

/** What an open form of an operation remembers. It came over the network and authorises nothing. */
export type FormMemory = z.infer<typeof FormMemory>;

export const writeMemory = (memory: FormMemory): string => JSON.stringify(memory);

/** @throws when it is not one of ours. */
export const readMemory = (privateMetadata: string): FormMemory =>
  FormMemory.parse(JSON.parse(privateMetadata));
