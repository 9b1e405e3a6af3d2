import type { WebClient } from '@slack/web-api';
import { showAnswer } from '../../messages/show-answer.ts';
import type { ShowAnswer } from '../../shared/media-plan-tree.ts';
import { whisper } from './whisper.ts';

export function createShowSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** The answer to `/adops show`, to the person who asked. */
    async tellShown(shown: { user: string; channel: string; answer: ShowAnswer }): Promise<void> {
      await whisper(slack, shown, showAnswer(shown.answer));
    },
  };
}
