import { WebAPIPlatformError } from '@slack/web-api';
import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import type { ExampleSummary } from './examples.ts';
import { knock } from './temporal-door.ts';
import { UserError } from './user-error.ts';
import { launchForm } from './views/launch-form.ts';

/** Opens the form for a plan, unless Temporal is away: better to hear it before typing than after. */
export async function openLaunchForm(
  { slack, channel, triggerId }: Pick<CommandCall, 'slack' | 'channel' | 'triggerId'>,
  { temporal, examples }: BotDeps,
  choose: (examples: ExampleSummary[]) => ExampleSummary | undefined = () => undefined,
): Promise<void> {
  const [listed] = await Promise.all([examples.names(), knock(temporal, 1_000)]);
  const chosen = choose(listed);
  try {
    await slack.views.open({
      trigger_id: triggerId,
      view: launchForm({ channel, examples: listed, ...(chosen && { chosen }) }),
    });
  } catch (error) {
    if (!isTooLate(error)) throw error;
    throw new UserError('That took too long for Slack to open the form. Please try again.', {
      cause: error,
    });
  }
}

function isTooLate(error: unknown): boolean {
  return error instanceof WebAPIPlatformError && error.data.error === 'expired_trigger_id';
}
