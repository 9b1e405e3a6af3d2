import type { ContextBlock, RichTextBlock } from '@slack/types';
import { slashCommand } from '../../shared/ids.ts';
import type { LaunchProgress } from '../../shared/launch.ts';
import { tally } from '../../shared/launch-tally.ts';
import { counted } from '../kit/counted.ts';
import { escape } from '../kit/escape.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { percentThere } from './progress-sum.ts';
import { bold, code, paragraph } from '../kit/rich-text.ts';

/** One launch in the list. */
export interface LaunchRun {
  /** Workflow id. */
  id: string;
  /** IO number once known, before that the name of the file. */
  target: string;
  /** Of the media plan, once known. */
  name?: string;
  requester: string;
  /** Where it stands, in the workflow's word. */
  phase: string;
  startedAt: Date;
  endedAt?: Date;
  progress?: LaunchProgress;
}

/** Launches that fit into the list. */
export const launchesShown = 10;

/** The newest launches, for the person who asked. */
export function launchStatus(runs: LaunchRun[]): Message {
  if (runs.length === 0) {
    return message(
      'No launches yet.',
      paragraph('No launches yet. Begin one with ', code(`${slashCommand} launch`), '.'),
    );
  }
  const running = runs.filter(({ endedAt }) => endedAt === undefined).length;
  return message(
    `${counted(runs.length, 'launch').replace('launchs', 'launches')}, ${running} under way.`,
    header('Latest launches'),
    ...runs.slice(0, launchesShown).flatMap((run) => [runLine(run), runNote(run)]),
  );
}

const phaseWords: ReadonlyMap<string, string> = new Map([
  ['reading', 'reading the plan'],
  ['refused', 'refused, nothing made'],
  ['nothing-to-make', 'all was there already'],
  ['waiting', 'waiting for Launch or Cancel'],
  ['approving', 'waiting for approval'],
  ['rejected', 'rejected, nothing made'],
  ['withdrawn', 'taken back, nothing made'],
  ['unapproved', 'not approved in time, nothing made'],
  ['building', 'being made'],
  ['ended', 'ended'],
  ['complete', 'complete'],
  ['incomplete', 'ended, not complete'],
  ['stopped', 'stopped'],
  ['cancelled', 'cancelled, nothing made'],
  ['expired', 'expired, nothing made'],
  ['failed', 'could not go on'],
]);

function runLine({ target, name = target, phase, progress }: LaunchRun): RichTextBlock {
  const words = phaseWords.get(phase) ?? oneLine(phase, 40);
  return paragraph(
    bold(oneLine(name, 100)),
    `  ${words}${progress === undefined ? '' : `, ${howFar(progress)}`}`,
  );
}

function howFar({ campaigns }: LaunchProgress): string {
  const tallies = tally(campaigns);
  const there = tallies.ads.existed + tallies.ads.made;
  return `${percentThere(tallies)} %: ${there.toLocaleString('en')} of ${counted(tallies.ads.planned, 'ad')}`;
}

function runNote({ id, target, name, requester, startedAt, endedAt }: LaunchRun): ContextBlock {
  return note(
    [
      ...(name === undefined ? [] : [escape(oneLine(target, 80))]),
      `asked for by <@${escape(requester)}> ${moment(startedAt)}`,
      ...(endedAt === undefined ? [] : [`ended ${moment(endedAt)}`]),
      `\`${escape(oneLine(id, 60))}\``,
    ].join('  ·  '),
  );
}
