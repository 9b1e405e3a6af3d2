import type { SlackAnswer } from './ask-slack.ts';
import { problem, warning, type Finding } from './check.ts';

/** What to say when Slack did not do what it was asked. */
export function slackFailure(answer: SlackAnswer, token: string, todo: string): Finding {
  if (answer.kind === 'away') {
    return warning(
      'Slack does not answer at the moment (SLACK_API_URL): see https://slack-status.com.',
    );
  }
  if (answer.kind === 'not Slack') {
    return problem(
      'SLACK_API_URL does not lead to the Web API of Slack: unset it, or give the address of its API.',
    );
  }
  return problem(`Slack refuses ${token}: ${answer.error}. ${todo}`);
}
