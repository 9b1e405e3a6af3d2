import type { RichTextBlock } from '@slack/types';
import type { Tallies, Tally } from '../../shared/launch.ts';
import { preformatted } from '../kit/rich-text.ts';

/** How far the whole is: a bar, and the counts of each level. */
export function progressSum(tallies: Tallies): RichTextBlock {
  return preformatted([
    bar(tallies),
    '',
    levelLine('Campaigns', tallies.campaigns),
    levelLine('Ad sets', tallies.adSets),
    levelLine('Ads', tallies.ads),
  ]);
}

/** Share of all objects that are there, in whole percent; 100 only when nothing is missing. */
export function percentThere({ campaigns, adSets, ads }: Tallies): number {
  const levels = [campaigns, adSets, ads];
  const planned = levels.reduce((sum, level) => sum + level.planned, 0);
  const there = levels.reduce((sum, level) => sum + level.existed + level.made, 0);
  return planned === 0 ? 100 : Math.floor((there / planned) * 100);
}

const barWidth = 30;

function bar(tallies: Tallies): string {
  const percent = percentThere(tallies);
  const full = Math.floor((percent / 100) * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}  ${percent} %`;
}

function levelLine(name: string, { planned, existed, made, failed }: Tally): string {
  const parts = [
    `${grouped(existed + made).padStart(5)} of ${grouped(planned)}`,
    ...(existed > 0 ? [`${grouped(existed)} existed`] : []),
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
  ];
  return `${name.padEnd(10)}${parts.join(', ')}`;
}

const grouped = (count: number) => count.toLocaleString('en');
