import type { WebClient } from '@slack/web-api';
import { digestAnswer } from '../../messages/digest-list/digest-answer.ts';
import type { DigestAnswer } from '../../shared/digest-request.ts';
import { whisper } from './whisper.ts';

/** What people get to see of their digests, besides the digests. */
export function createDigestListSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Only to one person. */
    async tellDigests(to: {
      workflowId: string;
      user: string;
      channel: string;
      answer: DigestAnswer;
    }): Promise<void> {
      await whisper(slack, to, digestAnswer(to.answer, to.workflowId));
    },
  };
}
