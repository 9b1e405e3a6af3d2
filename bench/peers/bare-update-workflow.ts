import { condition, defineUpdate, setHandler } from '@temporalio/workflow';

export const decideBare = defineUpdate<boolean, [string]>('decide');

/** The least that waits for a decision. */
export async function bareDecision(): Promise<void> {
  let by: string | undefined;
  setHandler(decideBare, (who) => {
    by = who;
    return true;
  });
  await condition(() => by !== undefined);
}
