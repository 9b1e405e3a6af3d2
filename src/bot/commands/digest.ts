import { slashCommand } from '../../shared/ids.ts';
import type { DigestRequest } from '../../shared/digest-request.ts';
import type { CommandCall, CommandHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { editDigest } from '../edit-digest.ts';
import { nearest } from '../input.ts';
import { openDigestForm } from '../open-digest-form.ts';
import { parseNewDigest } from '../parse-new-digest.ts';
import { splitDays } from '../split-days.ts';
import { startDigestRequest } from '../start-digest-request.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';

/** `/adops digest add|list|run|preview|pause|resume|edit|remove` */
export const digest: CommandHandler = async (call, deps) => {
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
      await openDigestForm(call, parseNewDigest(words));
      return undefined;
    case 'edit':
      return editDigest({ words: named(verb, words) }, call, deps);
    case 'run':
      return ask(runOf(words), call, deps);
    case 'preview':
    case 'pause':
    case 'resume':
    case 'remove':
      return ask({ kind: verb, which: { words: named(verb, words) } }, call, deps);
    default:
      throw notKnown(first);
  }
};

const verbs = ['add', 'list', 'run', 'preview', 'pause', 'resume', 'edit', 'remove'];

function notKnown(word: string): UserError {
  const meant = nearest(word, verbs);
  const hint =
    meant === undefined
      ? `I know ${verbs.join(', ')}. \`${slashCommand} help digest\` explains them.`
      : `Did you mean \`${slashCommand} digest ${meant}\`?`;
  return new UserError(`I do not know «digest ${word.slice(0, 60)}». ${hint}`);
}

function named(verb: string, words: string): string {
  if (words !== '') return words.slice(0, longest);
  throw new UserError(
    `Which digest? Give its id or a part of its name: \`${slashCommand} digest ${verb} Morning\`. \`${slashCommand} digest list\` shows all of them.`,
  );
}

/** Characters of a name that is looked for. */
const longest = 200;

/** For the newest time, or for the days that are named. */
function runOf(words: string): DigestRequest {
  const { before, days } = splitDays(words);
  const which = { words: named('run', before) };
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
