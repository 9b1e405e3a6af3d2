import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type {
  OperationPerformed,
  OperationPlan,
  OperationRequest,
  OperationResult,
} from '../../shared/operation.ts';
import { givenFields } from './given-fields.ts';
import type { OperationDoor } from './operation-door.ts';
import { isSameValue } from './same-value.ts';
import { idOf, isDeleted, lookWhere } from './seen-in.ts';
import { valueText } from './value-text.ts';

export function createReadBackOperation(door: OperationDoor) {
  return {
    /** What the service tells after a write, field by field beside what was sent. */
    async readBackOperation({
      request,
      plan,
      performed,
    }: {
      request: OperationRequest;
      plan: OperationPlan;
      performed: OperationPerformed;
    }): Promise<OperationResult> {
      const endpoint = door.endpoint(request.operation);
      const input = door.open(request.input);
      const seen = await lookWhere(door, endpoint, input, plan.preview.subject?.id);
      const isMade = plan.preview.effect === 'make';
      const record = isMade
        ? seen?.beside.find((candidate) => idOf(candidate) === performed.id)
        : seen?.record;
      if (isMade && seen !== undefined && record === undefined && activityInfo().attempt < 3) {
        throw ApplicationFailure.retryable('It is not in the list yet.', 'unavailable');
      }
      const given = new Map(
        givenFields(endpoint, input, record).map((field) => [field.name, field]),
      );
      return {
        performed,
        ...(seen && { isThere: record !== undefined && !isDeleted(record) }),
        fields: plan.preview.fields.map((field) => {
          const after = given.get(field.name);
          if (after?.isTold !== true) return { ...field, state: 'unverified' };
          const state = isSameValue(after.value, after.told) ? 'so' : 'other';
          return { ...field, after: valueText(after.told), state };
        }),
      };
    },
  };
}
