import type { WebClient } from '@slack/web-api';
import { statsAnswer } from '../../messages/stats/stats-answer.ts';
import type { StatsAnswer } from '../../shared/stats.ts';
import { whisper } from './whisper.ts';

export function createStatsSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** The answer to `/adops stats`, to the person who asked. */
    async tellStats(told: { user: string; channel: string; answer: StatsAnswer }): Promise<void> {
      await whisper(slack, told, statsAnswer(told.answer));
    },
  };
}
