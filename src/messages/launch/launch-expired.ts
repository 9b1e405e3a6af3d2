import type { LaunchPreview } from '../../shared/launch.ts';
import { closedPreview } from './closed-preview.ts';
import type { Message } from '../kit/message.ts';
import { bold } from '../kit/rich-text.ts';

/** The preview's message after a day in which nobody decided. */
export function launchExpired(preview: LaunchPreview): Message {
  return closedPreview(preview, 'expired', [
    bold('Expired:'),
    ' nobody decided within a day. Nothing was made, and nobody said no: launch the plan again for a fresh look.',
  ]);
}
