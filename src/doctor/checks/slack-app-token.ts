import type { Variables } from '../../variables.ts';
import { askSlack } from '../ask-slack.ts';
import { ok, type Check } from '../check.ts';
import { slackFailure } from '../slack-failure.ts';

/** The app-level token: whether Slack would open a socket for it. */
export function slackAppTokenCheck(known: Partial<Variables>): Check {
  const { SLACK_APP_TOKEN: token, SLACK_API_URL: apiUrl } = known;
  return {
    name: 'Slack app token',
    run: async (signal) => {
      if (token === undefined || apiUrl === undefined) return [];
      const answer = await askSlack('apps.connections.open', { apiUrl, token }, signal);
      if (answer.kind === 'answer' && answer.ok) return [ok('Slack opens sockets for it.')];
      const todo =
        'Copy the app-level token with connections:write from «Basic Information» of the app, and switch on ' +
        'Socket Mode.';
      return [slackFailure(answer, 'SLACK_APP_TOKEN', todo)];
    },
  };
}
