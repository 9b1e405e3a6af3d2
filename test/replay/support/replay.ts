import { Worker } from '@temporalio/worker';
import { workflowOf, type History } from '../../../scripts/histories/history.ts';

/** Has workflows go on from what is recorded. @returns what went wrong, by name of the file */
export async function replay(
  workflowBundle: { codePath: string },
  histories: readonly { name: string; history: History }[],
): Promise<{ name: string; error: Error }[]> {
  const runs = histories.map(({ name, history }) => ({
    name,
    history,
    workflowId: workflowOf(history).id,
  }));
  const wrong: { name: string; error: Error }[] = [];
  let count = 0;
  for await (const { error } of Worker.runReplayHistories({ workflowBundle }, runs)) {
    const name = runs[count]?.name ?? '';
    if (error) wrong.push({ name, error });
    count += 1;
  }
  if (count !== histories.length) throw new Error(`${count} of ${histories.length} were replayed.`);
  return wrong;
}
