import {
  allHandlersFinished,
  condition,
  continueAsNew,
  log,
  setHandler,
  startChild,
  workflowInfo,
  type ChildWorkflowHandle,
} from '@temporalio/workflow';
import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import { buildId } from '../shared/ids.ts';
import type {
  Inspection,
  LaunchNotice,
  LaunchPreview,
  LaunchRequest,
  MessageRef,
  Person,
} from '../shared/launch.ts';
import { isNothingToMake } from '../shared/launch-tally.ts';
import { planName } from '../shared/plan-ref.ts';
import { recordState } from './attributes.ts';
import { authorityOf } from './authority.ts';
import { buildMediaPlan, type Build } from './build-media-plan.ts';
import { failureOf } from './failures.ts';
import { createLaunchAudience } from './launch-audience.ts';
import { createLaunchBallot } from './launch-ballot.ts';
import { createLaunchLiveTree, type LaunchLiveTree } from './launch-live-tree.ts';
import { buildMoved, standing, stop, stopMaking, type Standing } from './launch-messages.ts';
import { createLaunchScreen } from './launch-screen.ts';
import { asking, making, telling } from './proxies.ts';
import { signalIfOpen } from './signal-if-open.ts';

type Refused = Extract<Inspection, { outcome: 'refused' }>;

/**
 * The conversation about one plan file, in one message and its thread: read, preview, decide, build, result.
 * Whoever gives the same file meanwhile is brought here.
 */
export async function launchMediaPlan(request: LaunchRequest): Promise<{ ended: string }> {
  const { runId } = workflowInfo();
  const { user } = request.requester;
  const reference = runId.slice(0, 8).toUpperCase();
  let now: Standing = { phase: 'reading' };
  let builder: ChildWorkflowHandle<typeof buildMediaPlan> | undefined;
  let onScreen: { message: MessageRef; preview: LaunchPreview } | undefined;
  let tree: LaunchLiveTree | undefined;
  const screen = createLaunchScreen(request);
  const audience = createLaunchAudience(request, screen.place, () => isOver(now));
  const ballot = createLaunchBallot();

  setHandler(standing, () => now);
  setHandler(buildMoved, (progress) => {
    if (onScreen === undefined) return;
    if (tree === undefined) recordState('building');
    now = { phase: 'building', progress };
    tree ??= createLaunchLiveTree(onScreen.message, onScreen.preview, progress);
    tree.moved(progress);
  });
  setHandler(stop, async ({ by }) => {
    const authority = await authorityOf(by);
    if (!authority.accepted) return authority;
    const isStopped = builder && (await signalIfOpen(builder, stopMaking, { by: by.user }));
    if (isStopped) return { accepted: true };
    return { accepted: false, reason: 'Nothing is being made any more.' };
  });

  try {
    await converse();
  } catch (error) {
    await giveUp(failureOf(error).message);
  }
  await condition(allHandlersFinished);
  const next = audience.next();
  if (next === undefined) return { ended: now.phase };
  const { by: requester, channel, submission } = next;
  return continueAsNew<typeof launchMediaPlan>({ ...request, requester, channel, submission });

  async function converse(): Promise<void> {
    const authority = await authorityOf(request.requester);
    if (!authority.accepted) return refuse({ kind: 'refused', reason: authority.reason });

    let inspection = await asking.inspectLaunch(request.plan);
    for (let version = 1; ; version += 1) {
      if (inspection.outcome === 'refused') return refuse(problemsOf(inspection));
      const { preview } = inspection;
      const changed = version > 1;
      ballot.open(version);
      const message = await screen.show({
        kind: 'preview',
        preview,
        version,
        requester: user,
        changed,
      });
      onScreen = { message, preview };
      if (isNothingToMake(preview)) return enter({ phase: 'nothing-to-make' });

      enter({ phase: 'waiting', mediaPlan: preview.mediaPlan }, preview.mediaPlan.ioNumber);
      const decision = await ballot.decided();
      if (decision === undefined) {
        await screen.show({ kind: 'expired', preview });
        return enter({ phase: 'expired' });
      }
      if (decision.choice === 'cancel') {
        await screen.show({ kind: 'cancelled', preview, by: decision.by.user });
        return enter({ phase: 'cancelled' });
      }

      const built = await build(preview, decision.by);
      if (built?.kind === 'built') return finish(built);
      if (built?.kind === 'moved') inspection = built.live;
    }
  }

  /** Undefined where nothing was made for now, which the person who pressed was told. */
  async function build(shown: LaunchPreview, by: Person): Promise<Build | undefined> {
    const { network, ioNumber, name } = shown.mediaPlan;
    try {
      builder = await startChild(buildMediaPlan, {
        workflowId: buildId(network, ioNumber),
        args: [{ plan: request.plan, shown, launchedBy: by.user }],
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

  async function finish({ plan, result }: Extract<Build, { kind: 'built' }>): Promise<void> {
    if (tree)
      enter({ phase: 'ended', outcome: result.outcome, progress: await tree.settle(result) });
    const { id: mediaPlanId } = result.mediaPlan;
    if (onScreen && mediaPlanId) await share({ plan, mediaPlanId, message: onScreen.message });
  }

  async function refuse(notice: LaunchNotice): Promise<void> {
    await audience.tell(notice);
    if (screen.place()) {
      const message = 'The plan does not hold any more. Whoever pressed Launch was told why.';
      await screen.show({ kind: 'failed', message, reference });
    }
    enter({ phase: 'refused' });
  }

  async function giveUp(message: string): Promise<void> {
    if (screen.place()) await screen.show({ kind: 'failed', message, reference });
    else await audience.tell({ kind: 'failed', message, reference });
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

/** The file with keys and ids is a convenience: the result has been told already. */
async function share(file: Parameters<typeof making.shareLaunchFile>[0]): Promise<void> {
  try {
    await making.shareLaunchFile(file);
  } catch (error) {
    log.warn('launch file not shared', { ...failureOf(error) });
  }
}

const isOver = ({ phase }: Standing): boolean =>
  phase !== 'reading' && phase !== 'waiting' && phase !== 'building';
