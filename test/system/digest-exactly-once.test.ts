import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../src/shared/at-once.ts';
import type { DigestPost } from '../../src/shared/digest-run.ts';
import { hash } from '../../src/standins/dice.ts';
import type { SlackFault } from '../../src/standins/slack/doors.ts';
import {
  byText,
  isOf,
  keyOf,
  keyOfPost,
  onFourDays,
  smallDigest,
  startPost,
} from '../support/digest-post.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const post = 'chat.postMessage';
const history = 'conversations.history';

describe('200 digests with a Slack that answers badly', () => {
  it('are there once each, also those whose run was ended and begun again', async () => {
    await system.slack.faults(Array.from({ length: 300 }, (_, turn) => faultOf(turn)));
    const posts = Array.from({ length: 50 }, () => smallDigest()).flatMap(onFourDays);
    const mara = system.slack.as('mara');
    await atOnce(25, posts, async (each, turn) => {
      const first = await startPost(system, each);
      const last = (await endedBy(turn % 5, first, each)) ? await startPost(system, each) : first;
      await expect(startPost(system, each)).rejects.toThrow(WorkflowExecutionAlreadyStartedError);
      expect(await last.result()).toMatchObject({ outcome: 'posted' });
    });

    const keys = (await mara.messages('nordwind')).map(keyOf);
    expect(keys.toSorted(byText)).toEqual(posts.map(keyOfPost).toSorted(byText));
    const calls = (await system.slack.calls()).filter(({ method }) => method === post);
    expect(calls.filter(({ ok }) => !ok).length).toBeGreaterThan(100);
  }, 400_000);
});

/** Somebody ends the run: at its beginning, or between its message and its end. */
async function endedBy(
  turn: number,
  run: Awaited<ReturnType<typeof startPost>>,
  each: DigestPost,
): Promise<boolean> {
  if (turn > 1) return false;
  const mara = system.slack.as('mara');
  if (turn === 1) await mara.waitFor('nordwind', isOf(each), { timeoutMs: 180_000 });
  try {
    await run.terminate();
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}

/** Before, during and after the message is made; one in four goes well. */
function faultOf(turn: number): SlackFault {
  const faults: SlackFault['fault'][] = [
    { kind: 'reset', when: 'after' },
    { kind: 'reset', when: 'before' },
    { kind: 'status', status: 500 },
    { kind: 'ratelimited', retryAfterSeconds: 1 },
    // The message is made a second after the client has given up.
    { kind: 'delay', ms: turn % 50 === 0 ? 11_000 : 20 },
  ];
  const dice = hash(6, turn);
  const fault = faults[Math.floor(dice * faults.length)] ?? { kind: 'delay', ms: 0 };
  return { method: turn % 7 === 0 ? history : post, skip: turn % 4 === 0 ? 1 : 0, fault };
}
