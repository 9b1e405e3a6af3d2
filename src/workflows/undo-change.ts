import { ParentClosePolicy, startChild, workflowInfo } from '@temporalio/workflow';
import { deliveryId, proposalId } from '../shared/ids.ts';
import { decimalsOf, type Money } from '../shared/money.ts';
import type { UndoFound, UndoNotice, UndoRequest } from '../shared/undo.ts';
import { recordState } from './attributes.ts';
import { changeDelivery } from './change-delivery.ts';
import { failureOf } from './failures.ts';
import { mayBegin } from './judge.ts';
import { proposeChange } from './propose-change.ts';
import { surveying, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

/**
 * Puts back what a run or a ledger entry did, as far as nobody has touched it since: what was paused is resumed and
 * the other way round, bids and budgets are proposed as they were. Stays open until that has ended.
 */
export async function undoChange(request: UndoRequest): Promise<{ ended: string }> {
  const { what, by, channel, reason } = request;
  const submission = `undo-${workflowInfo().runId}`;
  const common = { by, channel, submission, ...(reason !== undefined && { reason }) };
  let ended: string;
  try {
    ended = await undo();
  } catch (error) {
    const { message } = failureOf(error);
    ended = await tell({ kind: 'failed', message, reference: runReference() });
  }
  recordState(ended);
  return { ended };

  async function undo(): Promise<string> {
    const right = await mayBegin(by, 'undo');
    if (!right.accepted) return tell({ kind: 'refused', reason: right.reason });
    const found = await surveying.lookUpUndo(what);
    switch (found.kind) {
      case 'delivery':
        return undoDelivery(found);
      case 'values':
        return undoValues(found);
      default:
        return tell(found);
    }
  }

  async function undoDelivery({
    did,
    of,
    undoneBy,
  }: Extract<UndoFound, { kind: 'delivery' }>): Promise<string> {
    if (undoneBy !== undefined) return tell({ kind: 'undone already', undoneBy });
    const action = did === 'pause' ? 'resume' : 'pause';
    const delivery = await startChild(changeDelivery, {
      workflowId: deliveryId(action, submission),
      args: [{ ...common, action, target: of }],
      staticSummary: `${action} ${of.target.name.slice(0, 100)}`,
      parentClosePolicy: ParentClosePolicy.ABANDON,
    });
    return (await delivery.result()).ended;
  }

  async function undoValues({
    of,
    values,
  }: Extract<UndoFound, { kind: 'values' }>): Promise<string> {
    const open = values.filter(({ undoneBy }) => undoneBy === undefined);
    const [done] = values;
    if (open.length === 0 && done?.undoneBy !== undefined) {
      return tell({ kind: 'undone already', undoneBy: done.undoneBy });
    }
    const ready = open.filter(({ standing }) => standing === 'as left');
    const kept = open.filter(({ standing }) => standing !== 'as left');
    if (kept.length > 0) await tell({ kind: 'kept', of, values: kept, begun: ready.length });
    const [first] = ready;
    if (first === undefined) return 'refused';
    const proposal = await startChild(proposeChange, {
      workflowId: proposalId(submission),
      args: [
        {
          ...common,
          of,
          undoes: first.entry,
          rows: ready.map(({ target, to, entry }) => ({
            target: wordsFor(target),
            value: { kind: 'amount', text: majorText(to) } as const,
            undoes: entry,
          })),
        },
      ],
      staticSummary: `Undo ${what.slice(0, 100)}`,
      parentClosePolicy: ParentClosePolicy.ABANDON,
    });
    return (await proposal.result()).ended;
  }

  async function tell(notice: UndoNotice): Promise<string> {
    await telling.tellUndo({ user: by.user, channel, notice });
    return notice.kind;
  }
}

/** As people would type it: by its kind, its id and what it is in, so that it is found without looking around. */
function wordsFor({ kind, id, path }: { kind: string; id: string; path: { campaign?: string } }) {
  return kind === 'campaign' || path.campaign === undefined
    ? `${kind} ${id}`
    : `${kind} ${path.campaign}/${id}`;
}

/** `12.50`: as people write it. */
function majorText({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
