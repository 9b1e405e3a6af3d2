import type { Network } from './plan-ref.ts';

/** Temporal task queues: workflows and short activities; and one for each thing that can be slow or down. */
export const taskQueues = { adjutant: 'adjutant', social: 'social', slack: 'slack' } as const;

/** The same file and overrides are the same run. */
export const launchId = (digest: string): string => `launch:${digest.slice(0, 16)}`;

/** One build at a time for a media plan, whichever file it came from. */
export const buildId = (network: Network, ioNumber: string): string =>
  `build:${network}:${ioNumber}`;

/** The IO number of a plan that brings none: the same file gets the same one again. */
export const generatedIoNumber = (digest: string): string =>
  `ADJ-${digest.slice(0, 8).toUpperCase()}`;

/** The one slash command. */
export const slashCommand = '/adops';

/** Slack action ids. Values of the buttons carry ids only, never authority. */
export const actionIds = {
  launchConfirm: 'launch.confirm',
  launchCancel: 'launch.cancel',
  launchStop: 'launch.stop',
  launchOpen: 'launch.open',
  showMediaPlan: 'media-plan.show',
} as const;

/** Slack modal callback ids. */
export const viewIds = { launchForm: 'launch.form' } as const;
