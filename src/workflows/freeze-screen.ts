import { workflowInfo } from '@temporalio/workflow';
import type { FreezeContent, FreezeNotice, FreezeRequest, FreezeShown } from '../shared/freeze.ts';
import type { MessageRef } from '../shared/launch.ts';
import { telling } from './proxies.ts';

/** The one message in the channel about a freeze, and what is told to who asked. */
export interface FreezeScreen {
  place(): MessageRef | undefined;
  isShown(): boolean;
  show(shown: FreezeShown, content: FreezeContent): Promise<MessageRef>;
  tell(notice: FreezeNotice): Promise<void>;
}

export function createFreezeScreen({
  by,
  channel,
}: Pick<FreezeRequest, 'by' | 'channel'>): FreezeScreen {
  const { workflowId } = workflowInfo();
  let message: MessageRef | undefined;
  return {
    place: () => message,
    isShown: () => message !== undefined,
    show: async (shown, content) => {
      if (message === undefined) {
        message = await telling.postFreeze({ workflowId, channel, shown, content });
      } else {
        await telling.editFreeze({ workflowId, message, shown, content });
      }
      return message;
    },
    tell: (notice) => telling.tellFreeze({ workflowId, user: by.user, channel, notice }),
  };
}
