import type { Person } from '../shared/launch.ts';
import type { ShowAnswer } from '../shared/media-plan-tree.ts';
import type { TargetPath } from '../shared/target.ts';
import { failureOf } from './failures.ts';
import { mayAsk, mayBegin } from './judge.ts';
import { asking, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

export interface ShowMediaPlanInput {
  /** Id, IO number or a unique part of the name. */
  target: string;
  by: Person;
  channel: string;
}

/** Shows one person a media plan as the social service has it now. */
export async function showMediaPlan({ target, by, channel }: ShowMediaPlanInput): Promise<void> {
  const to = { user: by.user, channel };
  const entry = await mayBegin(by, 'read');
  if (!entry.accepted) {
    await telling.tellShown({ ...to, answer: { kind: 'refused', reason: entry.reason } });
    return;
  }
  try {
    const found = await asking.findMediaPlan(target);
    const right = await mayAsk({ ...read, by, channel, path: pathOf(found) });
    const answer = right.accepted ? found : { kind: 'refused' as const, reason: right.reason };
    await telling.tellShown({ ...to, answer });
  } catch (error) {
    const reference = runReference();
    const { message } = failureOf(error);
    await telling.tellShown({ ...to, answer: { kind: 'failed', message, reference } });
  }
}

const read = { kind: 'read', operation: 'mediaPlans.get', entities: 0, perDay: null } as const;

/** A list of choices is of all advertisers. */
function pathOf(answer: ShowAnswer): TargetPath {
  if (answer.kind !== 'found') return {};
  const { id, advertiser, account } = answer.tree;
  return { advertiser: advertiser.id, account: account.id, mediaPlan: id };
}
