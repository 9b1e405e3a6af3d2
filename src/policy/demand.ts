import type { PolicyReason } from '../shared/policy.ts';
import type { Ask } from './policy-file.ts';

/** Something that stands in the way of a request. */
export interface Demand {
  reason: PolicyReason;
  /** Approvals that clear the way; absent where nothing does. */
  ask?: Ask | undefined;
}
