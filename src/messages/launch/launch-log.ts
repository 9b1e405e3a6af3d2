import type { CampaignProgress, LaunchLogEntry, LaunchPreview } from '../../shared/launch.ts';
import { formatMoney } from '../../shared/money.ts';
import { counted, countedLevels } from '../kit/counted.ts';
import { failureList } from './failure-list.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { leftToMake } from './preview-facts.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';

/** A line of the log in the launch's thread. */
export function launchLog(entry: LaunchLogEntry): Message {
  switch (entry.kind) {
    case 'launched':
      return launched(entry.by, entry.preview);
    case 'campaign':
      return campaignEnded(entry.campaign);
    case 'stopping':
      return message(
        'Stop was pressed.',
        paragraph(person(entry.by), ' pressed Stop: nothing more is begun, what exists stays.'),
      );
  }
}

function launched(by: string, preview: LaunchPreview): Message {
  const making = countedLevels(leftToMake(preview.tallies));
  const money = `${formatMoney(preview.perDay)} a day, ${formatMoney(preview.flight)} over the flight`;
  return message(
    `Launched: ${making}.`,
    paragraph(bold('Launched'), ' by ', person(by), `: ${making}; ${money} once played.`),
  );
}

function campaignEnded({ key, state, adSets, failures }: CampaignProgress): Message {
  const name = oneLine(key, 80);
  const there = adSets.filter(({ id }) => id !== undefined).length;
  const ads = adSets.reduce((sum, { ads: { existed, made } }) => sum + existed + made, 0);
  const failed = adSets.reduce((sum, adSet) => sum + adSet.ads.failed, 0);
  const counts = `${counted(there, 'ad set')}, ${counted(ads, 'ad')}${failed > 0 ? `, ${failed} failed` : ''}`;
  const words = { made: 'made', existed: 'existed already', failed: 'could not be made' };
  const end =
    state === 'planned' || state === 'making' || state === 'stopped' ? 'stopped' : words[state];
  return message(
    `${name}: ${end}, ${counts}.`,
    paragraph(bold(name), ` ${end}  ·  ${counts}`),
    failureList(failures, { title: bold('Could not be made'), shown: 5, rest: 'in the result' }),
  );
}
