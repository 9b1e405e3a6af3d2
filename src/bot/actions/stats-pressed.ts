import { z } from 'zod';
import type { StatsButtonValue } from '../../messages/stats/stats-button.ts';
import type { ActionHandler } from '../call.ts';
import { answerChannel } from '../answer-channel.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { startStats } from '../start-stats.ts';

const StatsButton = z.object({
  of: z.string().min(1).max(300),
  p: z.string().max(100).exactOptional(),
}) satisfies z.ZodType<StatsButtonValue>;

/** A button that asks for figures: shown, or every day of them as a file. */
export function statsPressed(what: 'show' | 'file'): ActionHandler {
  return async (call, { temporal }) => {
    const { success, data } = StatsButton.safeParse(jsonOf(call.value));
    if (!success) throw unreadableButton();
    const { of: words, p: period } = data;
    const channel = await answerChannel(call);
    const asked = { words, by: call.by, channel, asFile: what === 'file' };
    const question = { ...asked, ...(period !== undefined && { period }) };
    await startStats(question, call.pressId.replaceAll(':', '.'), temporal);
    return undefined;
  };
}
