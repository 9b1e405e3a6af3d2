import { clockAt } from '../shared/local-time.ts';
import type { PolicyFacts, PolicyRequest } from '../shared/policy.ts';
import type { Demand } from './demand.ts';
import type { CalendarFreeze } from './policy-file.ts';
import { windowOf } from './freeze-window.ts';
import { ruleAt, type Policy } from './policy.ts';
import { approvalWords } from './approval-words.ts';
import { touches } from './touches.ts';

/** Freezes that hold for the request now, from the calendar and by command. They stop all but reading and unfreezing. */
export function freezeDemands(
  request: PolicyRequest,
  policy: Policy,
  { now, freezes }: PolicyFacts,
): Demand[] {
  if (request.kind === 'read' || request.kind === 'freeze') return [];
  const { calendar, override } = policy.freezes;
  const byCalendar = calendar.flatMap((freeze, index): Demand[] => {
    const window = windowOf(freeze);
    const at = Date.parse(now) / 1000;
    const isOn = window.from <= at && at < window.until;
    if (!isOn || !touches(freeze.advertisers, request.advertiser)) return [];
    const until = `${clockAt(window.until, freeze.zone)} ${freeze.zone}`;
    const frozen = `«${freeze.name}» freezes changes until ${until}: ${freeze.reason}.`;
    const rule = ruleAt(policy, `freezes.calendar[${index}]`);
    return [
      { reason: { rule, sentence: withWayOut(frozen, freeze.override) }, ask: freeze.override },
    ];
  });
  const byCommand = freezes.map(({ target, reason, until }): Demand => {
    const end = until === undefined ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`;
    const sentence = withWayOut(`${target} is frozen${end}: ${reason}.`, override);
    return { reason: { rule: ruleAt(policy, 'freezes.override'), sentence }, ask: override };
  });
  return [...byCalendar, ...byCommand];
}

function withWayOut(frozen: string, override: CalendarFreeze['override']): string {
  if (override === undefined) return `${frozen} Ask again when the freeze is over.`;
  return `${frozen} It passes with ${approvalWords(override)}.`;
}
