import { generatedIoNumber } from '../shared/ids.ts';
import type { PlanProblem } from '../shared/plan-problem.ts';
import type { PlanOverrides } from '../shared/plan-ref.ts';
import { arrangeProblems } from './found-problem.ts';
import { daysBetween, isDay } from '../shared/local-time.ts';
import type { Plan } from './plan.ts';
import { checkAccount } from './resolve/check-account.ts';
import { resolveCampaign } from './resolve/resolve-campaign.ts';
import type { Resolving } from './resolve/resolve-flight.ts';
import type { ResolvedPlan } from './resolved-plan.ts';

export type { ResolvedAd, ResolvedAdSet, ResolvedCampaign, ResolvedPlan } from './resolved-plan.ts';

/** What a plan file cannot know. */
export interface PlanSetting {
  /** Advertiser and account are found by now; only the start date matters here. */
  overrides: PlanOverrides;
  /** For the IO number of a plan that brings none. */
  digest: string;
  now: Date;
  account: { id: string; currency: string; timeZone: string };
  advertiserId: string;
}

/** Turns a plan into what the service takes, or says what keeps it from working in this account at this time. */
export function resolvePlan(plan: Plan, setting: PlanSetting): Resolution {
  const { overrides, now, account } = setting;
  const obstacles = [
    ...checkAccount(plan.mediaPlan, account),
    ...checkStartDate(overrides.startDate),
  ];
  if (obstacles.length > 0) return { problems: obstacles, warnings: [] };
  const resolving: Resolving = {
    ...account,
    now,
    shift: shiftOf(plan, overrides.startDate),
    problems: [],
    warnings: [],
  };
  const campaigns = plan.campaigns.flatMap(
    (campaign) => resolveCampaign(campaign, resolving) ?? [],
  );
  const problems = arrangeProblems(resolving.problems);
  const { warnings } = resolving;
  if (problems.length > 0) return { problems, warnings };
  return {
    resolved: { mediaPlan: resolveMediaPlan(plan, setting), campaigns },
    problems,
    warnings,
  };
}

/** `resolved` is there exactly when there are no problems. */
export interface Resolution {
  resolved?: ResolvedPlan;
  problems: PlanProblem[];
  /** Sentences for the preview. */
  warnings: string[];
}

function checkStartDate(startDate: string | undefined): PlanProblem[] {
  if (startDate === undefined || isDay(startDate)) return [];
  return [
    {
      path: 'start date',
      message: `expected a day, found ${JSON.stringify(startDate)}`,
      fix: 'write it as 2027-01-31',
    },
  ];
}

/** Days by which the whole plan moves, so that its first campaign starts on the day asked for. */
function shiftOf({ campaigns }: Plan, startDate: string | undefined): number {
  const [earliest] = campaigns.map(({ start }) => start.day).toSorted();
  return startDate === undefined || earliest === undefined ? 0 : daysBetween(earliest, startDate);
}

function resolveMediaPlan(
  { mediaPlan }: Plan,
  { digest, account, advertiserId }: PlanSetting,
): ResolvedPlan['mediaPlan'] {
  const { network, name, ioNumber = generatedIoNumber(digest), values } = mediaPlan;
  const create = {
    ...values,
    source: network,
    advertiser_id: advertiserId,
    account_id: account.id,
    io_number: ioNumber,
  };
  return { network, ioNumber, name, create };
}
