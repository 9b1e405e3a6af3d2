import { dayWords, daysWords } from '../shared/day-words.ts';
import { daysBetween } from '../shared/local-time.ts';
import { formatMoney } from '../shared/money.ts';
import type { Pacing, PacingCause, PacingPlan } from '../shared/pacing.ts';
import type { DeliveredDays } from './delivered-days.ts';
import { quoted } from './quoted.ts';
import { lackOfConversions } from './lack-of-conversions.ts';
import type { PacingInput } from './pacing-input.ts';

/** Days that are missing for longer are no news. */
const lookBackDays = 7;

/** All that is wrong, each in a sentence with its figures, period and zone. */
export function pacingCausesOf(
  input: PacingInput,
  delivered: DeliveredDays,
  plan: PacingPlan | undefined,
): Pacing['causes'] {
  const { flight, playing } = input;
  const { days, yesterday, missing } = delivered;
  const isOver = flight.to !== undefined && yesterday >= flight.to;
  if (days.length === 0 || isOver) return [];
  if (!playing)
    return told(['paused with budget', plan && pausedWithBudget(input, delivered, plan)]);
  const stopped = stop(input, delivered);
  // What is not known may have been spent; what does not spend at all is not merely slow.
  const mayBeUnder = missing.length === 0 && stopped === undefined;
  return told(
    ['over', plan && away(input, delivered, plan, 'over')],
    ['under', plan && mayBeUnder ? away(input, delivered, plan, 'under') : undefined],
    ['stopped', stopped],
    ['no conversions', lackOfConversions(input, delivered)],
    ['no data', lackOfData(input, delivered)],
  );
}

const told = (...found: [PacingCause, string | undefined][]): Pacing['causes'] =>
  found.flatMap(([cause, sentence]) => (sentence === undefined ? [] : [{ cause, sentence }]));

function away(
  input: PacingInput,
  { spent, yesterday }: DeliveredDays,
  plan: PacingPlan,
  way: 'over' | 'under',
): string | undefined {
  const { due, tolerancePercent, planned, projected } = plan;
  if (due.minor <= 0) return undefined;
  const percent = (100 * (spent - due.minor)) / due.minor;
  if ((way === 'over' ? percent : -percent) <= tolerancePercent) return undefined;
  const by = `${Math.abs(percent).toFixed(0)} % ${way === 'over' ? 'more' : 'less'}`;
  const until = `by ${dayWords(yesterday)}`;
  return (
    `${named(input)} spent ${amount(spent, input)} ${until}, ${by} than the ${formatMoney(due)} ` +
    `due of ${formatMoney(planned)} (${flightWords(input)}); ${tolerancePercent.toFixed(0)} % is tolerated now. ` +
    `At the end it will be ${formatMoney(projected.money)}: ${projected.method}.`
  );
}

/** Nothing on the last full days after it had spent, though its budget is not used up. */
function stop(input: PacingInput, { days, spent, missing, yesterday }: DeliveredDays) {
  if (missing.includes(yesterday) || usedUp(input, spent)) return undefined;
  const known = days.filter(({ counts }) => counts.spent !== null).toReversed();
  const last = known.findIndex(({ counts }) => counts.spent !== 0);
  const [before, since] = [known[last], known[last - 1]];
  if (before === undefined || since === undefined) return undefined;
  const when =
    since.day === yesterday ? `on ${dayWords(yesterday)}` : `since ${dayWords(since.day)}`;
  return (
    `${named(input)} plays, but spent nothing ${when} (${input.zone}); on ${dayWords(before.day)} ` +
    `it spent ${amount(before.counts.spent ?? 0, input)}.`
  );
}

/** A lifetime budget that is spent stops a campaign as it should. */
const usedUp = ({ budget }: PacingInput, spent: number): boolean =>
  budget?.kind === 'lifetime' && spent >= budget.money.minor;

function pausedWithBudget(
  input: PacingInput,
  { spent, yesterday }: DeliveredDays,
  plan: PacingPlan,
) {
  const left = plan.planned.minor - spent;
  // The last cents of a budget are no reason to play again.
  if (100 * left <= input.tolerance.end * plan.planned.minor) return undefined;
  const daysLeft = daysBetween(yesterday, input.flight.to ?? yesterday);
  const days = daysLeft === 1 ? 'one day is' : `${daysLeft} days are`;
  return (
    `${named(input)} is paused with ${amount(left, input)} of ${formatMoney(plan.planned)} left, ` +
    `and ${days} left of its flight, ${flightDays(input)} (${input.zone}).`
  );
}

/** Days among the last of which nothing is known. */
function lackOfData(input: PacingInput, { days, missing }: DeliveredDays): string | undefined {
  const recent = days.slice(-lookBackDays).map(({ day }) => day);
  const lacking = recent.filter((day) => missing.includes(day));
  if (lacking.length === 0) return undefined;
  const isAll = lacking.length === recent.length;
  const lacks =
    isAll && recent.length > 1
      ? `any of the last ${recent.length} days`
      : lacking.map(dayWords).join(', ');
  return `${named(input)} plays, but the service tells no figures of ${lacks} (${input.zone}).`;
}

const named = ({ target }: PacingInput): string => quoted(target.name);

const amount = (minor: number, { currency }: PacingInput): string =>
  formatMoney({ minor, currency });

const flightWords = (input: PacingInput): string => `flight ${flightDays(input)}, ${input.zone}`;

const flightDays = ({ flight: { from, to = from } }: PacingInput): string =>
  daysWords({ from, to });
