import { z } from 'zod';
import { createPolicyFile } from '../../policy/create-policy-file.ts';
import type { Variables } from '../../variables.ts';
import { askSlack } from '../ask-slack.ts';
import { ok, problem, type Check } from '../check.ts';

/** The channels that the policy and ENGINEERS_CHANNEL name: whether the bot is in them. */
export function slackChannelsCheck(known: Partial<Variables>): Check {
  const { SLACK_BOT_TOKEN: token, SLACK_API_URL: apiUrl } = known;
  return {
    name: 'Slack channels',
    run: async (signal) => {
      const named = await channelsNamed(known);
      if (token === undefined || apiUrl === undefined || named.size === 0) return [];
      const own = await channelsOf({ token, apiUrl }, signal);
      if (own === undefined) return [];
      const missing = [...named].filter(([channel]) => !own.has(channel));
      if (missing.length === 0) return [ok('the bot is in all that are named.')];
      return missing.map(([channel, by]) =>
        problem(`the bot is not in ${channel}, which ${by} names: type /invite @adjutant there.`),
      );
    },
  };
}

/** Channels by id, and what names them. */
async function channelsNamed(known: Partial<Variables>): Promise<Map<string, string>> {
  const { POLICY_FILE: file, ENGINEERS_CHANNEL: engineers } = known;
  const current = file === undefined ? undefined : await createPolicyFile(file).current();
  const channels =
    current !== undefined && 'policy' in current ? Object.values(current.policy.channels) : [];
  return new Map([
    // One's conversation with somebody is no channel to be in.
    ...channels
      .flat()
      .filter((channel) => !channel.startsWith('D'))
      .map((channel) => [channel, 'the policy'] as const),
    ...(engineers === undefined ? [] : [[engineers, 'ENGINEERS_CHANNEL'] as const]),
  ]);
}

const Page = z.looseObject({
  channels: z.array(z.looseObject({ id: z.string() })),
  response_metadata: z.looseObject({ next_cursor: z.string().default('') }).optional(),
});

/** Those the bot is in. @returns nothing when Slack does not tell: then its token is what is wrong */
async function channelsOf(
  slack: { token: string; apiUrl: string },
  signal: AbortSignal,
): Promise<Set<string> | undefined> {
  const found = new Set<string>();
  let cursor = '';
  do {
    const answer = await askSlack('users.conversations', slack, signal, {
      types: 'public_channel,private_channel',
      limit: '999',
      ...(cursor !== '' && { cursor }),
    });
    const page = Page.safeParse(answer.kind === 'answer' ? answer.body : undefined).data;
    if (page === undefined) return undefined;
    for (const { id } of page.channels) found.add(id);
    cursor = page.response_metadata?.next_cursor ?? '';
  } while (cursor !== '');
  return found;
}
