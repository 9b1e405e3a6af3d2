import type { Campaign } from '../../services/social/index.ts';
import { yesterdayOf } from '../../reporting/periods-of.ts';
import { pacingOf } from '../../reporting/pacing-of.ts';
import type { FigureStore } from '../../shared/figure-store.ts';
import type { Ledger } from '../../shared/ledger.ts';
import { dayAt } from '../../shared/local-time.ts';
import type { Pacing } from '../../shared/pacing.ts';
import type { AlertFound } from '../../shared/pacing-alert.ts';
import type { PacingJudged, PacingQuestion } from '../../shared/pacing-check.ts';
import type { Agency } from '../figures/agency.ts';
import { campaignBudget } from './campaign-budget.ts';
import { knownEnds } from '../figures/known-ends.ts';

export function createJudgePacing({
  agency,
  ledger,
  figures,
}: {
  agency: Agency;
  ledger: Pick<Ledger, 'about'>;
  figures: Pick<FigureStore, 'within'>;
}) {
  return {
    /** How the campaigns of a media plan spend, of those that something is wrong with; its figures are in the store. */
    async judgePacing(question: PacingQuestion): Promise<PacingJudged> {
      const { source, now } = question;
      const { subject, zone, flight } = source;
      // Budgets and states as they are now: somebody may have mended them a moment ago.
      const sinceMs = Math.max(0, Date.now() - Date.parse(now));
      const { value: lists } = await agency.lists.get(sinceMs);
      const campaigns = (lists.campaigns.get(subject.id) ?? []).filter(hasStart);
      const to = yesterdayOf(now, zone);
      const from = flight?.from ?? to;
      const ids = campaigns.map(({ id }) => id);
      const [ends, days] = await Promise.all([
        knownEnds(ledger, { mediaPlan: subject.id, campaigns: ids, zone }),
        figures.within(subject, { from, to }),
      ]);
      const daysOf = Map.groupBy(days, (each) => each.subject.id);
      const pacings = campaigns.flatMap((campaign): Pacing[] => {
        const planned = whatIsPlanned(campaign, question, ends.get(campaign.id));
        const own = daysOf.get(campaign.id) ?? [];
        // It was not there yet when the figures were read: of those it is not known that they are missing.
        if (own.length === 0 && planned.flight.from <= to) return [];
        return [pacingOf({ ...planned, days: own })];
      });
      return { found: pacings.flatMap(foundIn), looked: pacings.map(({ target }) => target.id) };
    },
  };
}

/** Spend so many times above tolerance does not wait for the end of quiet hours. */
const urgentTimes = 2;

function whatIsPlanned(
  campaign: Campaign & { start_date: string },
  { settings, source, now }: PacingQuestion,
  knownEnd: string | undefined,
): Omit<Parameters<typeof pacingOf>[0], 'days'> {
  const { zone, currency, path } = source;
  const { id, name, status } = campaign;
  const from = dayAt(Date.parse(campaign.start_date) / 1000, zone);
  const end = knownEnd ?? settings.endsOn;
  const flight = { from, ...(end !== undefined && end >= from && { to: end }) };
  const budget = campaignBudget(campaign, { currency, flight });
  return {
    target: { kind: 'campaign', id, name: name ?? id, path: { ...path, campaign: id } },
    zone,
    currency,
    flight,
    ...(budget && { budget }),
    playing: status === 'play',
    now,
    tolerance: settings.tolerance,
  };
}

function foundIn({ causes, ...pacing }: Pacing): AlertFound[] {
  return causes.map(({ cause, sentence }) => ({
    about: { kind: 'campaign', cause, sentence, pacing },
    isUrgent: cause === 'over' && isFarOver(pacing),
  }));
}

function isFarOver({ spent, plan }: Omit<Pacing, 'causes'>): boolean {
  if (plan === undefined || plan.due.minor <= 0) return false;
  const percent = (100 * (spent.minor - plan.due.minor)) / plan.due.minor;
  return percent > plan.tolerancePercent * urgentTimes;
}

const hasStart = (campaign: Campaign): campaign is Campaign & { start_date: string } =>
  Number.isFinite(Date.parse(campaign.start_date ?? ''));
