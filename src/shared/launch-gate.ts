import type { GateRequest } from './gate.ts';
import type { LaunchPreview, Person } from './launch.ts';
import type { Money } from './money.ts';
import type { TargetPath } from './target.ts';

/** A launch as the policy looks at it: what it would make, beside what is there. */
export function launchGate(
  { mediaPlan, campaigns, perDay, topBid, tallies }: LaunchPreview,
  { by, channel }: { by: Person; channel: string },
): GateRequest {
  const dailyBudget = highest(
    campaigns.flatMap(({ existed, perDay: daily }) => (existed || !daily ? [] : [daily])),
  );
  const levels = [tallies.campaigns, tallies.adSets, tallies.ads];
  const below = levels.reduce((all, { planned, existed }) => all + planned - existed, 0);
  return {
    kind: 'launch',
    by,
    channel,
    path: launchPath(mediaPlan),
    entities: below + (mediaPlan.id === undefined ? 1 : 0),
    perDay,
    ...(dailyBudget && { dailyBudget }),
    ...(topBid && { bid: topBid }),
  };
}

/** All that the media plan is in, and itself where it exists. */
export function launchPath({ id, advertiser, account }: LaunchPreview['mediaPlan']): TargetPath {
  return {
    advertiser: advertiser.id,
    account: account.id,
    ...(id !== undefined && { mediaPlan: id }),
  };
}

function highest(amounts: Money[]): Money | undefined {
  return amounts.toSorted((one, other) => other.minor - one.minor)[0];
}
