import { cancellationSignal } from '@temporalio/activity';
import type { SocialClient } from '../../services/social/index.ts';

/** The social service as activities call it: every call ends when its activity is cancelled. */
export interface SocialDoor {
  calls: SocialClient['calls'];
  options: () => { signal: AbortSignal };
}

export function createSocialDoor({ calls }: SocialClient): SocialDoor {
  return { calls, options: () => ({ signal: cancellationSignal() }) };
}
