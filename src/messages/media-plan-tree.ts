import type { RichTextSection } from '@slack/types';
import type { MediaPlanTree, Party } from '../shared/media-plan-tree.ts';
import { counted, countedLevels } from './kit/counted.ts';
import { escape } from './kit/escape.ts';
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
      ['Advertiser', partyWords(tree.advertiser)],
      ['Account', partyWords(tree.account)],
    ),
    treeList(tree.campaigns, campaignLine, adSetLine) ?? paragraph(italic('It has no campaigns.')),
    note(
      `id ${escape(oneLine(tree.id, 40))}  ·  ${sums}  ·  ${playing === 0 ? 'no ad is playing' : `${counted(playing, 'ad')} playing`}`,
    ),
  );
}

function partyWords({ id, name }: Party): string {
  return name === undefined ? `id ${id}` : `${name} (id ${id})`;
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
