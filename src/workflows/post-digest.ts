import {
  ApplicationFailure,
  executeChild,
  log,
  ParentClosePolicy,
  sleep,
  startChild,
  workflowInfo,
} from '@temporalio/workflow';
import type { DigestMaterial, DigestPost } from '../shared/digest-run.ts';
import {
  digestKey,
  lacksPassing,
  missingOf,
  nothingGathered,
  postedSince,
} from '../shared/digest-run.ts';
import { closedChannelErrors } from '../shared/closed-channel.ts';
import { digestCompletionId } from '../shared/ids.ts';
import type { MessageRef } from '../shared/launch.ts';
import type { ReportRequest } from '../shared/report.ts';
import { attributes, recordState } from './attributes.ts';
import { completeDigest } from './complete-digest.ts';
import { gatherDigest } from './digest-gathering.ts';
import { failureOf } from './failures.ts';
import { letGo } from './let-go.ts';
import { measureDigest } from './measures.ts';
import { illustrating, telling } from './proxies.ts';
import { runReport } from './run-report.ts';
import { uninstalledNote, whileInstalled } from './while-installed.ts';

/** `missing`: of how many sources it says nothing. */
export interface DigestPosted {
  outcome: 'posted';
  message: MessageRef;
  missing: number;
}

/** What comes this much later than it was due says so. */
const lateAfterMs = 5 * 60_000;

/** Quiet hours are parts of a day. */
const heldAtMostMs = 24 * 3_600_000;

/**
 * One message of a subscription: reads, holds it while the channel is quiet, posts it, with what can be known at the time,
 * and has the rest looked for later. Fails where the channel is closed to us, its owner may not read any more, or
 * Slack was away until the next one was due, so that it can be run again.
 */
export async function postDigest(post: DigestPost): Promise<DigestPosted> {
  const { settings, dueAt, periodKey } = post;
  await mustBeAllowed(post);
  if (settings.content.kind === 'report') return postReport(post, settings.content.report);
  recordState('reading');
  const gathered = await gatherDigest(settings, { dueAt, lane: 'batch', reader: settings });
  const heldFrom = await hold({ settings, due: post, gathered });
  const draft = { settings, due: asLate(post, heldFrom), gathered };

  const heldMs = since(heldFrom);
  recordState('posting');
  const posted = await telling.postDigestMessage({ ...draft, ...(heldFrom && { heldFrom }) });
  if (posted.outcome === 'closed') return giveUp(post, posted.reason);
  const lateMs = since(dueAt);
  const missing = missingOf(gathered).length;
  const { outcome } = posted;
  log.info('digest over', { digest: settings.id, periodKey, outcome, lateMs, missing });
  measure(post, outcome, heldMs);
  recordState(outcome);
  if (posted.outcome === 'overtaken') {
    throw ApplicationFailure.nonRetryable(
      'The next one was due before it could be posted',
      outcome,
    );
  }

  const { message } = posted;
  await letGo(illustrating.shareDigestFiles({ ...draft, message }));
  if (lacksPassing(gathered)) await letGo(startCompletion(draft, message, heldFrom));
  else await letGo(telling.keepDigestSnapshot(draft));
  return { outcome: 'posted', message, missing };
}

/** A report is posted by its own workflow, under the key of this message. */
async function postReport(post: DigestPost, report: ReportRequest): Promise<DigestPosted> {
  const { settings, dueAt } = post;
  const { id, name, by, channel } = settings;
  const heldFrom = await hold({ settings, due: post, gathered: nothingGathered });
  const heldMs = since(heldFrom);
  recordState('posting');
  const { late } = asLate(post, heldFrom);
  const digest = {
    name,
    key: digestKey(id, post),
    since: postedSince(post),
    ...(late && { late: late.why }),
  };
  const { ended, message } = await executeChild(runReport, {
    workflowId: `${workflowInfo().workflowId}/report`,
    args: [{ report, by, channel, to: 'channel', isAsked: false, digest }],
    staticSummary: name.slice(0, 100),
  }).catch((error: unknown) => {
    const reason = closedBy(error);
    if (reason !== undefined) return giveUp(post, reason);
    throw error;
  });
  measure(post, message === undefined ? 'failed' : 'posted', heldMs);
  if (message === undefined) {
    recordState(ended);
    throw ApplicationFailure.nonRetryable(`The report was not posted: ${ended}`, 'rejected');
  }
  const lateMs = since(dueAt);
  log.info('digest over', { digest: id, periodKey: post.periodKey, outcome: ended, lateMs });
  recordState('posted');
  return { outcome: 'posted', message, missing: 0 };
}

