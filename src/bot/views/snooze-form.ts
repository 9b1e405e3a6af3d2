import type { ModalView } from '@slack/types';
import { z } from 'zod';
import { viewIds } from '../../shared/ids.ts';
import { alertRunId } from '../pacing-button-value.ts';
import { plain } from './plain.ts';
import { textField } from './text-field.ts';

/** Block ids of the fields. */
export const snoozeBlocks = { until: 'snooze.until', reason: 'snooze.reason' } as const;

const SnoozeMemory = z.object({ w: alertRunId });

/** The alert that an open form is about. It came over the network and authorises nothing. @throws when it is not one of ours. */
export const readSnoozeMemory = (privateMetadata: string): string =>
  SnoozeMemory.parse(JSON.parse(privateMetadata)).w;

/** The form for silence about an alert. */
export function snoozeForm(w: string): ModalView {
  return {
    type: 'modal',
    callback_id: viewIds.snoozeForm,
    private_metadata: JSON.stringify({ w }),
    title: plain('Snooze'),
    submit: plain('Snooze'),
    close: plain('Cancel'),
    blocks: [
      textField(snoozeBlocks.until, 'Until', {
        hint: 'Monday 9:00, 2026-12-24, in 3 days; by your clock. The message goes on showing the newest figures, and nothing notifies until then.',
        most: 60,
      }),
      textField(snoozeBlocks.reason, 'Reason', {
        hint: 'Everybody reads it on the message.',
        most: 500,
      }),
    ],
  };
}
