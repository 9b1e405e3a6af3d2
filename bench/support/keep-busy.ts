import type { Client } from '@temporalio/client';
import { atOnce } from '../../src/shared/at-once.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { decideProposal } from '../../src/workflows/index.ts';
import { openProposals } from '../approvals/open-proposals.ts';

/** Budgets of one campaign: rejected, all stay as they were proposed. */
const budgets = { of: 'budget', targets: ['2002'], channel: 'C0ADOPS' } as const;

/** Keeps the workers at work, ten proposals at a time, until `stop`, which waits for what is under way. */
export function keepBusy(client: Client): { stop: () => Promise<void> } {
  const over = new AbortController();
  const by = { user: 'U0JONAS', team: team.id };
  const reject = { by, version: 1, choice: 'reject' } as const;
  const work = async () => {
    while (!over.signal.aborted) {
      const runs = await openProposals(client, 10, budgets);
      await atOnce(10, runs, async (run) => {
        await run.executeUpdate(decideProposal, { args: [reject] });
        await run.result();
      });
    }
  };
  const working = work();
  return {
    stop: async () => {
      over.abort();
      await working;
    },
  };
}
