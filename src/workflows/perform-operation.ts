import { allHandlersFinished, condition } from '@temporalio/workflow';
import type { OperationNotice, OperationOpening, OperationRequest } from '../shared/operation.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { recordState } from './attributes.ts';
import { confirmOperation } from './confirm-operation.ts';
import { mayBegin } from './judge.ts';
import { judgeOperation } from './judge-operation.ts';
import { operationFailure } from './operation-failure.ts';
import { lookingFor, telling } from './proxies.ts';

/**
 * One operation of a service, as a person asked for it. A read is answered to that person. A write is shown
 * first, and sent only after it was confirmed, and approved where the policy wants it, exactly as it was shown.
 */
export async function performOperation(request: OperationRequest): Promise<{ ended: string }> {
  const { operation, by, channel } = request;
  const ended = await perform();
  recordState(ended);
  await condition(allHandlersFinished);
  return { ended };

  async function perform(): Promise<string> {
    const entry = await mayBegin(by, 'read', 'write');
    if (!entry.accepted) return refuse(entry.reason);
    const judged = await judgeOperation(request);
    if ('failure' in judged) {
      await tell({ kind: 'failed', operation, failure: judged.failure });
      return 'failed';
    }
    const { judgement } = judged;
    if (judgement.outcome === 'refuse') return refuse(refusalWords(judgement));
    const opening = await open();
    if (opening.kind === 'plan') return confirmOperation(request, opening.plan.preview, judged);
    await tell(opening);
    return { answer: 'answered', problems: 'refused', failed: 'failed' }[opening.kind];
  }

  async function refuse(reason: string): Promise<string> {
    await tell({ kind: 'refused', reason });
    return 'refused';
  }

  async function open(): Promise<OperationOpening | Extract<OperationNotice, { kind: 'failed' }>> {
    try {
      return await lookingFor(operation).openOperation(request);
    } catch (error) {
      return { kind: 'failed', operation, failure: operationFailure(error, 'no') };
    }
  }

  async function tell(notice: OperationNotice): Promise<void> {
    await telling.tellOperation({ user: by.user, channel, notice });
  }
}
