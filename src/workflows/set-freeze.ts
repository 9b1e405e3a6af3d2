import { allHandlersFinished, condition, workflowInfo } from '@temporalio/workflow';
import type { FreezeNotice, FreezeRequest, FreezeShown, KnownFreeze } from '../shared/freeze.ts';
import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { targetKinds, type Target } from '../shared/target.ts';
import { recordState } from './attributes.ts';
import { authorityOf } from './authority.ts';
import { createConsent } from './consent.ts';
import { failureOf } from './failures.ts';
import { createFreezeScreen } from './freeze-screen.ts';
import { judge, mayBegin, passGate } from './judge.ts';
import { asking, recording, watching } from './proxies.ts';
import { runReference } from './run-reference.ts';
import { targetChosen } from './target-choice.ts';

/** Freezes something of the social service, or ends its freezes: from then on the policy stops what would change it. */
export async function setFreeze(request: FreezeRequest): Promise<{ ended: string }> {
  const { action, words, by, channel, reason, until } = request;
  const screen = createFreezeScreen(request);
  let target: Target | undefined;
  const consent = createConsent(() => `to ${action} ${target?.name ?? 'it'}`);

  const ended = await converse().catch(giveUp);
  recordState(ended);
  await condition(allHandlersFinished);
  return { ended };

  async function converse(): Promise<string> {
    const entry = await mayBegin(by, 'freeze');
    if (!entry.accepted) return refuse(entry.reason);
    target = await meant();
    if (target === undefined) return 'not chosen';
    recordState('reading', `${target.kind} ${target.id}`);
    const gate: GateRequest = {
      kind: 'freeze',
      by,
      channel,
      path: target.path,
      entities: 1,
      perDay: null,
    };
    const judgement = await judge(gate);
    if (judgement.outcome === 'refuse') return refuse(refusalWords(judgement));
    const { own, above } = await freezesOn(target);
    if (action === 'freeze' && own.length > 0) {
      return tell({ kind: 'frozen', target, freezes: own });
    }
    if (action === 'unfreeze' && own.length === 0) {
      return tell({ kind: 'not frozen', target, above });
    }
    const shown: FreezeShown = {
      action,
      target,
      by: by.user,
      ...(reason !== undefined && { reason }),
      ...(until !== undefined && { until }),
    };
    const stopped = judgement.outcome === 'ask' && (await agreed(shown, gate, judgement));
    if (stopped) return stopped;
    const signers = consent.signers();
    const passed = await passGate({ request: gate, signers });
    if (!passed.accepted) {
      if (!screen.isShown()) return refuse(passed.reason);
      await screen.show(shown, { kind: 'refused', because: passed.reason });
      return 'refused';
    }
    await recording.appendToLedger(entryOf(shown, own, judgement));
    await screen.show(shown, { kind: 'done' });
    return 'done';
  }

  /** What somebody means: of several they choose. What is frozen can be named although the service has it no more. */
  async function meant(): Promise<Target | undefined> {
    if (action === 'unfreeze') {
      const { set } = await watching.freezesKnown();
      const wanted = words.toLowerCase();
      const named = set.filter(({ target: { id, name, ioNumber } }) =>
        [id, name, ioNumber].some((each) => each?.toLowerCase() === wanted),
      );
      const frozen = new Map(named.map((each) => [`${each.target.kind} ${each.target.id}`, each]));
      const [only, ...others] = frozen.values();
      if (only && others.length === 0) return only.target;
    }
    const found = await asking.findTarget({ words, kinds: targetKinds });
    if (found.kind === 'found') return found.target;
    // Names are told to those only who may look at everything.
    const authority = await authorityOf(by);
    if (!authority.accepted) {
      await refuse(authority.reason);
      return undefined;
    }
    await tell({ kind: 'choose', found });
    if (found.choices.length === 0) return undefined;
    recordState('choosing');
    return targetChosen(by, found.choices);
  }

  /** How it ended, where those who were asked did not agree. */
  async function agreed(
    shown: FreezeShown,
    gate: GateRequest,
    judgement: Extract<Judgement, { outcome: 'ask' }>,
  ): Promise<string | undefined> {
    recordState('waiting for approval');
    const version = 1;
    const outcome = await consent.collect({ version, request: gate, judgement }, (view) =>
      screen.show(shown, { kind: 'asking', version, view }),
    );
    if (outcome.kind === 'approved') return undefined;
    const how =
      outcome.kind === 'rejected' || outcome.kind === 'withdrawn' ? outcome.kind : 'expired';
    const decider = 'by' in outcome ? { by: outcome.by.user } : {};
    await screen.show(shown, { kind: 'closed', how, ...decider });
    return how;
  }

  function entryOf(
    shown: FreezeShown,
    own: KnownFreeze[],
    { version, rule }: Judgement,
  ): LedgerEntry {
    const { workflowId, runId } = workflowInfo();
    const isFreeze = action === 'freeze';
    const undoes = own.at(-1)?.entry;
    const message = screen.place();
    return {
      id: workflowId,
      kind: action,
      target: shown.target,
      by,
      approvedBy: consent.signers().map(({ user }) => user),
      ...(reason !== undefined && { reason }),
      before: { frozen: !isFreeze },
      after: { frozen: isFreeze },
      policy: { version, rule: rule.path },
      run: { workflowId, runId },
      ...(message && { message }),
      ...(isFreeze && until !== undefined && { until }),
      ...(!isFreeze && undoes !== undefined && { undoes }),
    };
  }

  async function refuse(why: string): Promise<string> {
    return tell({ kind: 'refused', reason: why });
  }

  async function tell(notice: FreezeNotice): Promise<string> {
    await screen.tell(notice);
    return notice.kind;
  }

  async function giveUp(error: unknown): Promise<string> {
    return tell({ kind: 'failed', message: failureOf(error).message, reference: runReference() });
  }
}

/** Freezes of the object itself, and of what it is in. */
async function freezesOn({ kind, id, path }: Target) {
  const all = await watching.freezesOn(path);
  const isOwn = ({ target }: KnownFreeze) => target.kind === kind && target.id === id;
  return { own: all.filter(isOwn), above: all.filter((freeze) => !isOwn(freeze)) };
}
