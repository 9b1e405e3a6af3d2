import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { OperationFailure, OperationRequest } from '../shared/operation.ts';
import { judge } from './judge.ts';
import { operationFailure } from './operation-failure.ts';
import { lookingFor } from './proxies.ts';

/** An operation as the policy looks at it, on what is so now. */
export interface JudgedOperation {
  gate: GateRequest;
  judgement: Judgement;
}

/** Looks at what an operation is about, and what the policy says to it. */
export async function judgeOperation(
  request: OperationRequest,
): Promise<JudgedOperation | { failure: OperationFailure }> {
  const { operation, by, channel } = request;
  try {
    const scope = await lookingFor(operation).scopeOperation(request);
    const gate = { ...scope, by, channel };
    return { gate, judgement: await judge(gate) };
  } catch (error) {
    return { failure: operationFailure(error, 'no') };
  }
}
