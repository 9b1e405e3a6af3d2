import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import { readUndo } from '../read-undo.ts';
import { startUndo } from '../start-undo.ts';
import { UserError } from '../user-error.ts';

/** `/adops undo <run or ledger entry> [reason]` */
export const undo: CommandHandler = async ({ words, by, channel }, deps) => {
  const [, id = '', reason] = /^(\S*)\s*(.*)$/s.exec(words) ?? [];
  const what = readUndo(id);
  if (what === undefined) {
    throw new UserError(
      `What do you want to undo? Give the id of a change as \`${slashCommand} why\` shows it, of at least 8 characters: \`${slashCommand} undo 3f9c2a1b\`.`,
    );
  }
  return startUndo({ what, by, channel, ...(reason && { reason: reason.slice(0, 500) }) }, deps);
};
