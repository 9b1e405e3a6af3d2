/** The only tokens the simulated Slack accepts; a real one is refused, so that it cannot leak into a trial. */
export const standinBotToken = 'xoxb-standin-adjutant';

export const standinAppToken = 'xapp-standin-adjutant';

/** How the tokens of steps begin: each is good while its step runs. */
export const executionTokenPrefix = 'xwfp-standin-';

/** The app as it installs itself. */
export const standinClientId = '1000000000.1000000000';
export const standinClientSecret = 'standin-client-secret';

/** What it signs requests with, in HTTP mode. */
export const standinSigningSecret = 'standin-signing-secret';
