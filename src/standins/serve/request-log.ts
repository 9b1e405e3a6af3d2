import { z } from 'zod';

/** One request a stand-in has seen. */
export const LoggedRequest = z.object({
  /** Empty when the path is not one of the service's. */
  operation: z.string(),
  method: z.string(),
  /** With its query, without what authorizes it. */
  path: z.string(),
  /** 0 where the connection was cut instead of an answer. */
  status: z.int(),
  /** ISO instant at which it was answered. */
  at: z.string(),
});
export type LoggedRequest = z.output<typeof LoggedRequest>;
