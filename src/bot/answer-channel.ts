import type { ActionCall } from './call.ts';
import { directWith } from './direct-with.ts';

/** Where a press is answered: in its channel; what was pressed on the Home tab, which is in none, in the direct messages. */
export async function answerChannel(call: ActionCall): Promise<string> {
  return call.channel === '' ? directWith(call) : call.channel;
}
