import { slashCommand } from '../shared/ids.ts';
import { nearest } from './input.ts';
import { UserError } from './user-error.ts';

/** A sub-command whose first word says what to do with one of many. */
export interface Verbs<Verb extends string> {
  command: 'digest' | 'pacing';
  verbs: readonly Verb[];
  /** What one of them is called, and a name that one might have. */
  one: { noun: string; example: string };
}

/** What was asked for; `list` where no word says it. */
export interface ReadVerb<Verb extends string> {
  verb: Verb | 'list';
  /** The rest, without the quotes around all of it. */
  words: string;
  /** The rest as a name. @throws UserError without one */
  named: (words?: string) => string;
}

/** Characters of a name that is looked for. */
const longest = 200;

/** @throws UserError that proposes the nearest verb */
export function readVerb<Verb extends string>(
  text: string,
  { command, verbs, one }: Verbs<Verb>,
): ReadVerb<Verb> {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text.trim()) ?? [];
  const verb = first === '' ? 'list' : verbs.find((each) => each === first.toLowerCase());
  if (verb === undefined) throw notKnown();
  const words = rest
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^"(.+)"$/g, '$1');
  return { verb, words, named };

  function named(name = words): string {
    if (name !== '') return name.slice(0, longest);
    throw new UserError(
      `Which ${one.noun}? Give its id or a part of its name: \`${slashCommand} ${command} ${verb} ${one.example}\`. \`${slashCommand} ${command} list\` shows all of them.`,
    );
  }

  function notKnown(): UserError {
    const meant = nearest(first, verbs);
    const hint =
      meant === undefined
        ? `I know ${verbs.join(', ')}. \`${slashCommand} help ${command}\` explains them.`
        : `Did you mean \`${slashCommand} ${command} ${meant}\`?`;
    return new UserError(`I do not know «${command} ${first.slice(0, 60)}». ${hint}`);
  }
}
