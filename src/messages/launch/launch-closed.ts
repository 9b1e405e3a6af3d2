import type { LaunchContent } from '../../shared/launch.ts';
import type { Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, person, type Words } from '../kit/rich-text.ts';
import { closedPreview } from './closed-preview.ts';

type Closed = Extract<
  LaunchContent,
  { kind: 'cancelled' | 'rejected' | 'withdrawn' | 'expired' | 'unapproved' | 'refused' }
>;

/** The preview's message once nobody can decide on it any more, and nothing was made. */
export function launchClosed(content: Closed): Message {
  return closedPreview(content.preview, states[content.kind], outcome(content));
}

const states: Record<Closed['kind'], string> = {
  cancelled: 'cancelled',
  rejected: 'rejected',
  withdrawn: 'taken back',
  expired: 'expired',
  unapproved: 'not approved in time',
  refused: 'refused',
};

function outcome(content: Closed): Words[] {
  switch (content.kind) {
    case 'cancelled':
      return [bold('Cancelled'), ' by ', person(content.by), '. Nothing was made.'];
    case 'rejected':
      return [bold('Rejected'), ' by ', person(content.by), '. Nothing was made.'];
    case 'withdrawn':
      return [bold('Taken back'), ' by ', person(content.by), '. Nothing was made.'];
    case 'expired':
      return [
        bold('Expired:'),
        ' nobody decided within a day. Nothing was made, and nobody said no: launch the plan again for a fresh look.',
      ];
    case 'unapproved':
      return [
        bold('Expired:'),
        ' it was not approved in time. Nothing was made, and nobody said no: launch the plan again if it is still wanted.',
      ];
    case 'refused':
      return [bold('Refused:'), ' ', oneLine(content.reason, 900)];
  }
}
