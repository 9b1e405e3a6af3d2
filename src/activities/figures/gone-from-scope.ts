import type { Advertiser } from '../../services/social/index.ts';
import type { DigestScope, MissingSource } from '../../shared/digest.ts';
import type { AgencyLists } from './agency.ts';
import { takeOut } from './survey.ts';

/**
 * What a scope names and the social service does not have any more.
 * @param advertisers all there are, or none where every one named has media plans
 */
export function goneFromScope(
  scope: DigestScope,
  { mediaPlans, accounts }: AgencyLists,
  advertisers: ReadonlyMap<string, Advertiser>,
): MissingSource[] {
  const plans = new Map(mediaPlans.map((plan) => [plan.id, plan]));
  const known = new Set([
    ...advertisers.keys(),
    ...mediaPlans.map(({ advertiser_id }) => advertiser_id),
  ]);
  return [
    ...scope.mediaPlans.flatMap((id): MissingSource[] => {
      const plan = plans.get(id);
      if (plan && !plan.deleted) return [];
      const subject = { source: 'social', kind: 'media plan', id } as const;
      if (plan === undefined) return [{ subject, ...gone('media plan', id) }];
      const why = `The media plan was deleted. ${takeOut}`;
      return [{ subject, name: plan.name, why, passing: false }];
    }),
    ...scope.advertisers.filter((id) => !known.has(id)).map((id) => gone('advertiser', id)),
    ...scope.accounts.filter((id) => !accounts.has(id)).map((id) => gone('account', id)),
  ];
}

const gone = (kind: string, id: string): MissingSource => ({
  name: `${kind} ${id}`,
  why: `The social service has no ${kind} with the id ${id}. ${takeOut}`,
  passing: false,
});
