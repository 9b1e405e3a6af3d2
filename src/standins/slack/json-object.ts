import { z } from 'zod';

/** An object of which only the outside is known; Slack's payloads are full of them. */
export const JsonObject = z.record(z.string(), z.unknown());
export type JsonObject = z.infer<typeof JsonObject>;

/** The objects in a list that an app gave; none where it gave no list. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value)
    ? value.map((item) => JsonObject.safeParse(item).data).filter((item) => item !== undefined)
    : [];
}
