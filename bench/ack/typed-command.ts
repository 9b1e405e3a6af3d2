import { app, team } from '../../src/standins/slack/seed.ts';

/** What people type when they want to know something; each asks Temporal, or a workflow, or nobody. */
const typed = ['help', 'status', 'quota', 'policy', 'pacing', 'digest list', 'lanch', ''];

/** The `index`th command, as Slack hands it over. */
export function typedCommand(index: number, responseUrl: string): Record<string, string> {
  return {
    token: 'unused',
    team_id: team.id,
    team_domain: team.domain,
    channel_id: 'C0ADOPS',
    channel_name: 'adops',
    user_id: 'U0MARA',
    user_name: 'mara',
    command: '/adops',
    text: typed[index % typed.length] ?? '',
    api_app_id: app.id,
    is_enterprise_install: 'false',
    response_url: `${responseUrl}${index}`,
    trigger_id: `trigger-${index}`,
  };
}
