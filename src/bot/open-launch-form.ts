import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import type { ExampleSummary } from './examples.ts';
import { openView } from './open-view.ts';
import { knock } from './temporal-door.ts';
import { launchForm } from './views/launch-form.ts';
import type { PlanFile } from './views/plan-file-option.ts';

/** Opens the form for a plan, unless Temporal is away: better to hear it before typing than after. */
export async function openLaunchForm(
  call: Pick<CommandCall, 'slack' | 'channel' | 'triggerId'>,
  { temporal, examples }: BotDeps,
  { choose = () => undefined, shared }: Filled = {},
): Promise<void> {
  const [listed] = await Promise.all([examples.names(), knock(temporal, 1_000)]);
  const chosen = choose(listed);
  const { channel } = call;
  const given = { channel, examples: listed, ...(chosen && { chosen }), ...(shared && { shared }) };
  await openView(call, launchForm(given));
}

/** What is in the form when it opens. */
interface Filled {
  choose?: (examples: ExampleSummary[]) => ExampleSummary | undefined;
  /** Files of a message, of which one is the plan. */
  shared?: readonly PlanFile[];
}
