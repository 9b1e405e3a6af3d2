import type { FreezeRequest } from '../../shared/freeze.ts';
import { slashCommand, taskQueues } from '../../shared/ids.ts';
import { splitUntil } from '../../shared/parse-until.ts';
import { attributes, listFreezes } from '../../workflows/index.ts';
import type { CommandCall, CommandHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { startFreeze } from '../start-freeze.ts';
import { targetAndReason } from '../target-and-reason.ts';
import { knock, within } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { zoneOf } from '../zone-of.ts';

/** `/adops freeze [target] [until …] [reason]`, and `/adops unfreeze <target> [reason]` */
export function setFreeze(action: FreezeRequest['action']): CommandHandler {
  return async (call, deps) => {
    const { by, channel, triggerId: submission } = call;
    await knock(deps.temporal, 1_000);
    if (call.words.trim() === '') {
      if (action === 'freeze') return list(call, deps);
      throw new UserError(
        `What do you want to unfreeze? \`${slashCommand} freeze\` lists what is frozen.`,
      );
    }
    const { before, until, after } = await split(action, call, deps);
    const { target, reason } = targetAndReason(before);
    if (target === '') {
      throw new UserError(
        `What do you want to ${action}? Give its id, its IO number or a part of its name before the rest: \`${slashCommand} ${action} 2001${action === 'freeze' ? ' until Sunday 23:00' : ''}\`.`,
      );
    }
    const why = [reason, after].filter((part) => part).join(' ');
    await startFreeze(
      {
        action,
        words: target.slice(0, longest),
        by,
        channel,
        submission,
        ...(until !== undefined && { until }),
        ...(why !== '' && { reason: why.slice(0, longest) }),
      },
      deps,
    );
    return undefined;
  };
}

/** Characters of a target, and of a reason. */
const longest = 500;

/** @throws UserError for an end that cannot be understood, or is over */
async function split(
  action: FreezeRequest['action'],
  { words, by, slack }: CommandCall,
  { now }: BotDeps,
) {
  if (action === 'unfreeze' || !/(^|\s)until\s/i.test(words)) return { before: words, after: '' };
  const parts = splitUntil(words, { now: now(), zone: await zoneOf(by.user, slack) });
  if ('problem' in parts) throw new UserError(`${parts.problem} Nothing was frozen.`);
  return parts;
}

async function list(
  { by, channel, triggerId }: CommandCall,
  { temporal: { client } }: BotDeps,
): Promise<undefined> {
  await within(client, 2_000, () =>
    client.workflow.start(listFreezes, {
      workflowId: `freezes:${triggerId}`,
      taskQueue: taskQueues.adjutant,
      args: [{ by, channel }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 1 },
      staticSummary: 'List what is frozen',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'freezes' },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
  return undefined;
}
