import { parseUntil } from '../../shared/parse-until.ts';
import { snoozeAlert } from '../../workflows/index.ts';
import { askRunWithin } from '../ask-run.ts';
import type { ViewHandler } from '../call.ts';
import { sharedSecret } from '../shared-secret.ts';
import { submissionId } from '../submission-id.ts';
import { zoneOf } from '../zone-of.ts';
import { heldValues } from './held-values.ts';
import { readSnoozeMemory, snoozeBlocks } from './snooze-form.ts';

/** Slack waits 3 s for the answer. */
const answerWithinMs = 2_000;

/** «Snooze» in its form. It closes once the alert has taken it; otherwise it says why not. */
export const submitSnoozeForm: ViewHandler = async (call, deps) => {
  const { by, slack, viewId } = call;
  const id = readSnoozeMemory(call.privateMetadata);
  const held = heldValues(call.values);
  const reason = held.text(snoozeBlocks.reason);
  if (reason === '') {
    return {
      errors: { [snoozeBlocks.reason]: 'Say why, so that others know who looks after it.' },
    };
  }
  const words = held.text(snoozeBlocks.until).replace(/^until\s+/i, '');
  const until = parseUntil(words, { now: deps.now(), zone: await zoneOf(by.user, slack) });
  if ('problem' in until) return { errors: { [snoozeBlocks.until]: until.problem } };
  const submission = { operation: 'snooze', input: { until: until.at, reason, by: by.user } };
  const updateId = submissionId(viewId, submission, sharedSecret(deps.slack));
  const args: [{ by: typeof by; until: string; reason: string }] = [
    { by, until: until.at, reason },
  ];
  const answer = await askRunWithin(answerWithinMs, { what: 'alert', id }, deps, (run) =>
    run.executeUpdate(snoozeAlert, { args, updateId }),
  );
  return answer.accepted ? undefined : { errors: { [snoozeBlocks.until]: answer.reason } };
};
