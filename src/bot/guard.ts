import type {
  AllMiddlewareArgs,
  BlockAction,
  RespondFn,
  SlackActionMiddlewareArgs,
  SlackCommandMiddlewareArgs,
  SlackEventMiddlewareArgs,
  SlackOptionsMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewOutput,
  ViewSubmitAction,
} from '@slack/bolt';
import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import type {
  ActionCall,
  ActionHandler,
  CommandCall,
  OpenForm,
  OptionsHandler,
  ViewHandler,
} from './call.ts';
import type { BotDeps } from './deps.ts';
import { directWith } from './direct-with.ts';
import { explain } from './explain.ts';
import { isOfAnotherApp } from './of-another-app.ts';
import { openView } from './open-view.ts';
import { refreshHome } from './refresh-home.ts';
import { createTurns } from './turns.ts';
import { messageView, noteView } from './views/note-view.ts';

/** So many answers wait for Temporal or Slack at once. */
const inTurn = createTurns(16);

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
    await inTurn(() => answer({ respond, ...call }, deps, () => run(body.text, call)));
  };
}

/** The same for a button, or a choice in a select. */
export function onAction(run: ActionHandler, deps: BotDeps) {
  return async ({
    ack,
    action,
    body,
    client,
    respond,
  }: SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs): Promise<void> => {
    await ack();
    if (isOfAnotherApp(body)) return;
    const { id: user, team_id } = body.user;
    const isHome = body.view?.type === 'home';
    const call = {
      by: { user, team: team_id ?? body.team?.id ?? '' },
      channel: body.channel?.id ?? '',
      slack: client,
      triggerId: body.trigger_id,
      pressId: `${action.action_ts}:${user}`,
      value: valueOf(action),
      view: isHome || body.view === undefined ? undefined : openForm(body.view),
      isHome,
    };
    await inTurn(async () => {
      if (call.isHome) await answerOnHome(call, deps, () => run(call, deps));
      else if (call.view === undefined)
        await answer({ respond, ...call }, deps, () => run(call, deps));
      else await answerInForm(call, deps, () => run(call, deps));
    });
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
    const by = { user, team: team_id ?? body.team?.id ?? '' };
    try {
      const refusal = await run({ by, slack: client, ...openForm(view) }, deps);
      if (refusal === undefined) await ack();
      else if ('errors' in refusal) await ack({ response_action: 'errors', ...refusal });
      else await ack({ response_action: 'update', ...refusal });
    } catch (error) {
      const [field] = view.blocks.filter(({ type }) => type === 'input');
      const message = explain(error, deps);
      await (field?.block_id === undefined
        ? ack({ response_action: 'push', view: noteView(message) })
        : ack({ response_action: 'errors', errors: { [field.block_id]: message } }));
    }
  };
}

/** A Bolt listener for a select whose options the bot is asked for; nothing is offered where that fails. */
export function onOptions(run: OptionsHandler, deps: BotDeps) {
  return async ({ ack, body }: SlackOptionsMiddlewareArgs<'block_suggestion'>): Promise<void> => {
    const { id: user, team_id } = body.user;
    const call = {
      by: { user, team: team_id ?? body.team?.id ?? '' },
      typed: body.value.trim(),
      blockId: body.block_id,
      view: body.view && openForm(body.view),
    };
    try {
      await ack(await run(call, deps));
    } catch (error) {
      explain(error, deps);
      await ack({ options: [] });
    }
  };
}

function valueOf(action: BlockAction['actions'][number]): string {
  if ('value' in action && typeof action.value === 'string') return action.value;
  return 'selected_option' in action ? (action.selected_option?.value ?? '') : '';
}

function openForm(view: ViewOutput): OpenForm {
  const { id, hash, private_metadata, state } = view;
  return { viewId: id, hash, privateMetadata: private_metadata, values: state.values };
}

/** Runs, and shows what comes of it to the person: where they are, or, where Slack takes nothing there, directly. */
export async function answer(
  { respond, slack, by }: Pick<CommandCall, 'slack' | 'by'> & { respond?: RespondFn },
  deps: BotDeps,
  run: () => Promise<Message | undefined>,
): Promise<void> {
  const message = await run().catch((error: unknown) => sentence(explain(error, deps)));
  if (message === undefined) return;
  if (respond === undefined) {
    await slack.chat.postMessage({ channel: await directWith({ slack, by }), ...message });
    return;
  }
  try {
    await respond({ response_type: 'ephemeral', replace_original: false, ...message });
  } catch (error) {
    // The channel may have been archived since, or half an hour is over: they are told all the same.
    explain(error, deps);
    await slack.chat.postMessage({ channel: await directWith({ slack, by }), ...message });
  }
}

/** The Home tab has no place for messages either: a form opens with what there is to say. */
async function answerOnHome(
  call: ActionCall,
  deps: BotDeps,
  run: () => Promise<Message | undefined>,
): Promise<void> {
  const message = await run().catch((error: unknown) => sentence(explain(error, deps)));
  if (message !== undefined) await openView(call, messageView(message));
  await refreshHome(call.by, deps);
}

/** A Bolt listener for an event, which nobody waits for. */
export function onEvent<Name extends string>(
  run: (event: SlackEventMiddlewareArgs<Name>, deps: BotDeps) => Promise<void>,
  deps: BotDeps,
) {
  return async (event: SlackEventMiddlewareArgs<Name> & AllMiddlewareArgs): Promise<void> => {
    await run(event, deps).catch((error: unknown) => explain(error, deps));
  };
}

/** A form has no place for messages: what there is to say goes on top of it. */
async function answerInForm(
  { slack, triggerId }: ActionCall,
  deps: BotDeps,
  run: () => Promise<Message | undefined>,
): Promise<void> {
  const text = await run().then(
    (message) => message?.text,
    (error: unknown) => explain(error, deps),
  );
  if (text !== undefined) await slack.views.push({ trigger_id: triggerId, view: noteView(text) });
}
