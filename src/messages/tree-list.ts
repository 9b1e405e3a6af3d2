import type { RichTextBlock, RichTextSection } from '@slack/types';
import { counted } from './kit/counted.ts';
import { cutTree } from './kit/cut-tree.ts';
import { italic, line, list, richText } from './kit/rich-text.ts';

/** Campaigns and their ad sets as a list; what a message cannot hold is counted instead. Nothing where there are none. */
export function treeList<AdSet, Campaign extends { adSets: AdSet[] }>(
  campaigns: Campaign[],
  campaignLine: (campaign: Campaign) => RichTextSection,
  adSetLine: (adSet: AdSet) => RichTextSection,
): RichTextBlock | undefined {
  if (campaigns.length === 0) return undefined;
  const cut = cutTree(
    campaigns.map((campaign) => ({ parent: campaign, children: campaign.adSets })),
    linesShown,
  );
  return richText(
    ...cut.branches.flatMap(({ parent, children, moreChildren }) => {
      const below = [...children.map(adSetLine), ...moreLine(moreChildren, 'more ad set')];
      const nested = below.length > 0 ? [list(below, { indent: 1 })] : [];
      return [list([campaignLine(parent)]), ...nested];
    }),
    ...moreLine(cut.moreParents.length, 'more campaign').map((more) => list([more])),
  );
}

const linesShown = 32;

function moreLine(count: number, what: string): RichTextSection[] {
  return count > 0 ? [line(italic(`… and ${counted(count, what)}`))] : [];
}
