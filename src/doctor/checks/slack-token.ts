import { botScopes } from '../../slack/scopes.ts';
import type { Variables } from '../../variables.ts';
import { askSlack } from '../ask-slack.ts';
import { ok, problem, type Check, type Finding } from '../check.ts';
import { slackFailure } from '../slack-failure.ts';

/** The bot token: whether Slack takes it, and whether the app has the scopes of `manifest.json`. */
export function slackTokenCheck(known: Partial<Variables>): Check {
  const { SLACK_BOT_TOKEN: token, SLACK_API_URL: apiUrl } = known;
  return {
    name: 'Slack bot token',
    run: async (signal) => {
      if (token === undefined || apiUrl === undefined) return [];
      const answer = await askSlack('auth.test', { apiUrl, token }, signal);
      if (answer.kind !== 'answer' || !answer.ok) {
        const todo =
          'Copy the bot token from «OAuth & Permissions» of the app, or install it again.';
        return [slackFailure(answer, 'SLACK_BOT_TOKEN', todo)];
      }
      return [ok('Slack takes it.'), ...scopeFindings(answer.scopes)];
    },
  };
}

/** Slack tells the scopes of a token in a header; what stands in for it may not. */
function scopeFindings(scopes: string[] | undefined): Finding[] {
  if (scopes === undefined) return [];
  const missing = botScopes.filter((scope) => !scopes.includes(scope));
  if (missing.length === 0) return [ok('it has all scopes.')];
  return [
    problem(
      `SLACK_BOT_TOKEN lacks the scopes ${missing.join(', ')}: run npm run manifest, put manifest.json into ` +
        '«App Manifest» of the app, and install it again.',
    ),
  ];
}
