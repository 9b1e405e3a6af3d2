import type { App } from '@slack/bolt';

/**
 * Follows what an app is answering at the moment.
 * @returns a function that resolves once nothing is being answered any more.
 */
export function followInFlight(app: App): () => Promise<void> {
  const answering = new Set<Promise<void>>();
  app.use(async ({ next }) => {
    const answered = next();
    answering.add(answered);
    await answered.finally(() => answering.delete(answered));
  });
  return async () => {
    while (answering.size > 0) await Promise.allSettled(answering);
  };
}
