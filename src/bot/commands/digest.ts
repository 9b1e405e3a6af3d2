import type { DigestRequest } from '../../shared/digest-request.ts';
import type { CommandCall, CommandHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { editDigest } from '../edit-digest.ts';
import { openDigestForm } from '../open-digest-form.ts';
import { parseNewDigest } from '../parse-new-digest.ts';
import { readVerb, type ReadVerb } from '../read-verb.ts';
import { splitDays } from '../split-days.ts';
import { startDigestRequest } from '../start-digest-request.ts';
import { knock } from '../temporal-door.ts';

const verbs = ['add', 'list', 'run', 'preview', 'pause', 'resume', 'edit', 'remove'] as const;
const one = { noun: 'digest', example: 'Morning' };

/** `/adops digest add|list|run|preview|pause|resume|edit|remove` */
export const digest: CommandHandler = async (call, deps) => {
  const read = readVerb(call.words, { command: 'digest', verbs, one });
  const { verb, words, named } = read;
  switch (verb) {
    case 'list':
      return ask({ kind: 'list' }, call, deps);
    case 'add':
      await knock(deps.temporal, 1_000);
      await openDigestForm(call, parseNewDigest(words));
      return undefined;
    case 'edit':
      return editDigest({ words: named() }, call, deps);
    case 'run':
      return ask(runOf(read), call, deps);
    case 'preview':
    case 'pause':
    case 'resume':
    case 'remove':
      return ask({ kind: verb, which: { words: named() } }, call, deps);
  }
};

/** For the newest time, or for the days that are named. */
function runOf({ words, named }: ReadVerb<string>): DigestRequest {
  const { before, days } = splitDays(words);
  const which = { words: named(before) };
  return days === undefined
    ? { kind: 'run', which }
    : { kind: 'backfill', which, days, confirmed: false };
}

async function ask(
  request: DigestRequest,
  { by, channel, triggerId: submission }: CommandCall,
  { temporal }: BotDeps,
): Promise<undefined> {
  await knock(temporal, 1_000);
  await startDigestRequest({ request, by, channel, submission }, temporal, 2_000);
  return undefined;
}
