import type { ActionsBlock } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { LaunchProgress } from '../../shared/launch.ts';
import { tally } from '../../shared/launch-tally.ts';
import { confirmation } from '../kit/confirmation.ts';
import { failureList } from './failure-list.ts';
import { header } from '../kit/header.ts';
import { launchButton } from './launch-button.ts';
import { launchFooter } from './launch-footer.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { percentThere, progressSum } from './progress-sum.ts';
import { progressTree } from './progress-tree.ts';
import { bold, paragraph, person, type Words } from '../kit/rich-text.ts';

/** A launch under way: the live tree with the button that stops it. */
export function launchProgress(
  progress: LaunchProgress,
  { launchId }: { launchId: string },
): Message {
  const { mediaPlan, campaigns, stoppedBy } = progress;
  const tallies = tally(campaigns);
  return message(
    `Launching ${mediaPlan.name} (${mediaPlan.ioNumber}): ${percentThere(tallies)} % is there.`,
    header(mediaPlan.name),
    paragraph(...step(progress)),
    progressSum(tallies),
    progressTree(campaigns),
    failureList(
      campaigns.flatMap(({ failures }) => failures),
      { title: bold('Could not be made so far'), shown: 3, rest: 'in the result' },
    ),
    stoppedBy === undefined ? stopButton(launchId, mediaPlan.name) : undefined,
    launchFooter(progress),
  );
}

function step({ mediaPlan, campaigns, stoppedBy, quietSince }: LaunchProgress): Words[] {
  if (stoppedBy !== undefined) {
    return [bold('Stopping: '), person(stoppedBy), ' pressed Stop. What is under way ends first.'];
  }
  if (quietSince !== undefined) {
    return [
      bold(`Nothing has moved since ${quietSince.slice(11, 16)} UTC. `),
      'The social service does not answer; I go on trying for an hour. Stop ends it, and keeps what exists.',
    ];
  }
  if (mediaPlan.id === undefined) return [bold('Now: '), 'making the media plan itself.'];
  const making = campaigns.filter(({ state }) => state === 'making');
  const [first] = making;
  if (first === undefined) {
    const waiting = campaigns.some(({ state }) => state === 'planned');
    return [
      bold('Now: '),
      waiting ? 'beginning with the next campaign.' : 'reading everything back.',
    ];
  }
  const others = making.length > 1 ? ` and ${making.length - 1} more at the same time` : '';
  return [bold('Now: '), `making ${oneLine(first.key, 60)}${others}.`];
}

function stopButton(launch: string, name: string): ActionsBlock {
  const confirm = confirmation({
    title: 'Stop this launch?',
    text: `Nothing more is made for ${oneLine(name, 80)}. What exists already stays, paused; launching the same plan again makes the rest.`,
    confirm: 'Stop',
    deny: 'Let it run',
    style: 'danger',
  });
  return {
    type: 'actions',
    elements: [
      launchButton(actionIds.launchStop, 'Stop', { launch }, { style: 'danger', confirm }),
    ],
  };
}
