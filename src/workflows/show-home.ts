import { defineSignal, setHandler } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import { letGo } from './let-go.ts';
import { drawing } from './proxies.ts';

/** Something changed that the Home tab shows, or it was opened. */
export const refreshHome = defineSignal('refreshHome');

/** Draws the Home tab of one person: one after the other, so that an older picture never covers a newer one. */
export async function showHome({ by }: { by: Person }): Promise<void> {
  let isWanted = true;
  setHandler(refreshHome, () => {
    isWanted = true;
  });
  while (isWanted) {
    isWanted = false;
    await letGo(drawing.publishHome(by));
  }
}
