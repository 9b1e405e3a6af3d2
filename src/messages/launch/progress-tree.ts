import type { RichTextBlock } from '@slack/types';
import type { AdSetProgress, CampaignProgress, Tally } from '../../shared/launch.ts';
import { counted } from '../kit/counted.ts';
import { cutTree } from '../kit/cut-tree.ts';
import { oneLine } from '../kit/one-line.ts';
import { preformatted } from '../kit/rich-text.ts';
import { stateWord } from './state-word.ts';

/**
 * The live tree, one line a campaign and ad set, in columns: state, ads there of ads planned, name; on a phone
 * the end of a line is out of sight. Where it must be cut, what is under way or went wrong goes first.
 */
export function progressTree(campaigns: CampaignProgress[]): RichTextBlock | undefined {
  if (campaigns.length === 0) return undefined;
  const lines = campaigns.reduce((sum, { adSets }) => sum + 1 + adSets.length, 0);
  const ordered = lines <= linesShown ? campaigns : campaigns.toSorted(byInterest);
  const cut = cutTree(
    ordered.map((campaign) => ({ parent: campaign, children: campaign.adSets })),
    linesShown,
  );
  return preformatted([
    `${''.padEnd(8)}${'ads'.padStart(countWidth)}`,
    ...cut.branches.flatMap(({ parent, children, moreChildren }) => [
      columns(parent.key, parent.state, adsOf(parent), ''),
      ...children.map((adSet) => columns(adSet.key, adSet.state, adSet.ads, '  ')),
      ...(moreChildren > 0 ? [`  … and ${counted(moreChildren, 'more ad set')}`] : []),
    ]),
    ...moreCampaigns(cut.moreParents),
  ]);
}

const linesShown = 36;
const nameWidth = 40;
const countWidth = 8;

function columns(key: string, state: AdSetProgress['state'], ads: Tally, indent: string): string {
  const name = `${indent}${oneLine(key, nameWidth - indent.length)}`;
  const there = `${ads.existed + ads.made}/${ads.planned}`.padStart(countWidth);
  const failed = ads.failed > 0 ? `  (${counted(ads.failed, 'ad')} failed)` : '';
  return `${stateWord[state].padEnd(8)}${there}  ${name}${failed}`;
}

function adsOf({ adSets }: CampaignProgress): Tally {
  const sum = (of: (ads: Tally) => number) => adSets.reduce((total, { ads }) => total + of(ads), 0);
  return {
    planned: sum(({ planned }) => planned),
    existed: sum(({ existed }) => existed),
    made: sum(({ made }) => made),
    failed: sum(({ failed }) => failed),
  };
}

const interest = ['failed', 'making', 'stopped', 'planned', 'made', 'existed'] as const;

function byInterest(left: CampaignProgress, right: CampaignProgress): number {
  return interest.indexOf(left.state) - interest.indexOf(right.state);
}

function moreCampaigns(hidden: CampaignProgress[]): string[] {
  if (hidden.length === 0) return [];
  const states = interest
    .map((state) => ({ state, count: hidden.filter((one) => one.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${stateWord[state]}`);
  return [`… and ${counted(hidden.length, 'more campaign')}: ${states.join(', ')}`];
}
