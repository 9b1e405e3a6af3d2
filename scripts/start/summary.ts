import type { StackSettings } from '../processes/stack-settings.ts';
import type { Stack } from '../stack.ts';

/** What somebody who has just started Adjutant needs to know next. */
export function summary(
  stack: Pick<Stack, 'slackUrl' | 'socialUrl' | 'searchUrl' | 'temporalUi' | 'temporalAddress'>,
  { slackIsReal, socialIsReal, searchIsReal }: StackSettings,
  dataDir: string,
): [string, string][] {
  const page = `${stack.slackUrl}/?user=mara&channel=nordwind`;
  return [
    slackIsReal ? ['Slack', 'your own workspace'] : ['Simulated Slack', page],
    ['Social service', socialIsReal ? stack.socialUrl : `simulated, ${stack.socialUrl}`],
    ['Search service', searchIsReal ? stack.searchUrl : `simulated, ${stack.searchUrl}`],
    ['Temporal', stack.temporalUi ?? stack.temporalAddress],
    ['Logs and data', dataDir],
    ['Type in Slack', slackIsReal ? '/adops help' : '/adops launch nordwind-winter-boots'],
    ['Stop', 'Ctrl-C; what is under way goes on at the next start'],
  ];
}
