import {
  allHandlersFinished,
  condition,
  continueAsNew,
  setHandler,
  startChild,
  type ChildWorkflowHandle,
} from '@temporalio/workflow';
import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import { buildId } from '../shared/ids.ts';
import type {
  Inspection,
  LaunchNotice,
  LaunchPreview,
  LaunchRequest,
  LaunchResult,
  MessageRef,
  Person,
} from '../shared/launch.ts';
import { launchGate } from '../shared/launch-gate.ts';
import { isNothingToMake } from '../shared/launch-tally.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { planName } from '../shared/plan-ref.ts';
import { recordState } from './attributes.ts';
import { approveLaunch, type Approved } from './approve-launch.ts';
import { createBallot } from './ballot.ts';
import { buildMediaPlan, type Build } from './build-media-plan.ts';
import { createConsent, viewOf } from './consent.ts';
import { failureOf } from './failures.ts';
import { judge, mayAsk, mayBegin, type Passage } from './judge.ts';
import { createLaunchAudience } from './launch-audience.ts';
import { createLaunchLiveTree, type LaunchLiveTree } from './launch-live-tree.ts';
import {
  buildMoved,
  decide,
  standing,
  stop,
  stopMaking,
  type Standing,
} from './launch-messages.ts';
import { keepEntry } from './keep-entry.ts';
import { launchEntryOf } from './launch-ledger-entry.ts';
import { launchStepEnd } from './launch-step-end.ts';
import { createLaunchScreen } from './launch-screen.ts';
import { mayStop } from './may-stop.ts';
import { asking, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';
import { shareLaunchFile } from './share-launch-file.ts';
import { signalIfOpen } from './signal-if-open.ts';

type Refused = Extract<Inspection, { outcome: 'refused' }>;

/**
 * The conversation about one plan file, in one message and its thread: read, preview, decide, build, result.
 * Whoever gives the same file meanwhile is brought here.
 */
export async function launchMediaPlan(request: LaunchRequest): Promise<{ ended: string }> {
  const { user } = request.requester;
  const reference = runReference();
  let now: Standing = { phase: 'reading' };
  let builder: ChildWorkflowHandle<typeof buildMediaPlan> | undefined;
  let onScreen: { message: MessageRef; preview: LaunchPreview } | undefined;
  let tree: LaunchLiveTree | undefined;
  let launchedBy = user;
  let told: LaunchNotice | undefined;
  let launched: LaunchResult | undefined;
  const screen = createLaunchScreen(request);
  const audience = createLaunchAudience(request, screen.place, () => isOver(now));
  const ballot = createBallot(
    decide,
    { launch: 'launched', cancel: 'cancelled' },
    async ({ by, choice }) => {
      if (choice === 'cancel' || onScreen === undefined) return mayStop(by, [user]);
      return mayAsk(launchGate(onScreen.preview, { by, channel: request.channel }));
    },
  );
  const consent = createConsent(() => `the launch of ${onScreen?.preview.mediaPlan.name ?? ''}`);

  setHandler(standing, () => now);
  setHandler(buildMoved, (progress) => {
    if (onScreen === undefined) return;
    if (tree === undefined) recordState('building');
    now = { phase: 'building', progress };
    tree ??= createLaunchLiveTree(onScreen.message, onScreen.preview, progress);
    tree.moved(progress);
  });
  setHandler(stop, async ({ by }) => {
    const right = await mayStop(by, [user, launchedBy]);
    if (!right.accepted) return right;
    const isStopped = builder && (await signalIfOpen(builder, stopMaking, { by: by.user }));
    if (isStopped) return { accepted: true };
    return { accepted: false, reason: 'Nothing is being made any more.' };
  });

  try {
    await converse();
  } catch (error) {
    await giveUp(failureOf(error).message);
  }
  const over = { standing: now, notice: told, result: launched, message: screen.place() };
  await audience.endSteps(launchStepEnd({ ...over, preview: onScreen?.preview }));
  await condition(allHandlersFinished);
  const next = audience.next();
  if (next === undefined) return { ended: now.phase };
  const { by: requester, ...more } = next;
  return continueAsNew<typeof launchMediaPlan>({ plan: request.plan, requester, ...more });

  async function converse(): Promise<void> {
    const entry = await mayBegin(request.requester, 'launch');
    if (!entry.accepted) return refuse({ kind: 'refused', reason: entry.reason });

    let inspection = await asking.inspectLaunch(request.plan);
    for (let version = 1; ; version += 1) {
      if (inspection.outcome === 'refused') return refuse(problemsOf(inspection));
      const { preview } = inspection;
      const changed = version > 1;
      const isDone = isNothingToMake(preview);
      const gate = launchGate(preview, { by: request.requester, channel: request.channel });
      const judgement = isDone ? undefined : await judge(gate);
      if (judgement?.outcome === 'refuse') {
        return refuse({ kind: 'refused', reason: refusalWords(judgement) });
      }
      ballot.open(version);
      const message = await screen.show({
        kind: 'preview',
        preview,
        version,
        requester: user,
        changed,
        ...(judgement?.outcome === 'ask' && { asks: viewOf(judgement) }),
      });
      onScreen = { message, preview };
      if (isDone) return enter({ phase: 'nothing-to-make' });

      enter({ phase: 'waiting', mediaPlan: preview.mediaPlan }, preview.mediaPlan.ioNumber);
      const decision = await ballot.decided();
      if (decision === undefined) {
        // Over before it is shown to be: whoever sees that and gives the plan again gets another launch.
        enter({ phase: 'expired' });
        await screen.show({ kind: 'expired', preview });
        return;
      }
      if (decision.choice === 'cancel') {
        enter({ phase: 'cancelled' });
        await screen.show({ kind: 'cancelled', preview, by: decision.by.user });
        return;
      }

      const approved = await approveLaunch({
        gate,
        preview,
        version: version + 1,
        consent,
        screen,
        waiting: () => enter({ phase: 'approving', mediaPlan: preview.mediaPlan }),
      });
      if (approved.kind !== 'approved') return enter({ phase: approved.kind });
      if (approved.isNewVersion) version += 1;

      const built = await build(preview, decision.by, approved.passage);
      if (built?.kind === 'built') return finish(built, approved);
      if (built?.kind === 'moved') inspection = built.live;
      if (built?.kind === 'refused') {
        enter({ phase: 'refused' });
        await screen.show({ kind: 'refused', preview, reason: built.reason });
        return;
      }
    }
  }

  /** Undefined where nothing was made for now, which the person who pressed was told. */
  async function build(
    shown: LaunchPreview,
    by: Person,
    passage: Passage,
  ): Promise<Build | undefined> {
    launchedBy = by.user;
    const { network, ioNumber, name } = shown.mediaPlan;
    try {
      builder = await startChild(buildMediaPlan, {
        workflowId: buildId(network, ioNumber),
        args: [{ plan: request.plan, shown, launchedBy: by.user, passage }],
        staticSummary: `${name} (${ioNumber})`,
      });
      return await builder.result();
    } catch (error) {
      if (tree !== undefined) throw error;
      const isBusy = error instanceof WorkflowExecutionAlreadyStartedError;
      const notice: LaunchNotice = isBusy
        ? { kind: 'busy', ioNumber }
        : { kind: 'failed', message: failureOf(error).message, reference };
      await telling.tellPerson({ user: by.user, channel: request.channel, notice });
      return undefined;
    } finally {
      builder = undefined;
    }
  }

  async function finish(
    { plan, result }: Extract<Build, { kind: 'built' }>,
    { passage, judgement }: Extract<Approved, { kind: 'approved' }>,
  ): Promise<void> {
    launched = result;
    const approvedBy = passage.signers.map((signer) => signer.user);
    const message = screen.place();
    const { requester: by } = request;
    const campaigns = now.phase === 'building' ? now.progress.campaigns : [];
    const planned = onScreen?.preview.campaigns ?? [];
    const facts = { result, campaigns, planned, by, launchedBy, approvedBy, judgement };
    const entry = message && launchEntryOf({ ...facts, message });
    const kept = entry && keepEntry(entry);
    if (tree)
      enter({ phase: 'ended', outcome: result.outcome, progress: await tree.settle(result) });
    const { id: mediaPlanId } = result.mediaPlan;
    if (onScreen && mediaPlanId)
      await shareLaunchFile({ plan, mediaPlanId, message: onScreen.message });
    await kept;
  }

  async function refuse(why: LaunchNotice): Promise<void> {
    told = why;
    await audience.tell(why);
    if (screen.place()) {
      const message = 'The plan does not hold any more. Whoever pressed Launch was told why.';
      await screen.show({ kind: 'failed', message, reference });
    }
    enter({ phase: 'refused' });
  }

  async function giveUp(message: string): Promise<void> {
    told = { kind: 'failed', message, reference };
    if (screen.place()) await screen.show({ kind: 'failed', message, reference });
    else await audience.tell(told);
    enter({ phase: 'failed' });
  }

  function enter(standingNow: Standing, target?: string): void {
    now = standingNow;
    recordState(now.phase === 'ended' ? now.outcome : now.phase, target);
  }

  function problemsOf({ problems, problemCount }: Refused): LaunchNotice {
    return { kind: 'problems', planName: planName(request.plan), problems, problemCount };
  }
}

const isOver = ({ phase }: Standing): boolean =>
  !['reading', 'waiting', 'approving', 'building'].includes(phase);
