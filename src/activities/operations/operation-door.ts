import { ApplicationFailure } from '@temporalio/common';
import { findOperation } from '../../operations/catalogue.ts';
import type { Call, CallOptions } from '../../services/client.ts';
import type { Endpoint } from '../../services/endpoint.ts';
import { isSealed, unseal } from '../../shared/sealed.ts';
import { callEnds } from '../call-ends.ts';

/** The services by the name of an operation, for calls that are known at run time only. */
export interface OperationDoor {
  /** @throws ApplicationFailure where no service has it */
  endpoint(operation: string): Endpoint;
  /** Another operation of the same resource. */
  sibling(endpoint: Endpoint, key: string): Endpoint;
  /** Sealed secrets opened. @throws ApplicationFailure where they cannot be opened any more */
  open(input: Record<string, unknown>): Record<string, unknown>;
  /** Takes an input that is open, and ends when its activity is cancelled. */
  call(endpoint: Endpoint): Call<Record<string, unknown>, unknown>;
}

/** A client of a service. */
export interface ServiceCalls {
  byOperation: ReadonlyMap<string, Call<unknown, unknown>>;
}

/** `secret` opens what the bot sealed with it. */
export function createOperationDoor(
  clients: readonly ServiceCalls[],
  secret: string,
): OperationDoor {
  const calls = new Map(clients.flatMap(({ byOperation }) => [...byOperation]));

  return {
    endpoint: endpointOf,
    sibling: ({ operation }, key) =>
      endpointOf(`${operation.slice(0, operation.lastIndexOf('.'))}.${key}`),
    open: (input) =>
      Object.fromEntries(Object.entries(input).map(([name, value]) => [name, opened(name, value)])),
    call: ({ operation }) => {
      const call = calls.get(operation);
      if (call === undefined) {
        const message = `No service that is connected here has «${operation}».`;
        throw ApplicationFailure.nonRetryable(message, 'invalid-input');
      }
      const ending = (input: Record<string, unknown>, options: CallOptions = {}) =>
        call(input, { ...callEnds(), ...options });
      return Object.assign(ending, { operation });
    },
  };

  function opened(name: string, value: unknown): unknown {
    if (!isSealed(value)) return value;
    try {
      return unseal(value, secret);
    } catch {
      const message = `The secret in ${name} cannot be opened any more, since the bot has another token by now. Fill the form in again.`;
      throw ApplicationFailure.nonRetryable(message, 'invalid-input');
    }
  }
}

function endpointOf(operation: string): Endpoint {
  const found = findOperation(operation);
  if (found !== undefined) return found;
  throw ApplicationFailure.nonRetryable(`There is no operation «${operation}».`, 'invalid-input');
}