/** Slack's word for a channel that is closed to us, where that is what failed. */
function closedBy(error: unknown): string | undefined {
  const { message } = failureOf(error);
  return closedChannelErrors.find((word) => message === `Slack refused: ${word}`);
}

async function mustBeAllowed({ settings, periodKey }: DigestPost): Promise<void> {
  const { id, by, channel } = settings;
  const request = { kind: 'read', by, channel, path: {}, entities: 0, perDay: null } as const;
  const judgement = await whileInstalled(telling.judge(request), () =>
    telling.pauseDigest({ id, note: uninstalledNote }),
  );
  if (judgement.outcome !== 'refuse') return;
  recordState('refused');
  measureDigest('refused', undefined);
  await letGo(telling.stopRefusedDigest({ settings, periodKey, reason: judgement.sentence }));
  throw ApplicationFailure.nonRetryable(judgement.sentence, 'unauthorized');
}

/** Waits for the end of quiet hours, unless something is urgent, or it was asked for. */
async function hold(draft: DigestMaterial): Promise<string | undefined> {
  if (draft.due.asked === true || draft.settings.quiet === undefined) return undefined;
  const { until } = await telling.holdDigest(draft);
  if (until === undefined) return undefined;
  const heldFrom = new Date().toISOString();
  recordState('held');
  await sleep(Math.min(Math.max(Date.parse(until) - Date.now(), 0), heldAtMostMs));
  return heldFrom;
}

/** How late it is when it is posted, and why; what is held in quiet hours is not late. */
function asLate(post: DigestPost, heldFrom: string | undefined): DigestPost {
  const byMs = since(post.dueAt);
  if (post.late) return { ...post, late: { ...post.late, byMs } };
  if (heldFrom !== undefined || byMs < lateAfterMs) return post;
  const why = 'Adjutant was not running, or did not get what it needs, when it was due.';
  return { ...post, late: { byMs, why } };
}

/** Milliseconds until now; none since nothing. */
const since = (instant: string | undefined): number =>
  instant === undefined ? 0 : Date.now() - Date.parse(instant);

/** A day that was asked for comes when it was asked for, which is not late. */
function measure({ dueAt, asked }: DigestPost, outcome: string, heldMs: number): void {
  measureDigest(outcome, asked === true ? undefined : since(dueAt) - heldMs);
}

async function giveUp(post: DigestPost, reason: string): Promise<never> {
  const { settings, dueAt, periodKey } = post;
  recordState('closed');
  measureDigest('closed', undefined);
  log.warn('digest not posted: the channel is closed', { digest: settings.id, periodKey, reason });
  await letGo(telling.tellDigestClosed({ settings, dueAt, periodKey, reason }));
  throw ApplicationFailure.nonRetryable(`The channel is closed to us: ${reason}`, 'rejected');
}

async function startCompletion(
  draft: DigestMaterial,
  message: MessageRef,
  heldFrom: string | undefined,
): Promise<void> {
  const { settings, due } = draft;
  await startChild(completeDigest, {
    workflowId: digestCompletionId(settings.id, due.periodKey),
    args: [{ ...draft, message, ...(heldFrom && { heldFrom }) }],
    parentClosePolicy: ParentClosePolicy.ABANDON,
    staticSummary: `Rest of ${settings.name.slice(0, 100)} for ${due.periodKey}`,
    typedSearchAttributes: [
      { key: attributes.kind, value: 'digest' },
      { key: attributes.target, value: settings.id },
      { key: attributes.requester, value: settings.by.user },
      { key: attributes.state, value: 'waiting' },
    ],
  });
}
