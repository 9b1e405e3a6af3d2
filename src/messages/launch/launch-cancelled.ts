import type { LaunchPreview } from '../../shared/launch.ts';
import { closedPreview } from './closed-preview.ts';
import type { Message } from '../kit/message.ts';
import { bold, person } from '../kit/rich-text.ts';

/** The preview's message after Cancel. */
export function launchCancelled(preview: LaunchPreview, by: string): Message {
  return closedPreview(preview, 'cancelled', [
    bold('Cancelled'),
    ' by ',
    person(by),
    '. Nothing was made.',
  ]);
}
