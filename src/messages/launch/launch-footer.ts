import type { ContextBlock } from '@slack/types';
import type { LaunchProgress } from '../../shared/launch.ts';
import { escape } from '../kit/escape.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';

/** Which media plan this is, who launched it and when; `more` is our own words. */
export function launchFooter(
  { mediaPlan, launchedBy, startedAt }: LaunchProgress,
  ...more: string[]
): ContextBlock {
  return note(
    [
      escape(oneLine(mediaPlan.ioNumber, 80)),
      `launched by <@${escape(launchedBy)}> ${moment(startedAt)}`,
      ...more,
    ].join('  ·  '),
  );
}
