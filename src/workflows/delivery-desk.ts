import { condition, setHandler } from '@temporalio/workflow';
import type { GateRequest } from '../shared/gate.ts';
import { decideDelivery, type DeliveryDecision } from './delivery-messages.ts';
import { mayAsk } from './judge.ts';
import type { Answer } from './launch-messages.ts';

/** What can be decided now: whether to go on, to stop, to try again, or nothing. */
export type DeliveryPhase = 'asking' | 'working' | 'retryable' | 'closed';

/** Takes what people press under pausing or resuming: once in each phase, of those who may. */
export interface DeliveryDesk {
  enter(phase: DeliveryPhase): void;
  /** What was pressed in this phase. */
  taken(): DeliveryDecision | undefined;
  /** Waits for it; undefined where nobody pressed within a day. */
  decided(): Promise<DeliveryDecision | undefined>;
}

export function createDeliveryDesk(asked: () => GateRequest | undefined): DeliveryDesk {
  let phase: DeliveryPhase = 'closed';
  let taken: DeliveryDecision | undefined;

  setHandler(decideDelivery, async (decision) => {
    const early = objectionTo(decision);
    if (early !== undefined) return no(early);
    const request = asked();
    const isRequester = decision.by.user === request?.by.user;
    const isBrake = decision.choice === 'cancel' || decision.choice === 'stop';
    if (request !== undefined && !(isRequester && isBrake)) {
      const answer = await mayAsk({ ...request, by: decision.by });
      if (!answer.accepted) return answer;
    }
    // While the policy was asked, somebody else may have decided.
    const late = objectionTo(decision);
    if (late !== undefined) return no(late);
    taken = decision;
    return { accepted: true };
  });

  function objectionTo({ choice }: DeliveryDecision): string | undefined {
    if (taken !== undefined) {
      return `<@${taken.by.user}> has already pressed ${buttons[taken.choice]}.`;
    }
    return choices[phase].includes(choice) ? undefined : nothing[phase];
  }

  return {
    enter: (next) => {
      phase = next;
      taken = undefined;
    },
    taken: () => taken,
    decided: async () => {
      await condition(() => taken !== undefined, '24h');
      return taken;
    },
  };
}

const choices: Record<DeliveryPhase, DeliveryDecision['choice'][]> = {
  asking: ['go', 'cancel'],
  working: ['stop'],
  retryable: ['retry'],
  closed: [],
};

const nothing: Record<DeliveryPhase, string> = {
  asking: 'It has not begun yet.',
  working: 'It is under way already.',
  retryable: 'It has ended already.',
  closed: 'Nothing waits for a decision here.',
};

const buttons: Record<DeliveryDecision['choice'], string> = {
  go: 'the button',
  cancel: 'Cancel',
  stop: 'Stop',
  retry: 'Try again',
};

const no = (reason: string): Answer => ({ accepted: false, reason });
