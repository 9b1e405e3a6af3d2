import type { Workspace } from '../doors.ts';

type Command = Workspace['commands'][number];

/** The commands that what is typed may become: all that begin so, and the one whose arguments are being typed. */
export function matchCommands(typed: string, commands: Command[]): Command[] {
  if (!typed.startsWith('/')) return [];
  const [word = ''] = typed.split(' ', 1);
  return typed.includes(' ')
    ? commands.filter(({ command }) => command === word)
    : commands.filter(({ command }) => command.startsWith(word.toLowerCase()));
}
