import { condition, defineUpdate, proxyActivities, setHandler } from '@temporalio/workflow';

export const approveBare = defineUpdate<boolean, [string]>('approve');

const { nothing } = proxyActivities<{ nothing: (card: string) => Promise<string> }>({
  startToCloseTimeout: '30s',
});

/**
 * As many activities as an approved change of one bid has, in the same order, with arguments of that size, and all of them
 * do nothing: may this person decide; card and last check; signatures; write and card; ledger and card; the last word.
 */
export async function bareChange(): Promise<string> {
  const card = 'x'.repeat(1_000);
  let isApproved = false;
  setHandler(approveBare, async () => {
    await nothing(card);
    isApproved = true;
    return true;
  });
  await condition(() => isApproved);
  await Promise.all([nothing(card), nothing(card)]);
  await nothing(card);
  await Promise.all([nothing(card), nothing(card)]);
  await Promise.all([nothing(card), nothing(card)]);
  return nothing(card);
}
