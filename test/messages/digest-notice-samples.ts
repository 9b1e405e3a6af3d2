import { digestClosed } from '../../src/messages/digest-notices/digest-closed.ts';
import { digestCompletion } from '../../src/messages/digest-notices/digest-completion.ts';
import { digestRefused } from '../../src/messages/digest-notices/digest-refused.ts';
import type { Message } from '../../src/messages/kit/message.ts';

/** What is said of digests that could not be posted, or not whole. */
export function digestNoticeMessages(name: string): Record<string, Message> {
  const closed = { name, channel: 'C0ADOPS', periodKey: '2026-11-20' };
  const lasting = { name, why: `The service has no media plan ${name}.`, passing: false };
  const passing = { name, why: 'The social service did not answer', passing: true };
  return {
    'digest not posted': digestClosed({
      ...closed,
      reason: 'not_in_channel',
      times: 1,
      paused: false,
    }),
    'digest paused': digestClosed({ ...closed, reason: 'is_archived', times: 3, paused: true }),
    'digest of somebody who left': digestRefused({
      name,
      owner: 'U0TOM',
      reason: `${name} may not`,
    }),
    'digest completed': digestCompletion({ ended: 'completed', missing: [lasting] }),
    'digest incomplete': digestCompletion({
      ended: 'incomplete',
      missing: Array.from({ length: 60 }, () => passing),
    }),
  };
}
