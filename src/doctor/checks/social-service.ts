import { pino } from 'pino';
import { ServiceError } from '../../services/errors.ts';
import { createSocialClient } from '../../services/social/index.ts';
import type { Variables } from '../../variables.ts';
import { ok, type Check } from '../check.ts';
import { serviceFailure } from '../service-failure.ts';

/** The social service: whether it is there and takes our key. Reads one user. */
export function socialServiceCheck(known: Partial<Variables>): Check {
  const { SOCIAL_BASE_URL: baseUrl, SOCIAL_KEY: key } = known;
  return {
    name: 'social service',
    run: async (signal) => {
      if (baseUrl === undefined || key === undefined) return [];
      const client = createSocialClient({ baseUrl, key, log: pino({ level: 'silent' }) });
      try {
        await client.calls.users.list({ limit: 1 }, { signal });
        return [ok('it answers, and takes our key.')];
      } catch (error) {
        return [serviceFailure(asServiceError(error, signal), names)];
      } finally {
        await client.close();
      }
    },
  };
}

const names = { address: 'SOCIAL_BASE_URL', credentials: 'SOCIAL_KEY', service: 'social' };

/** A service that has not answered when the time is up is down like any other. @throws anything else */
export function asServiceError(error: unknown, signal: AbortSignal): ServiceError {
  if (error instanceof ServiceError) return error;
  if (!signal.aborted) throw error;
  return new ServiceError({ kind: 'timed-out', operation: 'doctor', detail: 'no answer in time' });
}
