import { distance } from 'fastest-levenshtein';
import { commandNames, isCommandName, type CommandName } from '../messages/help-topics.ts';

/** What somebody typed after the slash command. */
export type Input =
  { name: CommandName; words: string } | { unknown: string; nearest: string | undefined };

/** Splits the text into the sub-command and the rest; no text is a call for help. */
export function parseInput(text: string): Input {
  const [, first = '', words = ''] = /^(\S*)\s*(.*)$/s.exec(unescape(text).trim()) ?? [];
  const name = first.toLowerCase();
  if (name === '') return { name: 'help', words: '' };
  if (isCommandName(name)) return { name, words };
  return { unknown: first, nearest: nearest(name, commandNames) };
}

/** The candidate somebody most likely meant: at most a third of it mistyped, or begun and not ended. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, mistakes: mistakesIn(typed, candidate.toLowerCase()) }))
    .filter(({ candidate: { length }, mistakes }) => {
      return mistakes < length && mistakes <= Math.max(2, length / 3);
    })
    .toSorted((left, right) => left.mistakes - right.mistakes)[0]?.candidate;
}

function mistakesIn(typed: string, candidate: string): number {
  const isBegun = typed.length >= 3 && candidate.includes(typed);
  return isBegun ? 0 : distance(typed, candidate);
}

/** Slack sends these three as entities: https://docs.slack.dev/interactivity/implementing-slash-commands */
function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
