import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

const Attributes = z.looseObject({
  workflowId: z.string().optional(),
  workflowType: z.looseObject({ name: z.string() }).optional(),
});

/** What Temporal kept of one run, as JSON; of it only what is looked at here is named. */
export const History = z.looseObject({
  events: z
    .array(
      z.looseObject({
        eventType: z.string(),
        workflowExecutionStartedEventAttributes: Attributes.optional(),
      }),
    )
    .min(1),
});
export type History = z.infer<typeof History>;

/** The histories that are kept: what earlier workflows did, and today's have to be able to go on from. */
export const keptHistories = fileURLToPath(new URL('../../test/replay/histories', import.meta.url));

/** @returns of each file in a folder, by its name in order, the history in it */
export function readHistories(folder: string): { name: string; history: History }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .toSorted()
    .map((name) => {
      const text = gunzipSync(readFileSync(path.join(folder, name))).toString();
      return { name, history: History.parse(JSON.parse(text)) };
    });
}

/** @returns how many bytes it takes */
export function writeHistory(folder: string, name: string, history: History): number {
  const bytes = gzipSync(JSON.stringify(history), { level: 9 });
  writeFileSync(path.join(folder, `${name}.json.gz`), bytes);
  return bytes.length;
}

/** The name of the workflow, and the id that its run had. */
export function workflowOf({ events }: History): { type: string; id: string } {
  const started = events[0]?.workflowExecutionStartedEventAttributes;
  return { type: started?.workflowType?.name ?? '', id: started?.workflowId ?? '' };
}
