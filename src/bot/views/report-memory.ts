import { z } from 'zod';

const ReportMemory = z.object({
  /** Where the form was opened. */
  channel: z.string().regex(/^[CDG][A-Z0-9]+$/),
  /** What is reported. */
  of: z.string(),
});

/** What an open form of a report remembers. It came over the network and authorises nothing. */
export type ReportMemory = z.infer<typeof ReportMemory>;

export const writeReportMemory = (memory: ReportMemory): string => JSON.stringify(memory);

/** @throws when it is not one of ours. */
export const readReportMemory = (privateMetadata: string): ReportMemory =>
  ReportMemory.parse(JSON.parse(privateMetadata));
