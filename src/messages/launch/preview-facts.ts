import type { SectionBlock } from '@slack/types';
import type { LaunchPreview, Tallies } from '../../shared/launch.ts';
import { formatMoney } from '../../shared/money.ts';
import { countedLevels } from '../kit/counted.ts';
import { facts } from '../kit/facts.ts';
import { networkName } from '../kit/network-name.ts';

/** Where the media plan belongs. */
export function whereFacts({ mediaPlan }: LaunchPreview): SectionBlock {
  return facts(
    ['IO number', mediaPlan.ioNumber],
    ['Network', networkName(mediaPlan.network)],
    ['Advertiser', `${mediaPlan.advertiser.name} (id ${mediaPlan.advertiser.id})`],
    ['Account', `${mediaPlan.account.name} (id ${mediaPlan.account.id})`],
    ['Currency and time zone', `${mediaPlan.currency}, ${mediaPlan.timeZone}`],
  );
}

/** What a launch would make and cost. */
export function sumFacts({ tallies, perDay, flight }: LaunchPreview): SectionBlock {
  return facts(
    ['To make', levels(leftToMake(tallies))],
    ['Already there', levels(alreadyThere(tallies))],
    ['Money a day', formatMoney(perDay)],
    ['Money over the flight', formatMoney(flight)],
  );
}

function levels(counts: Record<'campaigns' | 'adSets' | 'ads', number>): string {
  const none = counts.campaigns + counts.adSets + counts.ads === 0;
  return none ? 'nothing' : countedLevels(counts);
}

function alreadyThere({ campaigns, adSets, ads }: Tallies) {
  return { campaigns: campaigns.existed, adSets: adSets.existed, ads: ads.existed };
}

/** What the plan asks for and the service does not have. */
export function leftToMake({ campaigns, adSets, ads }: Tallies) {
  return {
    campaigns: campaigns.planned - campaigns.existed,
    adSets: adSets.planned - adSets.existed,
    ads: ads.planned - ads.existed,
  };
}
