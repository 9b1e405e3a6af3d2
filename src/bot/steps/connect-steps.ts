import type { App } from '@slack/bolt';
import { stepIds, stepOptionIds } from '../../shared/ids.ts';
import type { StepHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { onStep } from '../on-step.ts';
import { changeStep } from './change-step.ts';
import { digestStep } from './digest-step.ts';
import { launchStep } from './launch-step.ts';
import { listDigests } from './list-digests.ts';

/** Every step of Workflow Builder. */
export const stepHandlers: Record<(typeof stepIds)[keyof typeof stepIds], StepHandler> = {
  [stepIds.launch]: launchStep,
  [stepIds.change]: changeStep,
  [stepIds.digest]: digestStep,
};

/** What fills pickers of steps. */
export const stepOptionHandlers: Record<
  (typeof stepOptionIds)[keyof typeof stepOptionIds],
  StepHandler
> = {
  [stepOptionIds.digests]: listDigests,
};

/** Connects all of them to the app. */
export function connectSteps(app: Pick<App, 'function'>, deps: BotDeps): void {
  for (const [id, run] of Object.entries(stepHandlers)) app.function(id, onStep(run, deps));
  for (const [id, run] of Object.entries(stepOptionHandlers)) {
    const listener = onStep(run, deps);
    // Slack takes the choices with the acknowledgement: it comes after them.
    app.function(id, { autoAcknowledge: false }, async (executed) => {
      await listener(executed);
      await executed.ack();
    });
  }
}
