import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import type { ExampleSummary } from './examples.ts';
import { openView } from './open-view.ts';
import { knock } from './temporal-door.ts';
import { launchForm } from './views/launch-form.ts';

/** Opens the form for a plan, unless Temporal is away: better to hear it before typing than after. */
export async function openLaunchForm(
  call: Pick<CommandCall, 'slack' | 'channel' | 'triggerId'>,
  { temporal, examples }: BotDeps,
  choose: (examples: ExampleSummary[]) => ExampleSummary | undefined = () => undefined,
): Promise<void> {
  const [listed] = await Promise.all([examples.names(), knock(temporal, 1_000)]);
  const chosen = choose(listed);
  const { channel } = call;
  await openView(call, launchForm({ channel, examples: listed, ...(chosen && { chosen }) }));
}
