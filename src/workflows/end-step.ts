import { log } from '@temporalio/workflow';
import type { StepEnd } from '../shared/step.ts';
import { failureOf } from './failures.ts';
import { telling } from './proxies.ts';

/**
 * Tells Slack's Workflow Builder how its step ended, for a day if need be. Never rejects: what was done was done, and
 * Slack's own workflow waits in vain.
 */
export async function endStep(step: string, end: StepEnd): Promise<void> {
  try {
    await telling.endStep({ step, end });
  } catch (error) {
    log.error('step not ended in Slack', { step, ...failureOf(error) });
  }
}
