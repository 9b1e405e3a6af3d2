/** The only tokens the simulated Slack accepts; a real one is refused, so that it cannot leak into a trial. */
export const standinBotToken = 'xoxb-standin-adjutant';

export const standinAppToken = 'xapp-standin-adjutant';

/** What it signs requests with, in HTTP mode. */
export const standinSigningSecret = 'standin-signing-secret';
