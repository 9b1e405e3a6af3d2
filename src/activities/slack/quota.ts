import type { WebClient } from '@slack/web-api';
import { quotaAnswer } from '../../messages/quota-answer.ts';
import type { QuotaAnswer } from '../../shared/quota-answer.ts';
import { whisper } from './whisper.ts';

export function createQuotaSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** The answer to `/adops quota`, to the person who asked. */
    async tellQuota(asked: { user: string; channel: string; answer: QuotaAnswer }): Promise<void> {
      await whisper(slack, asked, quotaAnswer(asked.answer));
    },
  };
}
