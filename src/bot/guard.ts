import type {
  AllMiddlewareArgs,
  BlockAction,
  RespondFn,
  SlackActionMiddlewareArgs,
  SlackCommandMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewSubmitAction,
} from '@slack/bolt';
import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import type { ActionHandler, CommandCall, ViewHandler } from './call.ts';
import type { BotDeps } from './deps.ts';
import { explain } from './explain.ts';

/** A Bolt listener for the slash command: acknowledges, runs, shows what comes of it to that person alone. */
export function onCommand(
  run: (text: string, call: Omit<CommandCall, 'words'>) => Promise<Message | undefined>,
  deps: BotDeps,
) {
  return async ({
    ack,
    body,
    client,
    respond,
  }: SlackCommandMiddlewareArgs & AllMiddlewareArgs): Promise<void> => {
    await ack();
    const by = { user: body.user_id, team: body.team_id };
    const call = { by, channel: body.channel_id, slack: client, triggerId: body.trigger_id };
    await answer(respond, deps, () => run(body.text, call));
  };
}

/** The same for a button. */
export function onAction(run: ActionHandler, deps: BotDeps) {
  return async ({
    ack,
    action,
    body,
    client,
    respond,
  }: SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs): Promise<void> => {
    await ack();
    const { id: user, team_id } = body.user;
    const call = {
      by: { user, team: team_id ?? body.team?.id ?? '' },
      channel: body.channel?.id ?? '',
      slack: client,
      triggerId: body.trigger_id,
      pressId: `${action.action_ts}:${user}`,
      value: 'value' in action && typeof action.value === 'string' ? action.value : '',
    };
    await answer(respond, deps, () => run(call, deps));
  };
}

/** A Bolt listener for a form: acknowledges once it is known whether the form may close. */
export function onSubmit(run: ViewHandler, deps: BotDeps) {
  return async ({
    ack,
    body,
    view,
    client,
  }: SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs): Promise<void> => {
    const { id: user, team_id } = body.user;
    const call = {
      by: { user, team: team_id ?? body.team?.id ?? '' },
      slack: client,
      viewId: view.id,
      privateMetadata: view.private_metadata,
      values: view.state.values,
    };
    try {
      const errors = await run(call, deps);
      await (errors === undefined ? ack() : ack({ response_action: 'errors', errors }));
    } catch (error) {
      const [first] = view.blocks.filter(({ type }) => type === 'input');
      const field = first?.block_id ?? '';
      await ack({ response_action: 'errors', errors: { [field]: explain(error, deps) } });
    }
  };
}

async function answer(
  respond: RespondFn,
  deps: BotDeps,
  run: () => Promise<Message | undefined>,
): Promise<void> {
  const message = await run().catch((error: unknown) => sentence(explain(error, deps)));
  if (message === undefined) return;
  await respond({ response_type: 'ephemeral', replace_original: false, ...message });
}
