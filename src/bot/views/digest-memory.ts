import { z } from 'zod';

const DigestMemory = z.object({
  /** Where the form was opened: the answer goes there. */
  channel: z.string().regex(/^[CDG][A-Z0-9]+$/),
  /** Of the digest that is edited. */
  id: z.string().min(1).max(40).exactOptional(),
  /** Its content is not in the form and stays as it is: a report. */
  isReport: z.boolean(),
  /** The saved report that a new digest is to show. */
  report: z.string().min(1).max(200).exactOptional(),
});

/** What an open form for a digest remembers. It came over the network and authorises nothing. */
export type DigestMemory = z.infer<typeof DigestMemory>;

export const writeDigestMemory = (memory: DigestMemory): string => JSON.stringify(memory);

/** @throws when it is not one of ours. */
export const readDigestMemory = (privateMetadata: string): DigestMemory =>
  DigestMemory.parse(JSON.parse(privateMetadata));
