import type { Person } from '../shared/launch.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { createFreezeScreen } from './freeze-screen.ts';
import { judging } from './proxies.ts';
import { runReference } from './run-reference.ts';

/** Shows one person what is frozen, by command and by the policy's calendar. */
export async function listFreezes(asked: { by: Person; channel: string }): Promise<void> {
  const screen = createFreezeScreen(asked);
  const authority = await authorityOf(asked.by);
  if (!authority.accepted) return screen.tell({ kind: 'refused', reason: authority.reason });
  try {
    await screen.tell({ kind: 'list', freezes: await judging.freezesKnown() });
  } catch (error) {
    const { message } = failureOf(error);
    await screen.tell({ kind: 'failed', message, reference: runReference() });
  }
}
