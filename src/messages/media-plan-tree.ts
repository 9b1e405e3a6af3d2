import type { RichTextSection } from '@slack/types';
import type { MediaPlanTree } from '../shared/media-plan-tree.ts';
import { counted, countedLevels } from './kit/counted.ts';
import { facts } from './kit/facts.ts';
import { header } from './kit/header.ts';
import { message, type Message } from './kit/message.ts';
import { networkName } from './kit/network-name.ts';
import { note } from './kit/note.ts';
import { oneLine } from './kit/one-line.ts';
import { bold, code, italic, line, paragraph } from './kit/rich-text.ts';
import { treeList } from './tree-list.ts';

type Campaign = MediaPlanTree['campaigns'][number];
type AdSet = Campaign['adSets'][number];

/** A media plan as the social service has it at this moment. */
export function mediaPlanTree(tree: MediaPlanTree): Message {
  const adSets = tree.campaigns.flatMap((campaign) => campaign.adSets);
  const ads = adSets.reduce((sum, adSet) => sum + adSet.ads.total, 0);
  const playing = adSets.reduce((sum, adSet) => sum + adSet.ads.playing, 0);
  const sums = countedLevels({ campaigns: tree.campaigns.length, adSets: adSets.length, ads });
  return message(
    `${tree.name}: ${sums}, ${playing} playing.`,
    header(tree.name),
    facts(
      ['IO number', tree.ioNumber ?? 'none'],
      ['Network', networkName(tree.network)],
      ['Media plan', `id ${tree.id}`],
      ['Advertiser and account', `id ${tree.advertiserId}`, `id ${tree.accountId}`],
    ),
    treeList(tree.campaigns, campaignLine, adSetLine) ?? paragraph(italic('It has no campaigns.')),
    note(`${sums}  ·  ${playing === 0 ? 'no ad is playing' : `${counted(playing, 'ad')} playing`}`),
  );
}

function campaignLine({ id, name, status, adSets }: Campaign): RichTextSection {
  const ads = adSets.reduce((sum, adSet) => sum + adSet.ads.total, 0);
  return line(
    bold(oneLine(name, 60)),
    ` · ${statusWord(status)} · ${counted(adSets.length, 'ad set')}, ${counted(ads, 'ad')} · `,
    code(oneLine(id, 40)),
  );
}

function adSetLine({ id, name, status, ads }: AdSet): RichTextSection {
  const playing = ads.playing === 0 ? '' : `, ${ads.playing} playing`;
  return line(
    `${oneLine(name, 60)} · ${statusWord(status)} · ${counted(ads.total, 'ad')}${playing} · `,
    code(oneLine(id, 40)),
  );
}

/** The service says `play` and `pause`. */
function statusWord(status: string): string {
  if (status === 'pause') return 'paused';
  return status === 'play' ? 'playing' : oneLine(status, 30);
}
