import { log, sleep } from '@temporalio/workflow';
import type { DigestMaterial, GatheredDigest } from '../shared/digest-run.ts';
import { lacksPassing, missingOf } from '../shared/digest-run.ts';
import type { MessageRef } from '../shared/launch.ts';
import { recordState } from './attributes.ts';
import { gatherDigest } from './digest-gathering.ts';
import { letGo } from './let-go.ts';
import { illustrating, telling } from './proxies.ts';

export interface CompleteDigestInput extends DigestMaterial {
  message: MessageRef;
  /** Instant from which on it was held in quiet hours. */
  heldFrom?: string;
}

type Ended = 'completed' | 'incomplete' | 'gone';

/** How long after each look the next one comes; less than a day in all, since then the next digest is due. */
const lookAgainAfter = ['15 minutes', '1 hour', '3 hours', '6 hours', '12 hours'] as const;

/** Looks for what a posted digest lacks until it is there, and says it by an edit of the message. */
export async function completeDigest(input: CompleteDigestInput): Promise<{ ended: Ended }> {
  const { settings, due, message } = input;
  let { gathered } = input;
  for (const wait of lookAgainAfter) {
    await sleep(wait);
    recordState('reading');
    const now = await gatherDigest(settings, {
      dueAt: due.dueAt,
      lane: 'batch',
      reader: settings,
      before: gathered,
    });
    const isMore = now.sources.length > gathered.sources.length;
    const isWhole = !lacksPassing(now);
    gathered = now;
    if (isMore || isWhole) {
      const shown = await telling.editDigestMessage({ ...input, gathered });
      if (shown === 'gone') return end('gone', gathered);
    }
    if (isWhole) {
      await letGo(illustrating.shareDigestFiles({ ...input, gathered, again: true }));
      return end('completed', gathered);
    }
    recordState('waiting');
  }
  return end('incomplete', gathered);

  async function end(ended: Ended, gatheredLast: GatheredDigest): Promise<{ ended: Ended }> {
    const draft = { settings, due, gathered: gatheredLast };
    await letGo(telling.keepDigestSnapshot(draft));
    if (ended !== 'gone') await letGo(telling.sayDigestCompletion({ ...draft, message, ended }));
    const missing = missingOf(gatheredLast).length;
    log.info('digest followed', { digest: settings.id, periodKey: due.periodKey, ended, missing });
    recordState(ended);
    return { ended };
  }
}
