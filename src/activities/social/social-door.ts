import type { SocialClient } from '../../services/social/index.ts';
import type { CallEnds } from '../../services/call-ends.ts';
import { callEnds } from '../call-ends.ts';

/** The social service as activities call it: every call ends when its activity is cancelled. */
export interface SocialDoor {
  calls: SocialClient['calls'];
  options: () => CallEnds;
}

export function createSocialDoor({ calls }: SocialClient): SocialDoor {
  return { calls, options: callEnds };
}
