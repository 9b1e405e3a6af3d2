import type { ServiceError } from '../services/errors.ts';
import { problem, warning, type Finding } from './check.ts';

/** What to say when one of the ad services did not answer as it should. */
export function serviceFailure(
  { kind, status }: ServiceError,
  { address, credentials, service }: { address: string; credentials: string; service: string },
): Finding {
  switch (kind) {
    case 'unauthorized':
      return problem(
        `what answers at ${address} refuses ${credentials}: set both to what the ${service} service gave you.`,
      );
    case 'unreachable':
    case 'unavailable':
    case 'timed-out':
    case 'unknown-outcome':
    case 'rate-limited':
      return warning(
        `${address}: the ${service} service does not answer at the moment (${status ?? kind}); work waits until ` +
          'it does. If it stays so, check the address.',
      );
    case 'rejected':
    case 'not-found':
    case 'conflict':
    case 'invalid-input':
    case 'unexpected-response':
      return problem(
        `${address} does not lead to the ${service} service: what answers there is something else` +
          `${status === undefined ? '' : ` (status ${status})`}. Give its base address.`,
      );
  }
}
