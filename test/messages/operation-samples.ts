import type { Message } from '../../src/messages/kit/message.ts';
import { operationAnswer } from '../../src/messages/operation/operation-answer.ts';
import { operationClosed } from '../../src/messages/operation/operation-closed.ts';
import { operationDone } from '../../src/messages/operation/operation-done.ts';
import { operationFailed, writeFailed } from '../../src/messages/operation/operation-failed.ts';
import { operationPreview } from '../../src/messages/operation/operation-preview.ts';
import { operationProblems } from '../../src/messages/operation/operation-problems.ts';
import { operationSending } from '../../src/messages/operation/operation-sending.ts';
import type {
  FieldResult,
  OperationFailure,
  OperationPreview,
  OperationResult,
} from '../../src/shared/operation.ts';

/** A write of so many fields in which every text of a service or a form is `name`. */
export function operationPlan(name: string, fields: number): OperationPreview {
  return {
    operation: 'campaigns.updateFb',
    summary: 'Change a campaign of an fb media plan',
    effect: 'change',
    method: 'PUT',
    path: `/clients/${encodeURIComponent(name.toWellFormed())}/campaigns/12`,
    subject: { id: name, name },
    fields: numbered(fields, (index) => ({ name: `${index} ${name}`, now: name, proposed: name })),
    twins: numbered(12, () => name),
  };
}

export function operationResult(
  { fields }: OperationPreview,
  name: string,
  over: Partial<OperationResult> = {},
): OperationResult {
  const states: FieldResult['state'][] = ['so', 'other', 'unverified'];
  return {
    performed: { id: name, alreadySo: false, said: { add: 3, message: name } },
    isThere: true,
    fields: fields.map((field, index) => ({
      ...field,
      after: name,
      state: states[index % 3] ?? 'so',
    })),
    ...over,
  };
}

/** One message of each kind. */
export function operationMessages(name: string): Record<string, Message> {
  const preview = operationPlan(name, 40);
  const { subject: _, ...made } = operationPlan(name, 40);
  const make = { ...made, effect: 'make' } as const;
  const remove = { ...operationPlan(name, 0), effect: 'remove' } as const;
  const result = operationResult(preview, name);
  const context = { workflowId: 'do:V1:abc', version: 1, requester: 'U0MARA', changed: false };
  const by = 'U0TOM';
  const failure: OperationFailure = {
    kind: 'rejected',
    message: name,
    written: 'unknown',
    reference: 'ABC123',
  };
  const rows = numbered(200, () => numbered(30, (column) => (column % 3 === 0 ? -1.5 : name)));
  const columns = numbered(30, (column) => `${column} ${name}`);
  const summary = 'List the campaigns of a media plan';
  const table = { kind: 'table', columns, rows, total: 20_000, hasFile: true } as const;
  const problem = { field: name, message: name, fix: name };
  return {
    operationPreview: operationPreview(preview, context),
    operationMake: operationPreview(make, { ...context, changed: true }),
    operationRemove: operationPreview(remove, context),
    operationSending: operationSending({ kind: 'sending', preview, by }),
    operationQuiet: operationSending({
      kind: 'sending',
      preview,
      by,
      quietSince: '2026-11-20T10:00:00Z',
    }),
    operationDone: operationDone({ kind: 'done', preview, result, by }),
    operationMade: operationDone({ kind: 'done', preview: make, result, by }),
    operationCancelled: operationClosed({ kind: 'cancelled', preview, by }),
    operationExpired: operationClosed({ kind: 'expired', preview }),
    operationFailed: operationFailed('campaigns.updateFb', failure),
    operationWriteFailed: writeFailed({ kind: 'failed', preview, by, failure }),
    operationLater: operationFailed('search.campaigns.list', {
      ...failure,
      written: 'no',
      retryAt: '2026-11-20T10:00:00Z',
    }),
    operationProblems: operationProblems({
      kind: 'problems',
      summary,
      problems: numbered(60, () => problem),
    }),
    operationRows: operationAnswer({ kind: 'answer', summary, answer: { ...table, of: 'rows' } }),
    operationRecord: operationAnswer({
      kind: 'answer',
      summary,
      answer: { ...table, of: 'record', columns: ['field', 'value'], rows: [[name, name]] },
    }),
    operationNothing: operationAnswer({ kind: 'answer', summary, answer: { kind: 'nothing' } }),
  };
}

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
