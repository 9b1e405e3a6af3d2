import { getClient } from '@temporalio/activity';
import type { WebClient } from '@slack/web-api';
import { refusedWatch } from '../../messages/pacing/refused-watch.ts';
import { watchAnswer } from '../../messages/pacing/watch-answer.ts';
import type { PacingSettings } from '../../shared/pacing.ts';
import type { PacingAnswer } from '../../shared/pacing-request.ts';
import { createSchedules } from '../digest-subscriptions/schedules.ts';
import { isClosedToUs } from '../slack/closed-to-us.ts';
import { postOnce } from '../slack/post-once.ts';
import { whisper } from '../slack/whisper.ts';

/** What Slack gets to see of watches, besides their alerts. */
export function createWatchSlackActivities({ slack }: { slack: WebClient }) {
  const schedules = createSchedules<PacingSettings>('pacing', getClient);

  return {
    /** Only to one person. */
    async tellPacing(to: {
      workflowId: string;
      user: string;
      channel: string;
      answer: PacingAnswer;
    }): Promise<void> {
      await whisper(slack, to, watchAnswer(to.answer, to.workflowId));
    },

    /** Pauses a watch whose owner may not look at figures any more, and says so once. */
    async stopRefusedWatch({
      settings,
      reason,
    }: {
      settings: PacingSettings;
      reason: string;
    }): Promise<void> {
      const { id, channel, by } = settings;
      await schedules.pause(id, `Paused: <@${by.user}> may not look at figures any more`);
      const post = { channel, key: `watch ${id} refused`, ...refusedWatch(settings, reason) };
      try {
        await postOnce(slack, post);
      } catch (error) {
        // Nobody is there who could read it; the list says it, too.
        if (!isClosedToUs(error)) throw error;
      }
    },
  };
}
