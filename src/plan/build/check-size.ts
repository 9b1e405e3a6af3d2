import type { FoundProblem } from '../found-problem.ts';
import { planLimits } from '../plan-limits.ts';
import type { PlannedCampaign } from '../plan.ts';
import { placeOfMissing, problemAt, type SourceMap } from '../source/source-node.ts';

/** A plan has at least one campaign and at most as much as one launch can carry. */
export function checkSize(
  root: SourceMap,
  campaigns: readonly PlannedCampaign[],
  problems: FoundProblem[],
): void {
  const entry = root.entries.get('campaigns');
  const place = entry?.namedAt ?? placeOfMissing(root.place, ['campaigns']);
  const count = entry?.node.kind === 'list' ? entry.node.items.length : 0;
  const adSets = campaigns.flatMap((campaign) => campaign.adSets);
  const ads = adSets.reduce((sum, adSet) => sum + adSet.ads.length, 0);
  if (count === 0 && (entry === undefined || entry.node.kind !== 'map')) {
    problems.push(problemAt(place, 'is required', 'give at least one campaign'));
  }
  const sizes = [
    { words: 'campaigns', size: count, limit: planLimits.campaigns },
    { words: 'ad sets', size: adSets.length, limit: planLimits.adSets },
    { words: 'ads', size: ads, limit: planLimits.ads },
  ];
  for (const { words, size, limit } of sizes) {
    if (size <= limit) continue;
    const [has, allowed] = [size, limit].map((number) => number.toLocaleString('en'));
    problems.push(problemAt(place, `has ${has} ${words}, more than ${allowed}`, splitting));
  }
}

const splitting = 'split the plan into several files with an IO number each';
