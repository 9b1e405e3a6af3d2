import type { RichTextBlock, RichTextSection } from '@slack/types';
import type { CampaignPreview } from '../../shared/launch.ts';
import { formatMoney } from '../../shared/money.ts';
import { counted } from '../kit/counted.ts';
import { days } from '../kit/days.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, italic, line } from '../kit/rich-text.ts';
import { treeList } from '../tree-list.ts';

/** What a plan asks for, campaign by campaign, and what of it is there already. */
export function previewTree(campaigns: CampaignPreview[]): RichTextBlock | undefined {
  return treeList(campaigns, campaignLine, adSetLine);
}

function campaignLine(campaign: CampaignPreview): RichTextSection {
  const { key, objective, startOn, endOn, perDay, flight, existed, adSets } = campaign;
  const ads = adSets.reduce((sum, adSet) => sum + adSet.ads, 0);
  const particulars = [
    inWords(objective),
    days(startOn, endOn),
    ...(perDay ? [`${formatMoney(perDay)} a day`] : []),
    ...(flight ? [`${formatMoney(flight)} in all`] : []),
    `${counted(adSets.length, 'ad set')}, ${counted(ads, 'ad')}`,
  ].join(' · ');
  return line(
    bold(oneLine(key, 60)),
    ...(existed ? [italic(' (already there)')] : []),
    `\n${oneLine(particulars, 150)}`,
  );
}

function adSetLine({ key, existed, ads, adsExisting }: CampaignPreview['adSets'][number]) {
  const there =
    adsExisting > 0 ? `, ${adsExisting.toLocaleString('en')} of them already there` : '';
  return line(
    oneLine(key, 60),
    ...(existed ? [italic(' (already there)')] : []),
    `: ${counted(ads, 'ad')}${there}`,
  );
}

/** `LINK_CLICKS` as people write it: `Link clicks`. */
function inWords(objective: string): string {
  const words = objective.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
