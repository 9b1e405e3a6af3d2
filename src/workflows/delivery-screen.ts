import { condition, workflowInfo } from '@temporalio/workflow';
import type { DeliveryAsked, DeliveryContent, DeliveryNotice } from '../shared/delivery.ts';
import type { MessageRef, Person } from '../shared/launch.ts';
import { letGo } from './let-go.ts';
import { showing, telling } from './proxies.ts';

/** The one message in the channel about pausing or resuming. */
export interface DeliveryScreen {
  place: () => MessageRef | undefined;
  /** Posts the message, later edits it; goes on until Slack took it. */
  show(asked: DeliveryAsked, content: DeliveryContent): Promise<MessageRef>;
  /** The same in the background: what is urgent waits for Slack for ten seconds at most. */
  begin(asked: DeliveryAsked, content: DeliveryContent): Promise<void>;
  /** Edits it once, and lets it go where Slack does not take it. */
  hint(asked: DeliveryAsked, content: DeliveryContent): Promise<void>;
  /** How it ended, as a reply: it notifies, where an edit does not. */
  announce(asked: DeliveryAsked, content: DeliveryContent): Promise<void>;
  tell(notice: DeliveryNotice): Promise<void>;
}

export function createDeliveryScreen({
  channel,
  by,
}: {
  channel: string;
  by: Person;
}): DeliveryScreen {
  const { workflowId } = workflowInfo();
  let message: MessageRef | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let replies = 0;

  /** One after the other, so that the message is posted once. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  }

  const show: DeliveryScreen['show'] = (asked, content) =>
    inTurn(async () => {
      const shown = { workflowId, asked, content };
      if (message !== undefined) {
        await telling.editDelivery({ ...shown, message });
        return message;
      }
      const posted = await telling.postDelivery({ ...shown, channel, by: by.user });
      message = posted;
      return posted;
    });

  return {
    place: () => message,
    show,
    begin: async (asked, content) => {
      void letGo(show(asked, content));
      await condition(() => message !== undefined, '10s');
    },
    hint: async (asked, content) => {
      if (message === undefined) return;
      await letGo(showing.editDelivery({ workflowId, asked, content, message }));
    },
    announce: async (asked, content) => {
      if (message === undefined) return;
      replies += 1;
      const key = `${workflowId} result ${replies}`;
      await letGo(telling.announceDelivery({ key, workflowId, asked, content, message }));
    },
    tell: async (notice) => {
      await letGo(telling.tellDelivery({ workflowId, user: by.user, channel, notice }));
    },
  };
}
