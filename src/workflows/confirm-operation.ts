import type { Judgement } from '../shared/gate.ts';
import type { Person } from '../shared/launch.ts';
import type { OperationPlan, OperationPreview, OperationRequest } from '../shared/operation.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { recordState } from './attributes.ts';
import { createBallot } from './ballot.ts';
import { createConsent, viewOf } from './consent.ts';
import { failureOf } from './failures.ts';
import { gateNow, mayAsk } from './judge.ts';
import { judgeOperation, type JudgedOperation } from './judge-operation.ts';
import { mayStop } from './may-stop.ts';
import { operationFailure } from './operation-failure.ts';
import { decideOperation } from './operation-messages.ts';
import { createOperationScreen } from './operation-screen.ts';
import { lookingFor, telling } from './proxies.ts';
import { sendOperation } from './send-operation.ts';

type Asking = Extract<Judgement, { outcome: 'ask' }>;
interface Live {
  plan: OperationPlan;
  judged: JudgedOperation;
}
interface Shown {
  preview: OperationPreview;
  judged: JudgedOperation;
}

/**
 * The conversation about a write: preview, decision, approvals where the policy wants them, a last look, and, where
 * all is as it was shown, the write. Where it is not, a fresh preview. Returns how it ended.
 */
export async function confirmOperation(
  request: OperationRequest,
  first: OperationPreview,
  judged: JudgedOperation,
): Promise<string> {
  const { operation, by, channel } = request;
  const screen = createOperationScreen(request);
  const consent = createConsent(() => shown.preview.summary);
  const ballot = createBallot(
    decideOperation,
    { send: 'sent', cancel: 'cancelled' },
    async ({ by: presser, choice }) =>
      choice === 'cancel'
        ? mayStop(presser, [by.user])
        : mayAsk({ ...shown.judged.gate, by: presser }),
  );

  let version = 0;
  let isChanged = false;
  let shown: Shown = { preview: first, judged };
  for (;;) {
    const next = await decided();
    if ('ended' in next) return next.ended;
    shown = next.moved;
    isChanged = true;
  }

  /** How a preview ended, or what has to be shown instead of it. */
  async function decided(): Promise<{ ended: string } | { moved: Shown }> {
    const { preview } = shown;
    const { judgement } = shown.judged;
    version += 1;
    ballot.open(version);
    await screen.show({
      kind: 'preview',
      preview,
      version,
      requester: by.user,
      changed: isChanged,
      ...(judgement.outcome === 'ask' && { asks: viewOf(judgement) }),
    });
    recordState('waiting', preview.subject?.name ?? preview.subject?.id);
    for (;;) {
      const decision = await ballot.decided();
      if (decision === undefined) return end('expired');
      if (decision.choice === 'cancel') return end('cancelled', decision.by);
      const next = await confirmed(decision.by);
      if (next !== 'not-now') return next;
    }
  }

  async function confirmed(
    presser: Person,
  ): Promise<{ ended: string } | { moved: Shown } | 'not-now'> {
    // The buttons are still there, and whoever hears that it did not work may press Send at once.
    const live = await lookAgain(presser, () => ballot.open(version));
    if (live === 'not-now') return live;
    if (live === 'gone') return { ended: 'failed' };
    if (!isSame(live.plan.preview, shown.preview)) return movedTo(live, presser);
    const pass = await gateNow({ request: live.judged.gate, signers: [] });
    if (pass.kind === 'go') return send(live.plan, presser, pass.judgement);
    if (pass.kind === 'stop') return stopped(pass.reason, presser);
    return approved(pass.judgement, live.judged, presser);
  }

  /** Collects approvals; then all is looked at once more. */
  async function approved(
    judgement: Asking,
    { gate }: JudgedOperation,
    presser: Person,
  ): Promise<{ ended: string } | { moved: Shown } | 'not-now'> {
    const { preview } = shown;
    version += 1;
    recordState('waiting for approval');
    const asked = version;
    const outcome = await consent.collect(
      { version, request: gate, judgement },
      async (approval, isFirst) => {
        const content = { kind: 'asking', preview, version: asked, approval } as const;
        const requester = by.user;
        if (isFirst) return screen.show({ ...content, requester });
        await screen.hint({ ...content, requester });
        return undefined;
      },
    );
    if (outcome.kind === 'rejected' || outcome.kind === 'withdrawn') {
      return end(outcome.kind, outcome.by);
    }
    if (outcome.kind !== 'approved') return end('unapproved');
    const live = await lookAgain(presser);
    if (live === 'gone') return { ended: 'failed' };
    if (live === 'not-now') return stopped(unseen, presser);
    if (!isSame(live.plan.preview, preview)) return movedTo(live, presser);
    const pass = await gateNow({ request: live.judged.gate, signers: consent.signers() });
    if (pass.kind === 'go') return send(live.plan, presser, pass.judgement);
    return stopped(pass.kind === 'stop' ? pass.reason : pass.judgement.sentence, presser);
  }

  /** The service is not as it was shown: all begins again, unless the policy has no place for what would be so now. */
  async function movedTo(
    { plan, judged: now }: Live,
    presser: Person,
  ): Promise<{ ended: string } | { moved: Shown }> {
    if (now.judgement.outcome !== 'refuse')
      return { moved: { preview: plan.preview, judged: now } };
    return stopped(refusalWords(now.judgement), presser);
  }

  async function send(
    plan: OperationPlan,
    { user }: Person,
    judgement: Judgement,
  ): Promise<{ ended: string }> {
    const { gate } = shown.judged;
    const signers = judgement.outcome === 'ask' ? consent.signers() : [];
    const consented = { gate, judgement, approvedBy: signers.map((signer) => signer.user) };
    return { ended: await sendOperation({ request, plan, by: user, screen, consented }) };
  }

  async function stopped(reason: string, { user }: Person): Promise<{ ended: string }> {
    await screen.show({ kind: 'refused', preview: shown.preview, by: user, reason });
    return { ended: 'refused' };
  }

  async function end(
    kind: 'expired' | 'unapproved' | 'cancelled' | 'rejected' | 'withdrawn',
    person?: Person,
  ): Promise<{ ended: string }> {
    const { preview } = shown;
    await (kind === 'expired' || kind === 'unapproved'
      ? screen.show({ kind, preview })
      : screen.show({ kind, preview, by: person?.user ?? '' }));
    return { ended: kind };
  }

  /** What is so now: people decided on what was so when they looked. */
  async function lookAgain(
    { user }: Person,
    beforeTelling = () => {},
  ): Promise<Live | 'gone' | 'not-now'> {
    try {
      const opening = await lookingFor(operation).openOperation(request);
      if (opening.kind === 'plan') {
        const again = await judgeOperation(request);
        if (!('failure' in again)) return { plan: opening.plan, judged: again };
        beforeTelling();
        await telling.tellOperation({
          user,
          channel,
          notice: { kind: 'failed', operation, ...again },
        });
      } else {
        beforeTelling();
        await telling.tellOperation({ user, channel, notice: opening });
      }
    } catch (error) {
      const failure = operationFailure(error, 'no');
      if (failureOf(error).kind === 'not-found') {
        await screen.show({ kind: 'failed', preview: shown.preview, by: user, failure });
        return 'gone';
      }
      const notice = { kind: 'failed', operation, failure } as const;
      beforeTelling();
      await telling.tellOperation({ user, channel, notice });
    }
    return 'not-now';
  }
}

const unseen =
  'It was approved, but the service could not be looked at again before sending. Ask for it anew when it answers.';

const isSame = (one: OperationPreview, other: OperationPreview): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
