import { setTimeout as pause } from 'node:timers/promises';
import { actionIds } from '../../src/shared/ids.ts';
import { elementsOf } from '../../src/standins/slack/blocks/elements-of.ts';
import { createDoorClient } from '../../src/standins/slack/driver/door-client.ts';
import type { Inbox } from '../../src/standins/slack/doors.ts';

/** Where the button Approve of a proposal is. */
export interface Approve {
  ts: string;
  blockId: string;
  actionId: string;
}

/** The cards of these proposals by workflow id, as soon as all of them are in the channel. */
export async function findCards(
  slackUrl: string,
  { user, channel, ids }: { user: string; channel: string; ids: readonly string[] },
): Promise<Map<string, Approve>> {
  const doors = createDoorClient(slackUrl);
  for (;;) {
    const { messages } = await doors.get<Inbox>(`/_page/inbox?user=${user}`);
    const found = new Map(
      (messages[channel] ?? []).flatMap(({ ts, blocks = [] }) =>
        elementsOf(blocks)
          .filter(({ actionId }) => actionId === actionIds.proposalApprove)
          .map(({ blockId, actionId, element }) => {
            const [, id = ''] = /"w":"([^"]+)"/u.exec(String(element['value'])) ?? [];
            return [id, { ts, blockId, actionId }] as const;
          }),
      ),
    );
    if (ids.every((id) => found.has(id))) return found;
    await pause(1_000);
  }
}
