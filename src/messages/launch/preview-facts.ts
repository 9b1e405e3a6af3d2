import type { SectionBlock } from '@slack/types';
import type { LaunchPreview, Tallies, Tally } from '../../shared/launch.ts';
import { formatMoney } from '../../shared/money.ts';
import { counted } from '../kit/counted.ts';
import { facts } from '../kit/facts.ts';
import { networkName } from '../kit/network-name.ts';

/** Where the media plan belongs. */
export function whereFacts({ mediaPlan }: LaunchPreview): SectionBlock {
  return facts(
    ['IO number', mediaPlan.ioNumber],
    ['Network', networkName(mediaPlan.network)],
    ['Advertiser', mediaPlan.advertiser.name, `id ${mediaPlan.advertiser.id}`],
    ['Account', mediaPlan.account.name, `id ${mediaPlan.account.id}`],
    ['Currency', mediaPlan.currency],
    ['Time zone', mediaPlan.timeZone],
  );
}

/** What a launch would make and cost. */
export function sumFacts({ tallies, perDay, flight }: LaunchPreview): SectionBlock {
  return facts(
    ['To make', ...levelLines(tallies, ({ planned, existed }) => planned - existed)],
    ['Already there', ...levelLines(tallies, ({ existed }) => existed)],
    ['Money a day', formatMoney(perDay)],
    ['Money over the flight', formatMoney(flight)],
  );
}

function levelLines({ campaigns, adSets, ads }: Tallies, of: (tally: Tally) => number): string[] {
  return [
    counted(of(campaigns), 'campaign'),
    counted(of(adSets), 'ad set'),
    counted(of(ads), 'ad'),
  ];
}

/** What the plan asks for and the service does not have. */
export function leftToMake({ campaigns, adSets, ads }: Tallies) {
  return {
    campaigns: campaigns.planned - campaigns.existed,
    adSets: adSets.planned - adSets.existed,
    ads: ads.planned - ads.existed,
  };
}
