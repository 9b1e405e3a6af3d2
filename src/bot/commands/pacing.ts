import type { PacingRequest } from '../../shared/pacing-request.ts';
import type { CommandCall, CommandHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { editWatch } from '../edit-watch.ts';
import { openPacingForm } from '../open-pacing-form.ts';
import { parseNewDigest } from '../parse-new-digest.ts';
import { readVerb } from '../read-verb.ts';
import { startPacingRequest } from '../start-pacing-request.ts';
import { knock } from '../temporal-door.ts';

const verbs = ['add', 'list', 'run', 'pause', 'resume', 'edit', 'remove'] as const;
const one = { noun: 'watch', example: 'Autumn' };

/** `/adops pacing add|list|run|pause|resume|edit|remove` */
export const pacing: CommandHandler = async (call, deps) => {
  const { verb, words, named } = readVerb(call.words, { command: 'pacing', verbs, one });
  switch (verb) {
    case 'list':
      return ask({ kind: 'list' }, call, deps);
    case 'add':
      await knock(deps.temporal, 1_000);
      await openPacingForm(call, parseNewDigest(words));
      return undefined;
    case 'edit':
      return editWatch({ words: named() }, call, deps);
    case 'run':
    case 'pause':
    case 'resume':
    case 'remove':
      return ask({ kind: verb, which: { words: named() } }, call, deps);
  }
};

async function ask(
  request: PacingRequest,
  { by, channel, triggerId: submission }: CommandCall,
  { temporal }: BotDeps,
): Promise<undefined> {
  await knock(temporal, 1_000);
  await startPacingRequest({ request, by, channel, submission }, temporal, 2_000);
  return undefined;
}
