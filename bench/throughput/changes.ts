import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { atOnce } from '../../src/shared/at-once.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { decideProposal } from '../../src/workflows/index.ts';
import { findCards } from '../approvals/find-cards.ts';
import { openProposals } from '../approvals/open-proposals.ts';
import { approveBare, bareChange } from '../peers/bare-change-workflow.ts';

/** So many are under way at once. */
const side = 16;
const channel = 'C0LICHTSPIEL';
const by = { user: 'U0JONAS', team: team.id };

/** Opens a change of the bid of each ad, and then approves all: how many came to their end in a second. */
export async function approvedChanges(
  client: Client,
  slackUrl: string,
  ads: readonly string[],
): Promise<number> {
  const runs = await openProposals(client, ads.length, { of: 'bid', targets: ads, channel });
  const ids = runs.map(({ workflowId }) => workflowId);
  await findCards(slackUrl, { user: by.user, channel, ids });
  return perSecond(runs, async (run) => {
    const approve = { by, version: 1, choice: 'approve' } as const;
    const answer = await run.executeUpdate(decideProposal, { args: [approve] });
    if (!answer.accepted) throw new Error(`A decision was not taken: ${answer.reason}`);
    const { ended } = await run.result();
    if (ended !== 'applied') throw new Error(`A change ended as ${ended}.`);
  });
}

/** The same with workflows that do nothing. */
export async function bareChanges(client: Client, count: number): Promise<number> {
  const runs = await atOnce(side, Array.from({ length: count }), () =>
    client.workflow.start(bareChange, {
      workflowId: `bare:${randomUUID()}`,
      taskQueue: 'bare-change',
      args: [],
    }),
  );
  return perSecond(runs, async (run) => {
    await run.executeUpdate(approveBare, { args: [by.user] });
    await run.result();
  });
}

async function perSecond<T>(
  things: readonly T[],
  carryOut: (thing: T) => Promise<void>,
): Promise<number> {
  const from = performance.now();
  await atOnce(side, things, carryOut);
  return things.length / ((performance.now() - from) / 1_000);
}
