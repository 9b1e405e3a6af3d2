import { log } from '@temporalio/activity';
import type { WebClient } from '@slack/web-api';
import { sentence } from '../../messages/kit/sentence.ts';

/** Those who mend what people in the channels cannot. */
export interface Engineers {
  /** Says it in the log and in their channel, once until something else is wrong. Never throws. */
  tell(trouble: string): Promise<void>;
}

/** @param channel where they read; absent: only the log tells them */
export function createEngineers(slack: WebClient, channel: string | undefined): Engineers {
  let told: string | undefined;
  return {
    tell: async (trouble) => {
      if (told === trouble) return;
      told = trouble;
      log.error(trouble);
      if (channel === undefined) return;
      try {
        await slack.chat.postMessage({ channel, ...sentence(trouble) });
      } catch (error) {
        log.warn('engineers not told in Slack', { channel, error });
      }
    },
  };
}
