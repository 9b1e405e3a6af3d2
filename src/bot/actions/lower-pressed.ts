import { z } from 'zod';
import type { LowerButtonValue } from '../../messages/digest/lower-button.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { startProposal } from '../start-proposal.ts';
import { knock } from '../temporal-door.ts';

const LowerButton = z.object({
  target: z.string().regex(/^\w{1,60}\/\w{1,60}$/),
  d: z.string().min(1).max(60),
  p: z.string().min(1).max(60),
}) satisfies z.ZodType<LowerButtonValue>;

/** «Propose −10 % budget» beside a campaign of a digest: an ordinary proposal, with the row as its reason. */
export const lowerPressed: ActionHandler = async ({ value, by, channel, pressId }, deps) => {
  const { success, data } = LowerButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  const { target, d, p } = data;
  const [mediaPlan = '', campaign = ''] = target.split('/');
  await knock(deps.temporal, 1_000);
  await startProposal(
    {
      of: 'budget',
      rows: [{ target: campaign, value: { kind: 'percent', percent: -10 } }],
      reason: `From the digest ${d} of ${p}, row of campaign ${campaign} in media plan ${mediaPlan}`,
      by,
      channel,
      submission: pressId.replaceAll(':', '.'),
    },
    deps.temporal,
    2_000,
  );
  return undefined;
};
