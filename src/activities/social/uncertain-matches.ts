import type { ResolvedCampaign } from '../../plan/resolve-plan.ts';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { LiveCampaign, LiveObject } from './live-media-plan.ts';
import { match, type Findable } from './match.ts';

/**
 * Where the live tree cannot be told from the plan, so that a launch might make something twice: several
 * live objects of one planned name, objects the plan leaves unnamed beside live ones, and ad sets the plan
 * points at that are not there.
 */
export function uncertainMatches(
  campaigns: readonly ResolvedCampaign[],
  live: readonly LiveCampaign[],
): PlanProblem[] {
  return level('campaigns', campaigns, live).flatMap(({ path, planned, there, problems }) => [
    ...problems,
    ...level(`${path}.ad_sets`, planned.adSets, there?.adSets ?? []).flatMap((adSet) => [
      ...adSet.problems,
      ...level(`${adSet.path}.ads`, adSet.planned.ads, adSet.there?.ads ?? []).flatMap(
        (ad) => ad.problems,
      ),
    ]),
  ]);
}

function level<P extends Findable, L extends LiveObject>(
  path: string,
  planned: readonly P[],
  live: readonly L[],
) {
  const isMixed = live.length > 0;
  return match(planned, live).map(({ planned: object, live: candidates }, index) => {
    const at = `${path}[${index}]`;
    const problem = uncertainty(object, candidates, isMixed);
    return {
      path: at,
      planned: object,
      there: candidates[0],
      problems: problem === undefined ? [] : [{ path: at, ...problem }],
    };
  });
}

function uncertainty({ key, name, existingId }: Findable, live: LiveObject[], isMixed: boolean) {
  if (existingId !== undefined && live.length === 0) {
    const message = `there is no ad set with id ${existingId} under this campaign`;
    return { message, fix: 'give the id of an ad set that exists, or a name to make a new one' };
  }
  if (live.length > 1) {
    const ids = live.map(({ id }) => id).join(', ');
    const message = `the service has ${live.length} called «${name ?? key}» (ids ${ids})`;
    return { message, fix: 'rename or delete all but one in the service, then launch again' };
  }
  if (name === undefined && existingId === undefined && isMixed) {
    const message = `«${key}» has no name, and the service already has objects beside it: it may be one of them`;
    return { message, fix: 'give it a name' };
  }
  return undefined;
}
