import { slashCommand, taskQueues } from '../../shared/ids.ts';
import { attributes, showPolicy, tryPolicy } from '../../workflows/index.ts';
import type { CommandHandler } from '../call.ts';
import { parsePolicyTrial } from '../parse-policy-trial.ts';
import { knock, within } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';

/** `/adops policy`, and `/adops policy test <request>` */
export const policy: CommandHandler = async ({ words, by, channel, triggerId }, { temporal }) => {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(words.trim()) ?? [];
  if (!['', 'test'].includes(first.toLowerCase())) {
    throw new UserError(
      `I do not know «policy ${first}». \`${slashCommand} policy\` says what you may do, \`${slashCommand} policy test bid 4001 +30%\` what it would say to a request.`,
    );
  }
  const trial = first === '' ? undefined : parsePolicyTrial(rest);
  await knock(temporal, 1_000);
  const { client } = temporal;
  const options = {
    workflowId: `policy:${triggerId}`,
    taskQueue: taskQueues.adjutant,
    workflowIdConflictPolicy: 'USE_EXISTING',
    priority: { priorityKey: 1 },
    staticSummary: trial === undefined ? 'Show the policy' : `Try the policy: ${trial.kind}`,
    typedSearchAttributes: [
      { key: attributes.kind, value: 'policy' },
      { key: attributes.requester, value: by.user },
    ],
  } as const;
  await within(client, 2_000, async () => {
    if (trial === undefined) {
      await client.workflow.start(showPolicy, {
        ...options,
        typedSearchAttributes: [...options.typedSearchAttributes],
        args: [{ by, channel }],
      });
    } else {
      await client.workflow.start(tryPolicy, {
        ...options,
        typedSearchAttributes: [...options.typedSearchAttributes],
        args: [{ trial, by, channel }],
      });
    }
  });
  return undefined;
};
