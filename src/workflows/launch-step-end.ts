import type { LaunchNotice, LaunchPreview, LaunchResult, MessageRef } from '../shared/launch.ts';
import type { StepEnd } from '../shared/step.ts';
import type { Standing } from './launch-messages.ts';

/** What is known of a launch that is over. */
export interface LaunchOver {
  standing: Standing;
  /** What only those who gave the plan were told. */
  notice: LaunchNotice | undefined;
  preview: LaunchPreview | undefined;
  result: LaunchResult | undefined;
  message: MessageRef | undefined;
}

/** How a step of Workflow Builder ends that the plan was given in. */
export function launchStepEnd({ standing, notice, preview, result, message }: LaunchOver): StepEnd {
  const mediaPlan = result?.mediaPlan ?? preview?.mediaPlan;
  const isThere = standing.phase === 'nothing-to-make' || result?.outcome === 'complete';
  if (isThere && mediaPlan?.id !== undefined) {
    const outputs = { media_plan_id: mediaPlan.id, io_number: mediaPlan.ioNumber };
    return { kind: 'done', outputs, ...(message && { message }) };
  }
  const about = mediaPlan === undefined ? 'The plan' : `${mediaPlan.name} (${mediaPlan.ioNumber})`;
  return { kind: 'failed', error: `${about} ${whatBecame(standing, notice)}` };
}

function whatBecame(standing: Standing, notice: LaunchNotice | undefined): string {
  if (notice !== undefined) return noticeWords(notice);
  switch (standing.phase) {
    case 'ended':
      return `was launched, but not all of it: ${standing.outcome}. The message of the launch says what is missing.`;
    case 'cancelled':
      return 'was not launched: somebody pressed Cancel.';
    case 'rejected':
      return 'was not launched: the approval was refused.';
    case 'withdrawn':
      return 'was not launched: who asked for it took it back.';
    case 'expired':
      return 'was not launched: nobody pressed Launch in time.';
    case 'unapproved':
      return 'was not launched: not enough people approved in time.';
    case 'refused':
      return 'was not launched: the policy did not let it pass any more. The message of the launch says why.';
    case 'nothing-to-make':
    case 'failed':
    case 'reading':
    case 'waiting':
    case 'approving':
    case 'building':
      return 'was not launched: something failed. The message of the launch says what is so now.';
  }
}

function noticeWords(notice: LaunchNotice): string {
  switch (notice.kind) {
    case 'problems': {
      const [first] = notice.problems;
      const what = first === undefined ? '' : ` The first: ${first.message} ${first.fix}`;
      return `was not launched: ${notice.problemCount} problems are in it.${what}`;
    }
    case 'refused':
      return `was not launched: ${notice.reason}`;
    case 'failed':
      return `was not launched: ${notice.message} (reference ${notice.reference})`;
    case 'joined':
    case 'busy':
      return 'was not launched.';
  }
}
