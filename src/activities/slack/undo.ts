import type { WebClient } from '@slack/web-api';
import { undoNotice } from '../../messages/undo-notice.ts';
import type { UndoNotice } from '../../shared/undo.ts';
import { whisper } from './whisper.ts';

export function createUndoSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Why something is not undone, or not all of it, to the person who asked. */
    async tellUndo(to: { user: string; channel: string; notice: UndoNotice }): Promise<void> {
      await whisper(slack, to, undoNotice(to.notice));
    },
  };
}
