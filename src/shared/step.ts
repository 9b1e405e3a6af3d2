import type { MessageRef } from './launch.ts';

/** How a step of Slack's Workflow Builder ended. The run that did its work tells Slack. */
export type StepEnd =
  /** `message`: what it is told in; the step hands its link on. */
  | { kind: 'done'; outputs: Record<string, string>; message?: MessageRef }
  /** In a sentence for whoever looks after the workflow in Slack. */
  | { kind: 'failed'; error: string };
