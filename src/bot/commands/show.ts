import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import { startShow } from '../start-show.ts';
import { UserError } from '../user-error.ts';

/** `/adops show <media plan>` */
export const show: CommandHandler = async (call, deps) => {
  if (call.words === '') {
    throw new UserError(
      `Which media plan? Give its id, its IO number or a part of its name: \`${slashCommand} show IO-2026-114\`.`,
    );
  }
  await startShow(call.words.replaceAll(/\s+/g, ' '), call, deps);
  return undefined;
};
