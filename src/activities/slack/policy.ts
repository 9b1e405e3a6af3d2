import type { WebClient } from '@slack/web-api';
import { policyAnswer } from '../../messages/policy/policy-answer.ts';
import type { PolicyAnswer } from '../../shared/policy-answer.ts';
import { whisper } from './whisper.ts';

export function createPolicySlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** The answer to `/adops policy`, to the person who asked. */
    async tellPolicy(to: { user: string; channel: string; answer: PolicyAnswer }): Promise<void> {
      await whisper(slack, to, policyAnswer(to.answer));
    },
  };
}
