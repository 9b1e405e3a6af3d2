import { uuid4, workflowInfo } from '@temporalio/workflow';
import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { MessageRef } from '../shared/launch.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { OperationContent, OperationPlan, OperationRequest } from '../shared/operation.ts';
import { targetKinds, type Target, type TargetKind, type TargetPath } from '../shared/target.ts';
import { pathKeys } from '../shared/target-path.ts';

/** How it came that a write may be sent. */
export interface ConsentedOperation {
  gate: GateRequest;
  judgement: Judgement;
  /** User ids. */
  approvedBy: string[];
}

/** How a write ended. */
export type Ended = Extract<OperationContent, { kind: 'done' | 'failed' }>;

/**
 * What the ledger keeps of a write, also of one of which nobody can tell whether it happened: then nothing is known of
 * what is so now. Undefined where nothing was written, or it is about nothing the ledger knows, such as a user.
 */
export function ledgerEntryOf(sent: {
  request: OperationRequest;
  plan: OperationPlan;
  ended: Ended;
  message: MessageRef | undefined;
  consented: ConsentedOperation;
}): LedgerEntry | undefined {
  const { request, plan, ended, message, consented } = sent;
  if (ended.kind === 'failed' && ended.failure.written !== 'unknown') return undefined;
  const { workflowId, runId } = workflowInfo();
  const result = ended.kind === 'done' ? ended.result : undefined;
  if (result?.performed.alreadySo === true) return undefined;
  const target = targetOf(plan, result?.performed.id, consented.gate.path);
  if (target === undefined) return undefined;
  const { version, rule } = consented.judgement;
  const { fields } = plan.preview;
  const told = fields.filter(({ now }) => now !== undefined);
  const after = result?.fields.map(({ name, after: now, proposed }) => [name, now ?? proposed]);
  return {
    id: uuid4(),
    kind: 'operation',
    operation: request.operation,
    target,
    by: request.by,
    ...(ended.by !== request.by.user && { confirmedBy: ended.by }),
    approvedBy: consented.approvedBy,
    before: Object.fromEntries(told.map(({ name, now = null }) => [name, now])),
    after: Object.fromEntries(after ?? fields.map(({ name }) => [name, null])),
    policy: { version, rule: rule.path },
    run: { workflowId, runId },
    ...(message && { message }),
  };
}

/** What was made, or the innermost object the write named. */
function targetOf(
  { preview: { effect, operation, subject, fields } }: OperationPlan,
  id: string | undefined,
  path: TargetPath,
): Target | undefined {
  const made = madeKinds[operation.slice(0, operation.indexOf('.'))];
  if (effect === 'make' && made !== undefined && id !== undefined) {
    const name = fields.find((field) => field.name === 'name')?.proposed ?? id;
    return { kind: made, id, name, path: { ...path, [pathKeys[made]]: id } };
  }
  const kind = targetKinds.findLast((each) => path[pathKeys[each]] !== undefined);
  if (kind === undefined) return undefined;
  const known = path[pathKeys[kind]] ?? '';
  const name = subject?.id === known ? subject.name : undefined;
  return { kind, id: known, name: name ?? known, path };
}

const madeKinds: Record<string, TargetKind> = {
  advertisers: 'advertiser',
  accounts: 'account',
  mediaPlans: 'media plan',
  campaigns: 'campaign',
  adSets: 'ad set',
  ads: 'ad',
};
