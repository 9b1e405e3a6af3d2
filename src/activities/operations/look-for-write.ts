import { ApplicationFailure } from '@temporalio/common';
import type { Endpoint } from '../../services/endpoint.ts';
import type { OperationPerformed, OperationPlan } from '../../shared/operation.ts';
import { givenFields } from './given-fields.ts';
import type { OperationDoor } from './operation-door.ts';
import { isAddition } from './plan-operation.ts';
import type { ServiceRecord } from './read-all.ts';
import { isSameValue } from './same-value.ts';
import { idOf, isDeleted, lookWhere, sameAs, type Seen } from './seen-in.ts';

/**
 * What the service shows of a write whose answer was lost: it happened, or (undefined) it may be sent again.
 * @throws ApplicationFailure `ambiguous` or `conflict` where a person has to look, `unknown-outcome` where nobody can
 */
export async function lookForWrite(
  door: OperationDoor,
  endpoint: Endpoint,
  { input, plan }: { input: Record<string, unknown>; plan: OperationPlan },
): Promise<OperationPerformed | undefined> {
  const seen = await lookWhere(door, endpoint, input, plan.preview.subject?.id);
  if (seen === undefined) {
    return sendAgain(endpoint);
  }
  if (plan.preview.effect === 'make') return made(endpoint, input, { plan, seen });
  if (plan.preview.effect === 'remove') return removed(plan, seen);
  if (isAddition(endpoint)) return seen.record && happened(seen.record);
  return changed(endpoint, input, { plan, seen });
}

interface Looked {
  plan: OperationPlan;
  seen: Seen;
}

/** Among those nobody knew before, the only one with the same values. */
function made(endpoint: Endpoint, input: Record<string, unknown>, { plan, seen }: Looked) {
  const known = new Set(plan.known);
  const fresh = seen.beside.filter((record) => !known.has(idOf(record) ?? ''));
  const [only, ...others] = sameAs(endpoint, input, fresh);
  if (only === undefined || others.length === 0) return only && happened(only);
  const ids = [only, ...others].map(idOf).join(', ');
  const message = `The answer was lost, and the service has several new ones that could be it (ids ${ids}). Look at them, and remove what should not be there.`;
  throw stop('ambiguous', message);
}

function removed({ preview }: OperationPlan, { record }: Seen): OperationPerformed | undefined {
  if (record !== undefined && !isDeleted(record)) return undefined;
  return { ...(preview.subject && { id: preview.subject.id }), alreadySo: false, said: {} };
}

/** All fields moved together: those that can be seen say whether the write is there. */
function changed(endpoint: Endpoint, input: Record<string, unknown>, { plan, seen }: Looked) {
  const { record } = seen;
  if (record === undefined) throw stop('conflict', 'The object is not there any more.');
  const fields = givenFields(endpoint, input, record).filter(({ name }) => name in plan.before);
  const moving = fields.filter(({ name, value }) => !isSameValue(value, plan.before[name]));
  if (moving.length === 0) return sendAgain(endpoint);
  if (moving.every(({ value, told }) => isSameValue(value, told))) return happened(record);
  if (moving.every(({ name, told }) => isSameValue(plan.before[name], told))) return undefined;
  const names = moving.map(({ name }) => name).join(', ');
  const message = `The answer was lost, and somebody has changed the same object meanwhile (${names}). Look at it, then ask again for what is left to change.`;
  throw stop('conflict', message);
}

/** Nothing shows whether it happened: only what does no harm twice may be sent again. */
function sendAgain({ repeatable }: Endpoint): undefined {
  if (repeatable) return undefined;
  throw stop('unknown-outcome', 'The answer was lost, and the service does not show the outcome.');
}

function happened(record: ServiceRecord): OperationPerformed {
  const id = idOf(record);
  return { ...(id !== undefined && { id }), alreadySo: false, said: {} };
}

function stop(type: 'ambiguous' | 'conflict' | 'unknown-outcome', message: string): Error {
  return ApplicationFailure.create({
    type,
    message,
    nonRetryable: true,
    details: [{ written: 'unknown' }],
  });
}
