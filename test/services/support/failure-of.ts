import { expect } from 'vitest';
import { ServiceError } from '../../../src/services/errors.ts';

/** The ServiceError a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  if (!(error instanceof ServiceError)) throw error;
  return error;
}
