import { workflowInfo } from '@temporalio/workflow';
import type { LaunchContent, LaunchRequest, MessageRef } from '../shared/launch.ts';
import { letGo } from './let-go.ts';
import { showing, telling } from './proxies.ts';

/** The launch's one message in the channel. */
export interface LaunchScreen {
  /** Where the message is, once it was posted. */
  place: () => MessageRef | undefined;
  /** Posts the message, later edits it; goes on until Slack took it. */
  show(content: LaunchContent): Promise<MessageRef>;
  /** Edits it once, and lets it go where Slack does not take it: the next state says it better. */
  hint(content: LaunchContent): Promise<void>;
}

export function createLaunchScreen({ channel, requester }: LaunchRequest): LaunchScreen {
  const { workflowId: launchId } = workflowInfo();
  let message: MessageRef | undefined;
  return {
    place: () => message,
    show: async (content) => {
      if (message !== undefined) {
        await telling.editLaunch({ launchId, message, content });
        return message;
      }
      const by = requester.user;
      const posted = await telling.postLaunch({ launchId, channel, by, content });
      message = posted;
      return posted;
    },
    hint: async (content) => {
      if (message) await letGo(showing.editLaunch({ launchId, message, content }));
    },
  };
}
