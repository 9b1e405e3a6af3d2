import type { WorkflowHandle } from '@temporalio/client';
import { z } from 'zod';
import { parseWanted } from '../../shared/wanted-value.ts';
import { counterProposal, decideProposal, type Answer } from '../../workflows/index.ts';
import { askRunWithin } from '../ask-run.ts';
import type { ViewCall, ViewHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { refreshHome } from '../refresh-home.ts';
import { sharedSecret } from '../shared-secret.ts';
import { submissionId } from '../submission-id.ts';
import {
  decisionFields,
  decisionValue,
  readDecisionMemory,
  type DecisionKind,
} from './decision-form.ts';

/** Slack waits 3 s for the answer. */
const answerWithinMs = 2_400;

/** «Reject» or «Offer». The form closes once the proposal has taken it; otherwise it says why not. */
export function submitDecisionForm(kind: DecisionKind): ViewHandler {
  return async (call, deps) => {
    const { w: id, isHome } = readDecisionMemory(call.privateMetadata);
    const { value, note } = readFields(call.values);
    const field = kind === 'counter' ? decisionFields.value : decisionFields.note;
    if (kind === 'reject' && note === '') {
      return { errors: { [field]: 'Say why, so that who asked for it knows what to change.' } };
    }
    const ask = question(kind, { value, note }, call, deps);
    const answer = await askRunWithin(answerWithinMs, { what: 'proposal', id }, deps, ask);
    if (!answer.accepted) return { errors: { [field]: withoutMentions(answer.reason) } };
    if (isHome) await refreshHome(call.by, deps);
    return undefined;
  };
}

/** The same form with the same words is the same decision, however often it is sent. */
function question(
  kind: DecisionKind,
  { value, note }: { value: string; note: string },
  { by, viewId, privateMetadata }: ViewCall,
  { slack }: BotDeps,
): (run: WorkflowHandle) => Promise<Answer> {
  const { v: version } = readDecisionMemory(privateMetadata);
  const submission = { operation: kind, input: { value, note, by: by.user } };
  const updateId = submissionId(viewId, submission, sharedSecret(slack));
  const why = { ...(note !== '' && { note }) };
  if (kind === 'reject') {
    const choice = 'reject' as const;
    return (run) =>
      run.executeUpdate(decideProposal, { args: [{ by, version, choice, ...why }], updateId });
  }
  const offer = { by, version, value: parseWanted(value.replace('−', '-')), ...why };
  return (run) => run.executeUpdate(counterProposal, { args: [offer], updateId });
}

const words = z.object({ [decisionValue]: z.object({ value: z.string().nullish() }) }).optional();
const FormState = z.object({ [decisionFields.value]: words, [decisionFields.note]: words });

function readFields(values: unknown): { value: string; note: string } {
  const state = FormState.parse(values);
  const [value, note] = [decisionFields.value, decisionFields.note].map(
    (field) => state[field]?.value.value?.trim() ?? '',
  );
  return { value: value ?? '', note: note ?? '' };
}

/** Below a field Slack shows no names. */
const withoutMentions = (text: string): string => text.replaceAll(/<@[UW][A-Z0-9]+>/g, 'Somebody');
