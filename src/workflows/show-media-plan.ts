import { workflowInfo } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { asking, telling } from './proxies.ts';

export interface ShowMediaPlanInput {
  /** Id, IO number or a unique part of the name. */
  target: string;
  by: Person;
  channel: string;
}

/** Shows one person a media plan as the social service has it now. */
export async function showMediaPlan({ target, by, channel }: ShowMediaPlanInput): Promise<void> {
  const { runId } = workflowInfo();
  const to = { user: by.user, channel };
  const authority = await authorityOf(by);
  if (!authority.accepted) {
    await telling.tellShown({ ...to, answer: { kind: 'refused', reason: authority.reason } });
    return;
  }
  try {
    await telling.tellShown({ ...to, answer: await asking.findMediaPlan(target) });
  } catch (error) {
    const reference = runId.slice(0, 8).toUpperCase();
    const { message } = failureOf(error);
    await telling.tellShown({ ...to, answer: { kind: 'failed', message, reference } });
  }
}
