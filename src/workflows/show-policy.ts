import type { Person } from '../shared/launch.ts';
import { failureOf } from './failures.ts';
import { judging, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

/** Tells one person what they may do, what needs approval and who gives it. */
export async function showPolicy({ by, channel }: { by: Person; channel: string }): Promise<void> {
  const to = { user: by.user, channel };
  try {
    await telling.tellPolicy({ ...to, answer: await judging.policyOf(by) });
  } catch (error) {
    const { message } = failureOf(error);
    await telling.tellPolicy({
      ...to,
      answer: { kind: 'failed', message, reference: runReference() },
    });
  }
}
