import { slashCommand } from '../../shared/ids.ts';
import type { PacingRequest } from '../../shared/pacing-request.ts';
import type { CommandCall, CommandHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { editWatch } from '../edit-watch.ts';
import { nearest } from '../input.ts';
import { openPacingForm } from '../open-pacing-form.ts';
import { parseNewDigest } from '../parse-new-digest.ts';
import { startPacingRequest } from '../start-pacing-request.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';

/** `/adops pacing add|list|run|pause|resume|edit|remove` */
export const pacing: CommandHandler = async (call, deps) => {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(call.words.trim()) ?? [];
  const verb = first.toLowerCase();
  const words = rest
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^"(.+)"$/g, '$1');
  switch (verb) {
    case '':
    case 'list':
      return ask({ kind: 'list' }, call, deps);
    case 'add':
      await knock(deps.temporal, 1_000);
      await openPacingForm(call, parseNewDigest(words));
      return undefined;
    case 'edit':
      return editWatch({ words: named(verb, words) }, call, deps);
    case 'run':
    case 'pause':
    case 'resume':
    case 'remove':
      return ask({ kind: verb, which: { words: named(verb, words) } }, call, deps);
    default:
      throw notKnown(first);
  }
};

const verbs = ['add', 'list', 'run', 'pause', 'resume', 'edit', 'remove'];

function notKnown(word: string): UserError {
  const meant = nearest(word, verbs);
  const hint =
    meant === undefined
      ? `I know ${verbs.join(', ')}. \`${slashCommand} help pacing\` explains them.`
      : `Did you mean \`${slashCommand} pacing ${meant}\`?`;
  return new UserError(`I do not know «pacing ${word.slice(0, 60)}». ${hint}`);
}

function named(verb: string, words: string): string {
  if (words !== '') return words.slice(0, longest);
  throw new UserError(
    `Which watch? Give its id or a part of its name: \`${slashCommand} pacing ${verb} Autumn\`. \`${slashCommand} pacing list\` shows all of them.`,
  );
}

/** Characters of a name that is looked for. */
const longest = 200;

async function ask(
  request: PacingRequest,
  { by, channel, triggerId: submission }: CommandCall,
  { temporal }: BotDeps,
): Promise<undefined> {
  await knock(temporal, 1_000);
  await startPacingRequest({ request, by, channel, submission }, temporal, 2_000);
  return undefined;
}
