import { help as overview, helpOn } from '../../messages/help.ts';
import type { CommandHandler } from '../call.ts';
import { parseInput } from '../input.ts';
import { notUnderstood } from '../not-understood.ts';

/** `/adops help [topic]` */
export const help: CommandHandler = async ({ words }) => {
  if (words === '') return overview();
  const topic = parseInput(words);
  if ('unknown' in topic) return notUnderstood(topic);
  return helpOn(topic.name);
};
