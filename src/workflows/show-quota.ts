import type { Person } from '../shared/launch.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { counting, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

export interface ShowQuotaInput {
  by: Person;
  channel: string;
}

/** Shows one person how much of the search service's allowance is left. */
export async function showQuota({ by, channel }: ShowQuotaInput): Promise<void> {
  const to = { user: by.user, channel };
  const authority = await authorityOf(by);
  if (!authority.accepted) {
    await telling.tellQuota({ ...to, answer: { kind: 'refused', reason: authority.reason } });
    return;
  }
  try {
    await telling.tellQuota({
      ...to,
      answer: { kind: 'read', state: await counting.readQuota() },
    });
  } catch (error) {
    const reference = runReference();
    const { message } = failureOf(error);
    await telling.tellQuota({ ...to, answer: { kind: 'failed', message, reference } });
  }
}
