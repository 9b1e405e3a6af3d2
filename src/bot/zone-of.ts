import type { WebClient } from '@slack/web-api';

/** The IANA zone a person lives by, as Slack knows it. */
export async function zoneOf(user: string, slack: WebClient): Promise<string> {
  const answer = await slack.users.info({ user });
  return answer.user?.tz ?? 'UTC';
}
