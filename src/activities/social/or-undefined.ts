import { ServiceError } from '../../services/errors.ts';

/** The answer of a call, or undefined where the service does not have what was asked for. */
export async function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  }
}
