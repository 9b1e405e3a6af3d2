import { condition, workflowInfo } from '@temporalio/workflow';
import type {
  OperationPerformed,
  OperationPlan,
  OperationRequest,
  OperationResult,
} from '../shared/operation.ts';
import { recordState } from './attributes.ts';
import { ledgerEntryOf, type ConsentedOperation, type Ended } from './operation-ledger-entry.ts';
import { keepEntry } from './keep-entry.ts';
import { letGo } from './let-go.ts';
import { operationFailure } from './operation-failure.ts';
import type { OperationScreen } from './operation-screen.ts';
import { lookingFor, making, telling } from './proxies.ts';

/** Sends a confirmed write, reads it back, and tells both. Returns how it ended. */
export async function sendOperation({
  request,
  plan,
  by,
  screen,
  consented,
}: {
  request: OperationRequest;
  plan: OperationPlan;
  /** Who confirmed it. */
  by: string;
  screen: OperationScreen;
  consented: ConsentedOperation;
}): Promise<string> {
  const { preview } = plan;
  recordState('sending');
  const ended = await send();
  const entry = ledgerEntryOf({ request, plan, ended, message: screen.place(), consented });
  const kept = entry && keepEntry(entry);
  const message = await screen.show(ended);
  const { workflowId } = workflowInfo();
  // An edit does not notify, a reply does.
  await letGo(telling.announceOperation({ workflowId, message, content: ended }));
  await kept;
  return ended.kind;

  async function send(): Promise<Ended> {
    const sending = { kind: 'sending', preview, by } as const;
    await screen.hint(sending);
    try {
      const performed = await hinting(
        (quietSince) => screen.hint({ ...sending, quietSince }),
        making.performOperation({ request, plan }),
      );
      return { kind: 'done', preview, result: await readBack(performed), by };
    } catch (error) {
      return { kind: 'failed', preview, by, failure: operationFailure(error, 'unknown') };
    }
  }

  async function readBack(performed: OperationPerformed): Promise<OperationResult> {
    try {
      return await lookingFor(request.operation).readBackOperation({ request, plan, performed });
    } catch {
      const fields = preview.fields.map((field) => ({ ...field, state: 'unverified' }) as const);
      return { performed, fields };
    }
  }
}

/** People who wait for long are told since when, and that it is tried on. */
async function hinting<T>(
  hint: (quietSince: string) => Promise<void>,
  work: Promise<T>,
): Promise<T> {
  const since = new Date().toISOString();
  let ended = false;
  const watching = condition(() => ended, '30s').then((isOver) =>
    isOver ? undefined : hint(since),
  );
  try {
    return await work;
  } finally {
    ended = true;
    await watching;
  }
}
