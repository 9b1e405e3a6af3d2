import type { DigestRequest, DigestVerb } from '../../shared/digest-request.ts';
import type { ActionCall, ActionHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { readBackfillButton, readDigestButton } from '../digest-button-value.ts';
import { answerChannel } from '../answer-channel.ts';
import { startDigestRequest } from '../start-digest-request.ts';
import { knock } from '../temporal-door.ts';

/** A button beside a digest. */
export function digestPressed(verb: DigestVerb): ActionHandler {
  return async (call, deps) => {
    const { d: id } = readDigestButton(call.value);
    return ask({ kind: verb, which: { id } }, call, deps);
  };
}

/** «Post them»: the digests of some days. */
export const digestBackfillPressed: ActionHandler = async (call, deps) => {
  const { d: id, ...days } = readBackfillButton(call.value);
  return ask({ kind: 'backfill', which: { id }, days, confirmed: true }, call, deps);
};

async function ask(
  request: DigestRequest,
  call: ActionCall,
  { temporal }: BotDeps,
): Promise<undefined> {
  await knock(temporal, 1_000);
  const channel = await answerChannel(call);
  const submission = call.pressId.replaceAll(':', '.');
  await startDigestRequest({ request, by: call.by, channel, submission }, temporal, 2_000);
  return undefined;
}
