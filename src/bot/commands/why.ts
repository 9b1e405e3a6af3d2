import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import { readExportPeriod } from '../export-period.ts';
import { startExport } from '../start-export.ts';
import { startWhy } from '../start-why.ts';
import { UserError } from '../user-error.ts';

/** `/adops why <object>` and `/adops why export [from] [to]` */
export const why: CommandHandler = async (call, deps) => {
  const words = call.words.trim().replaceAll(/\s+/g, ' ');
  if (words === '') {
    throw new UserError(
      `Why what? Give the id, the IO number or a part of the name: \`${slashCommand} why IO-2026-114\`.`,
    );
  }
  const period = readExportPeriod(words);
  if (period !== undefined) await startExport(period, call, deps);
  else await startWhy({ kind: 'words', words }, call, deps);
  return undefined;
};
