import { workflowInfo } from '@temporalio/workflow';
import type { MessageRef } from '../shared/launch.ts';
import type { OperationContent, OperationRequest } from '../shared/operation.ts';
import { letGo } from './let-go.ts';
import { showing, telling } from './proxies.ts';

/** The operation's one message in the channel. */
export interface OperationScreen {
  /** Where the message is, once it was posted. */
  place: () => MessageRef | undefined;
  /** Posts the message, later edits it; goes on until Slack took it. */
  show(content: OperationContent): Promise<MessageRef>;
  /** Edits it once, and lets it go where Slack does not take it: the next state says it better. */
  hint(content: OperationContent): Promise<void>;
}

export function createOperationScreen({ channel, by }: OperationRequest): OperationScreen {
  const { workflowId } = workflowInfo();
  let message: MessageRef | undefined;
  return {
    place: () => message,
    show: async (content) => {
      if (message !== undefined) {
        await telling.editOperation({ workflowId, message, content });
        return message;
      }
      const posted = await telling.postOperation({ workflowId, channel, by: by.user, content });
      message = posted;
      return posted;
    },
    hint: async (content) => {
      if (message) await letGo(showing.editOperation({ workflowId, message, content }));
    },
  };
}
