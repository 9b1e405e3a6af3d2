import {
  defineSearchAttributeKey,
  SearchAttributeType,
  WorkflowExecutionAlreadyStartedError,
} from '@temporalio/common';
import { log, ParentClosePolicy, sleep, startChild, workflowInfo } from '@temporalio/workflow';
import type { DigestPost, DigestRun } from '../shared/digest-run.ts';
import { digestPostId } from '../shared/ids.ts';
import { attributes } from './attributes.ts';
import { letGo } from './let-go.ts';
import { postDigest } from './post-digest.ts';
import { telling } from './proxies.ts';

/**
 * A subscription's time has come: begins the message for it, and ends. After an outage the server may run the oldest
 * time that was missed, so that it moves on to the newest one; unless this time was asked for.
 *
 * There is one message for each period, since the workflow id of its run is the lock: only one that failed may run again.
 */
export async function runDigest({ settings, honourBefore }: DigestRun): Promise<void> {
  const due = await telling.findDueDigest({
    timing: settings.timing,
    nominal: nominalTime().toISOString(),
    now: new Date().toISOString(),
    ...(honourBefore !== undefined && { honourBefore }),
  });
  if (due === undefined) return;
  const post = await startPost({ settings, ...due });
  // Days that were asked for come one after the other, as they would have come by themselves.
  if (due.asked && post) await letGo(Promise.race([post.result(), sleep(patience)]));
}

/** While Slack is away, the times to come are not to be missed for a day that was asked for. */
const patience = '10 minutes';

function nominalTime(): Date {
  const { typedSearchAttributes, startTime } = workflowInfo();
  return typedSearchAttributes.get(scheduledFor) ?? startTime;
}

const scheduledFor = defineSearchAttributeKey(
  'TemporalScheduledStartTime',
  SearchAttributeType.DATETIME,
);

async function startPost(post: DigestPost) {
  const { settings, periodKey } = post;
  try {
    return await startChild(postDigest, {
      workflowId: digestPostId(settings.id, periodKey),
      args: [post],
      workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
      // It may wait for quiet hours to end; the next day's run is not to be skipped for that.
      parentClosePolicy: ParentClosePolicy.ABANDON,
      staticSummary: `${settings.name.slice(0, 100)} for ${periodKey}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: settings.content.kind === 'report' ? 'report' : 'digest' },
        { key: attributes.target, value: settings.id },
        { key: attributes.requester, value: settings.by.user },
        { key: attributes.state, value: 'reading' },
      ],
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    log.info('digest is posted, or being posted, already', { digest: settings.id, periodKey });
    return undefined;
  }
}
