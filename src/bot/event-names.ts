/** Events the bot listens to, and what for; the manifest subscribes to these. */
export const eventUses = {
  app_home_opened: 'draw the Home tab of whoever opens it',
  function_executed: 'run a step of a workflow that somebody built in Workflow Builder',
  app_uninstalled: 'forget a workspace that removed the app',
  tokens_revoked: 'forget a workspace that took its token back',
} as const;

export type EventName = keyof typeof eventUses;

/** Those that have a listener of their own; of steps each has one. */
export type ListenedEvent = Exclude<EventName, 'function_executed'>;

export const eventNames: readonly EventName[] = [
  'app_home_opened',
  'function_executed',
  'app_uninstalled',
  'tokens_revoked',
];
