import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import { readStatsWords } from '../read-stats-words.ts';
import { startStats } from '../start-stats.ts';
import { UserError } from '../user-error.ts';

/** `/adops stats <target> [period]` */
export const stats: CommandHandler = async (call, { temporal }) => {
  const { by, channel, triggerId } = call;
  const asked = readStatsWords(call.words);
  if (asked.words === '' || /^search$/i.test(asked.words)) {
    throw new UserError(
      `Whose figures? Give an id, an IO number or a part of the name: \`${slashCommand} stats IO-2026-114 last 7 days\`; a client of the search service after search: \`${slashCommand} stats search 501\`.`,
    );
  }
  const words = asked.words.slice(0, longest);
  const period = asked.period === undefined ? {} : { period: asked.period.slice(0, longest) };
  await startStats({ words, ...period, by, channel, asFile: false }, triggerId, temporal);
  return undefined;
};

/** Characters of a target, and of a period. */
const longest = 200;
