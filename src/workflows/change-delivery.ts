import { allHandlersFinished, condition } from '@temporalio/workflow';
import type {
  DeliveryAsked,
  DeliveryRequest,
  DeliverySurvey,
  DeliveryTarget,
} from '../shared/delivery.ts';
import type { GateRequest, Judgement } from '../shared/gate.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { targetKinds } from '../shared/target.ts';
import { recordState } from './attributes.ts';
import { createConsent } from './consent.ts';
import { createDeliveryDesk } from './delivery-desk.ts';
import { carryOutDelivery } from './carry-out-delivery.ts';
import { createDeliveryScreen } from './delivery-screen.ts';
import { failureOf } from './failures.ts';
import { judge, mayAsk } from './judge.ts';
import { surveying } from './proxies.ts';
import { runReference } from './run-reference.ts';
import { targetChosen } from './target-choice.ts';

type Known = Exclude<DeliveryTarget, { kind: 'words' }>;
type Permitted = Exclude<Judgement, { outcome: 'refuse' }>;

/** More than these are not changed before somebody has seen what it would be. */
const changedAtOnce = 10;

/**
 * Pauses or resumes what somebody asked for, in one message: looked up, judged, confirmed or approved where that is
 * needed, changed batch by batch, and told, with what was left alone and why.
 */
export async function changeDelivery(request: DeliveryRequest): Promise<{ ended: string }> {
  const { action, by, channel, reason } = request;
  const screen = createDeliveryScreen(request);
  let gate: GateRequest | undefined;
  let asked: DeliveryAsked | undefined;
  const desk = createDeliveryDesk(() => gate);
  const consent = createConsent(() => `to ${action} ${asked?.survey.target.name ?? 'it'}`);

  const how = await converse().catch(giveUp);
  desk.enter('closed');
  recordState(how);
  await condition(allHandlersFinished);
  return { ended: how };

  async function converse(): Promise<string> {
    const target = await meant();
    if (typeof target === 'string') return target;
    recordState('looking', `${target.target.kind} ${target.target.id}`);
    const survey = await surveying.surveyDelivery({ action, target });
    gate = gateOf(target, survey);
    const judgement = await judge(gate);
    if (judgement.outcome === 'refuse') return refuse(refusalWords(judgement));
    const isUndo = target.kind === 'run';
    asked = { action, survey, by: by.user, isUndo, ...(reason !== undefined && { reason }) };
    if (survey.count === 0) {
      await screen.tell({ kind: 'nothing', asked });
      return 'nothing to do';
    }
    const ended = await agreed(asked, gate, judgement);
    if (ended !== undefined) return ended;
    const passage = { request: gate, signers: consent.signers() };
    return carryOutDelivery({ request, target, asked, passage, judgement, screen, desk });
  }

  /** What the request is about; or how it ended before that was known. */
  async function meant(): Promise<Known | string> {
    if (request.target.kind !== 'words') return request.target;
    const { words } = request.target;
    const found = await surveying.findTarget({ words, kinds: targetKinds });
    if (found.kind === 'found') return { kind: 'object', target: found.target };
    // Names are told to those only who may look at everything.
    const perDay = null;
    const right = await mayAsk({ kind: 'read', by, channel, path: {}, entities: 0, perDay });
    if (!right.accepted) return refuse(right.reason);
    await screen.tell({ kind: 'choose', action, found });
    recordState('choosing');
    const target = found.choices.length > 0 && (await targetChosen(by, found.choices));
    return target ? { kind: 'object', target } : 'not chosen';
  }

  /** How it ended, where nobody agreed. */
  async function agreed(
    shown: DeliveryAsked,
    right: GateRequest,
    judgement: Permitted,
  ): Promise<string | undefined> {
    const version = 1;
    if (judgement.outcome === 'ask') {
      recordState('waiting');
      const outcome = await consent.collect({ version, request: right, judgement }, (view) =>
        screen.show(shown, { kind: 'approving', version, view }),
      );
      switch (outcome.kind) {
        case 'approved':
          return undefined;
        case 'closed':
        case 'expired':
          await screen.show(shown, { kind: 'expired' });
          return 'expired';
        case 'rejected':
        case 'withdrawn': {
          const { kind, by: decider, note } = outcome;
          const content = { kind: 'closed', how: kind, endedBy: decider.user } as const;
          await screen.show(shown, { ...content, ...(note !== undefined && { note }) });
          return kind;
        }
      }
    }
    if (shown.survey.count <= changedAtOnce) return undefined;
    recordState('waiting');
    desk.enter('asking');
    await screen.show(shown, { kind: 'asking' });
    const decision = await desk.decided();
    if (decision === undefined) {
      await screen.show(shown, { kind: 'expired' });
      return 'expired';
    }
    if (decision.choice === 'go') return undefined;
    const endedBy = decision.by.user;
    await screen.show(shown, { kind: 'closed', how: 'cancelled', endedBy });
    return 'cancelled';
  }

  function gateOf(
    { kind, target }: Known,
    { perDay, perDayUnknown, count }: DeliverySurvey,
  ): GateRequest {
    const [money, ...others] = perDay;
    const isKnown = perDayUnknown === 0 && others.length === 0;
    return {
      kind: kind === 'run' ? 'undo' : 'delivery',
      by,
      channel,
      path: target.path,
      entities: count,
      perDay: isKnown && money !== undefined ? money : null,
    };
  }

  async function refuse(why: string): Promise<string> {
    await screen.tell({ kind: 'refused', reason: why });
    return 'refused';
  }

  async function giveUp(error: unknown): Promise<string> {
    const { message } = failureOf(error);
    if (asked && screen.place()) {
      await screen.show(asked, { kind: 'refused', because: message });
    } else {
      await screen.tell({ kind: 'failed', action, message, reference: runReference() });
    }
    return 'failed';
  }
}
