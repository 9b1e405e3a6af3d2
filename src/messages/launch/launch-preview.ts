import type { ActionsBlock } from '@slack/types';
import type { ApprovalView } from '../../shared/approval.ts';
import { actionIds } from '../../shared/ids.ts';
import type { LaunchPreview } from '../../shared/launch.ts';
import { isNothingToMake } from '../../shared/launch-tally.ts';
import { formatMoney } from '../../shared/money.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { confirmation } from '../kit/confirmation.ts';
import { counted, countedLevels } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { launchButton } from './launch-button.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { leftToMake, sumFacts, whereFacts } from './preview-facts.ts';
import { previewTree } from './preview-tree.ts';
import { bold, paragraph, person, type Words } from '../kit/rich-text.ts';
import { showButton } from '../show-button.ts';
import { warningList } from './warning-list.ts';

export interface LaunchPreviewContext {
  launchId: string;
  /** Bound to what is shown: a press on an older preview decides nothing. */
  version: number;
  requester: string;
  /** The service moved since the preview that somebody pressed Launch on. */
  changed?: boolean;
  /** Approvals that the policy wants first. */
  asks?: ApprovalView;
}

/** What a launch would make and cost, with the buttons that decide it. */
export function launchPreview(preview: LaunchPreview, context: LaunchPreviewContext): Message {
  const { mediaPlan, tallies, campaigns, warnings } = preview;
  const done = isNothingToMake(preview);
  return message(
    done
      ? `${mediaPlan.name} (${mediaPlan.ioNumber}) exists already: nothing is left to make.`
      : `Launch ${mediaPlan.name} (${mediaPlan.ioNumber})? ${countedLevels(leftToMake(tallies))}, ${cost(preview)}.`,
    header(mediaPlan.name),
    paragraph(...opening(done, context)),
    whereFacts(preview),
    sumFacts(preview),
    previewTree(campaigns),
    warningList(warnings),
    ...(context.asks ? approvalRules(context.asks) : []),
    note(done ? nothingNote : smallPrint(preview)),
    done ? showButton(mediaPlan.id ?? mediaPlan.ioNumber) : decisionButtons(preview, context),
  );
}

const nothingNote = 'Everything this plan asks for is there. Adjutant changed nothing.';

function opening(done: boolean, { requester, changed }: LaunchPreviewContext): Words[] {
  if (done) {
    return [
      bold('Nothing is left to make.'),
      ' ',
      person(requester),
      ' gave a plan that exists already.',
    ];
  }
  return changed === true
    ? [
        bold('The media plan moved since Launch was pressed, so nothing was made.'),
        ' This is how it stands now: please look again, ',
        person(requester),
        '.',
      ]
    : [person(requester), ' asks to launch this media plan.'];
}

function cost({ perDay, flight }: LaunchPreview): string {
  return `${formatMoney(perDay)} a day and ${formatMoney(flight)} over the flight`;
}

function smallPrint({ openEnded }: LaunchPreview): string {
  const paused = 'Everything is created *paused*: nothing is spent until somebody plays it.';
  if (openEnded === 0) return paused;
  const have = openEnded === 1 ? 'has' : 'have';
  return `${counted(openEnded, 'campaign')} ${have} no end, so the flight's total leaves out what they cost. ${paused}`;
}

function decisionButtons(preview: LaunchPreview, context: LaunchPreviewContext): ActionsBlock {
  const { launchId: launch, version, asks } = context;
  const { mediaPlan, tallies } = preview;
  const confirm = confirmation({
    title: `Launch ${mediaPlan.name}?`,
    text: `${countedLevels(leftToMake(tallies))} are created in ${oneLine(mediaPlan.account.name, 60)}, all paused. Once played, the whole plan spends ${cost(preview)}.`,
    confirm: 'Launch',
    deny: 'Not yet',
    style: 'primary',
  });
  return {
    type: 'actions',
    elements: [
      launchButton(
        actionIds.launchConfirm,
        asks ? 'Ask for approval' : 'Launch',
        { launch, version },
        { style: 'primary', ...(!asks && { confirm }) },
      ),
      launchButton(actionIds.launchCancel, 'Cancel', { launch, version }),
    ],
  };
}
