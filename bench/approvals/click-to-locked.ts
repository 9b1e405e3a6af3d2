import type { Client } from '@temporalio/client';
import { createDoorClient } from '../../src/standins/slack/driver/door-client.ts';
import type { DoorAnswer, WebApiCall } from '../../src/standins/slack/doors.ts';
import { actionIds } from '../../src/shared/ids.ts';
import { findCards } from './find-cards.ts';
import { openProposals } from './open-proposals.ts';

const channel = 'C0LICHTSPIEL';
const user = 'U0JONAS';

/**
 * Milliseconds from each press on Approve until Slack has taken the edit with which the card cannot be pressed any
 * more: one press after the other, each of a change that is then written. By the clock of the simulated Slack, which
 * runs on this machine: looking for the edit as people do would load it with their whole inbox.
 */
export async function clickToLocked(
  client: Client,
  slackUrl: string,
  ads: readonly string[],
): Promise<number[]> {
  const runs = await openProposals(client, ads.length, { of: 'bid', targets: ads, channel });
  const doors = createDoorClient(slackUrl);
  const ids = runs.map(({ workflowId }) => workflowId);
  const cards = await findCards(slackUrl, { user, channel, ids });
  const pressed: { ts: string; at: number }[] = [];
  for (const run of runs) {
    const approve = cards.get(run.workflowId);
    if (approve === undefined) throw new Error('A card is missing.');
    const { ts, blockId, actionId } = approve;
    pressed.push({ ts, at: Date.now() });
    const place = { in: { channel, ts }, blockId, actionId };
    const { ok } = await doors.post<DoorAnswer>('/_page/action', { user, ...place });
    if (!ok) throw new Error('The simulated Slack did not take the press.');
    const { ended } = await run.result();
    if (ended !== 'applied') throw new Error(`A proposal ended as ${ended}.`);
  }
  const calls = await doors.get<WebApiCall[]>('/_control/calls');
  return pressed.map(({ ts, at }) => lockedAt(calls, ts) - at);
}

function lockedAt(calls: readonly WebApiCall[], ts: string): number {
  const edit = calls.find(
    ({ method, ok, arguments: given }) =>
      method === 'chat.update' &&
      ok &&
      given['ts'] === ts &&
      !JSON.stringify(given['blocks']).includes(actionIds.proposalApprove),
  );
  if (edit === undefined) throw new Error('A card was never locked.');
  return Date.parse(edit.at);
}
