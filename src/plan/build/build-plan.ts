import { nearest } from '../../services/nearest.ts';
import type { Network } from '../../shared/plan-ref.ts';
import type { FoundProblem } from '../found-problem.ts';
import { planLimits } from '../plan-limits.ts';
import type { Plan } from '../plan.ts';
import { placeOfMissing, problemAt, type SourceMap } from '../source/source-node.ts';
import { buildCampaign } from './build-campaign.ts';
import { buildMediaPlan } from './build-media-plan.ts';
import { buildAll } from './built.ts';
import { checkSize } from './check-size.ts';
import { inherit, type Building, type Inheritance } from './inheritance.ts';
import type { MergedFields } from './merged-fields.ts';
import { readObject } from './read-object.ts';
import { mapUnder, mapsUnder } from './structure.ts';

/** Builds the plan that a file describes, as one for this network; absent when anything is wrong with it. */
export function buildPlan(
  root: SourceMap,
  network: Network,
): { plan?: Plan; problems: FoundProblem[] } {
  const problems: FoundProblem[] = [];
  const building: Building = { network, problems };
  checkParts(root, problems);
  const map = mapUnder(root, 'media_plan', problems);
  const merged = map && readObject(map, 'media_plan', [], building);
  const mediaPlan = merged && buildMediaPlan(merged, building);
  const inheritance = inherit(fromMediaPlan(merged), root, ['campaign', 'ad_set', 'ad'], building);
  // What is beyond the limit is refused as a whole: see `checkSize`.
  const maps = mapsUnder(root, 'campaigns', problems).slice(0, planLimits.campaigns);
  const campaigns = buildAll(maps, problems, (campaign) =>
    buildCampaign(campaign, inheritance, building),
  );
  checkSize(root, campaigns, problems);
  if (mediaPlan === undefined || problems.length > 0) return { problems };
  return { plan: { mediaPlan, campaigns }, problems };
}

const parts = ['media_plan', 'defaults', 'campaigns'];

function checkParts(root: SourceMap, problems: FoundProblem[]): void {
  for (const [name, { namedAt }] of root.entries) {
    if (parts.includes(name)) continue;
    const meant = nearest(name, parts);
    const fix = meant === undefined ? 'take it out' : `write ${meant}, or take it out`;
    problems.push(problemAt(namedAt, 'is not a part of a plan', fix));
  }
  if (!root.entries.has('media_plan')) {
    const place = placeOfMissing(root.place, ['media_plan']);
    problems.push(
      problemAt(place, 'is required', 'give network, name, advertiser and account in it'),
    );
  }
}

/** Campaigns are paid for as their media plan says, unless they say so themselves. */
function fromMediaPlan(merged: MergedFields | undefined): Inheritance {
  const payment = merged?.fields.get('funding_instrument_id');
  const campaign =
    merged === undefined || payment === undefined
      ? []
      : [new Map([['funding_instrument_id', payment]])];
  return { campaign, ad_set: [], ad: [] };
}
