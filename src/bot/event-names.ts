/** Events the bot listens to, and what for; the manifest subscribes to these. */
export const eventUses = {
  app_home_opened: 'draw the Home tab of whoever opens it',
} as const;

export type EventName = keyof typeof eventUses;

export const eventNames: readonly EventName[] = ['app_home_opened'];
