import { activityInfo } from '@temporalio/activity';
import type { Endpoint } from '../../services/endpoint.ts';
import { ServiceError } from '../../services/errors.ts';
import type { FailureKind } from '../../shared/failure-kind.ts';
import type {
  Json,
  OperationPerformed,
  OperationPlan,
  OperationRequest,
} from '../../shared/operation.ts';
import { toFailure } from '../failure.ts';
import { lookForWrite } from './look-for-write.ts';
import type { OperationDoor } from './operation-door.ts';
import { isRecord } from './read-all.ts';
import { idOf } from './seen-in.ts';

export function createPerformOperation(door: OperationDoor) {
  return {
    /**
     * Sends a write, once: a later attempt first looks for what the lost one may have done. Its failure says
     * whether something was written.
     */
    async performOperation({
      request,
      plan,
    }: {
      request: OperationRequest;
      plan: OperationPlan;
    }): Promise<OperationPerformed> {
      const endpoint = door.endpoint(request.operation);
      const input = door.open(request.input);
      const look = () => lookForWrite(door, endpoint, { input, plan });
      const isFirst = activityInfo().attempt === 1;
      const found = isFirst ? undefined : await look();
      if (found !== undefined) return found;
      try {
        return performed(endpoint, plan, await door.call(endpoint)(input));
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        // The write took effect where the service said so, even in an answer that nobody can read.
        const unread = error.kind === 'unexpected-response' ? await look() : undefined;
        if (unread !== undefined) return unread;
        const isGone = !isFirst && error.kind === 'not-found' && plan.preview.effect === 'remove';
        if (isGone) return { alreadySo: false, said: {} };
        throw toFailure(error, { written: isFirst && neverWrites[error.kind] ? 'no' : 'unknown' });
      }
    },
  };
}

function performed(
  { envelope }: Endpoint,
  { preview }: OperationPlan,
  answer: unknown,
): OperationPerformed {
  const record = isRecord(answer) ? answer : {};
  const id = preview.effect === 'make' ? idOf(record) : (preview.subject?.id ?? idOf(record));
  return {
    ...(id !== undefined && { id }),
    alreadySo: envelope === 'performed' && record['alreadyInState'] === true,
    said: Object.fromEntries(
      Object.entries(record).flatMap(([name, value]): [string, Json][] =>
        saying.includes(name) && isWord(value) ? [[name, value]] : [],
      ),
    ),
  };
}

/** What answers hold that are not the object itself. */
const saying = ['add', 'delete', 'message', 'success'];

const isWord = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** After these the service has written nothing, if it was the only attempt. */
const neverWrites: Record<FailureKind, boolean> = {
  'invalid-input': true,
  rejected: true,
  unauthorized: true,
  'not-found': true,
  conflict: true,
  'rate-limited': true,
  unreachable: true,
  unavailable: false,
  'timed-out': false,
  'unknown-outcome': false,
  'unexpected-response': false,
};
