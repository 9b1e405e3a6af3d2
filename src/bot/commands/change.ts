import { clockAt } from '../../shared/local-time.ts';
import { splitUntil } from '../../shared/parse-until.ts';
import type { ProposalRequest } from '../../shared/proposal.ts';
import { parseWanted } from '../../shared/wanted-value.ts';
import type { CommandCall, CommandHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { openView } from '../open-view.ts';
import { parseChange } from '../parse-change.ts';
import { startProposal } from '../start-proposal.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { changeForm } from '../views/change-form.ts';
import { zoneOf } from '../zone-of.ts';

/** `/adops bid <ad or ad set> <value> [until …] [reason]`, and the same for `budget`. What is missing is asked for in a form. */
export function changeValueOf(of: ProposalRequest['of']): CommandHandler {
  return async (call, deps) => {
    await knock(deps.temporal, 1_000);
    const { target, value, rest, isSure } = parseChange(call.words);
    const { reason, end } = await readRest(rest, call, deps);
    if (!isSure) {
      const given = { target, value, ...(reason && { reason }), ...(end && { until: end.words }) };
      await openView(call, changeForm(of, call.channel, given));
      return undefined;
    }
    const request: ProposalRequest = {
      of,
      rows: [{ target, value: parseWanted(value) }],
      ...(reason && { reason }),
      ...(end && { until: end.at }),
      by: call.by,
      channel: call.channel,
      submission: call.triggerId,
    };
    await startProposal(request, deps.temporal, 2_000);
    return undefined;
  };
}

interface Rest {
  reason?: string;
  /** Its instant, and the same on the person's clock. */
  end?: { at: string; words: string };
}

/** The end and the reason that follow the value. @throws UserError for an end that nobody can understand */
async function readRest(rest: string, { by, slack }: CommandCall, { now }: BotDeps): Promise<Rest> {
  if (!/\buntil\b/i.test(rest)) return rest === '' ? {} : { reason: rest };
  const zone = await zoneOf(by.user, slack);
  const split = splitUntil(rest, { now: now(), zone });
  if ('problem' in split) throw new UserError(`${split.problem} Nothing was proposed.`);
  const reason = [split.before, split.after].filter((words) => words !== '').join(' ');
  const at = split.until;
  return {
    ...(reason !== '' && { reason }),
    ...(at !== undefined && { end: { at, words: clockAt(Date.parse(at) / 1000, zone) } }),
  };
}
