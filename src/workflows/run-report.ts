import { allHandlersFinished, condition, workflowInfo } from '@temporalio/workflow';
import type { MessageRef } from '../shared/launch.ts';
import type { Lane } from '../shared/quota.ts';
import type { ReportRequest } from '../shared/report.ts';
import type { ReportAsked, ReportNotice, ReportPlan, ReportWritten } from '../shared/report-run.ts';
import { recordState } from './attributes.ts';
import { createBallot } from './ballot.ts';
import { failureOf } from './failures.ts';
import { mayAsk, mayBegin } from './judge.ts';
import type { Answer } from './launch-messages.ts';
import { letGo } from './let-go.ts';
import { counting, illustrating, keepingReports, reportingOn, telling } from './proxies.ts';
import { decideReport } from './report-messages.ts';
import { runReference } from './run-reference.ts';

/** How a report ended; the message is that of a channel. */
export interface ReportEnded {
  ended: 'answered' | 'posted' | 'refused' | 'cancelled' | 'failed';
  message?: MessageRef;
}

/** A report that takes more requests than these is asked about, whoever asked for it. */
const fewRequests = 20;

/** More are never spent on one report: others need the hour too. */
const mostRequests: Record<Lane, number> = { interactive: 900, batch: 600 };

/**
 * A report, for one person or a channel: what it costs is said and, where it is much, asked about; its rows go into a
 * file as they come; the first of them are shown, and the file holds them all. As part of a subscription it asks
 * nobody, and fails where it could not be read, so that whoever started it may try again.
 */
export async function runReport(asked: ReportAsked): Promise<ReportEnded> {
  const { by, channel, digest } = asked;
  const lane: Lane = digest === undefined ? 'interactive' : 'batch';
  const ballot = createBallot(
    decideReport,
    { run: 'run', cancel: 'cancelled' },
    async (decision): Promise<Answer> =>
      decision.by.user === by.user
        ? { accepted: true }
        : { accepted: false, reason: 'Only the person who asked for this report decides on it.' },
  );
  let version = 0;

  const end = await run();
  recordState(end.ended);
  await condition(allHandlersFinished);
  return end;

  async function run(): Promise<ReportEnded> {
    const entry = await mayBegin(by, 'read');
    if (!entry.accepted) return refuse(entry.reason);
    try {
      return await read();
    } catch (error) {
      if (digest !== undefined) throw error;
      const { message } = failureOf(error);
      await tell({
        kind: 'failed',
        what: 'The report could not be made.',
        message,
        reference: runReference(),
      });
      return { ended: 'failed' };
    }
  }

  async function read(): Promise<ReportEnded> {
    const found = await reportOf();
    if ('ended' in found) return found;
    const { report, name } = found;
    const planned = await reportingOn(report.of, lane).planReport({ report, lane });
    if ('problems' in planned) return problems(planned.problems);
    const { plan } = planned;
    const right = await mayAsk({
      kind: 'read',
      by,
      channel,
      path: plan.path,
      entities: 0,
      perDay: null,
    });
    if (!right.accepted) return refuse(right.reason);
    const isMuch = plan.requests > fewRequests;
    if (
      digest === undefined &&
      (asked.isAsked || isMuch) &&
      !(await isAgreed(plan, plan.requests))
    ) {
      return { ended: 'cancelled' };
    }
    recordState('reading', plan.title.slice(0, 200));
    const most = digest === undefined ? Math.max(fewRequests, plan.requests) : mostRequests.batch;
    const first = await write(report, name, most);
    if (first.kind !== 'larger') return deliver(first);
    return larger(report, { name, plan, first });
  }

  /** The first page told how many rows there are: they are read once somebody has agreed to what they cost. */
  async function larger(
    report: ReportRequest,
    {
      name,
      plan,
      first,
    }: {
      name: string | undefined;
      plan: ReportPlan;
      first: Extract<ReportWritten, { kind: 'larger' }>;
    },
  ): Promise<ReportEnded> {
    const { requests, rows } = first;
    if (digest !== undefined || requests > mostRequests[lane]) {
      return problems([
        `This report takes ${count(requests)} requests of the service, and one report gets at most ${count(mostRequests[lane])}. Take fewer days, or filters that leave fewer rows.`,
      ]);
    }
    if (!(await isAgreed(plan, requests, rows))) return { ended: 'cancelled' };
    // It may grow a little until it is read.
    const written = await write(report, name, Math.ceil(requests * 1.1) + 1);
    if (written.kind !== 'larger') return deliver(written);
    return problems(['The report grew while it was read. Ask for it again.']);
  }

  async function reportOf(): Promise<{ report: ReportRequest; name?: string } | ReportEnded> {
    const { report } = asked;
    if (!('saved' in report)) return { report };
    const found = await keepingReports.findSavedReport(report.saved);
    if (found.kind === 'found') return { report: found.saved.report, name: found.saved.name };
    const { nearest, names } = found;
    await tell({
      kind: 'unknown',
      name: report.saved,
      names,
      ...(nearest !== undefined && { nearest }),
    });
    return { ended: 'refused' };
  }

  function write(
    report: ReportRequest,
    name: string | undefined,
    most: number,
  ): Promise<ReportWritten> {
    const called = digest?.name ?? name;
    const work = { report, lane, most, ...(called !== undefined && { name: called }) };
    return reportingOn(report.of, lane).writeReport(work);
  }

  async function isAgreed(plan: ReportPlan, requests: number, rows?: number): Promise<boolean> {
    version += 1;
    ballot.open(version);
    recordState('waiting', plan.title.slice(0, 200));
    const quota = plan.service === 'search' ? await quotaLeft() : undefined;
    await tell({
      kind: 'cost',
      plan,
      requests,
      ...(rows !== undefined && { rows }),
      ...(quota && { quota }),
      workflowId: workflowInfo().workflowId,
      version,
    });
    const decision = await ballot.decided();
    if (decision?.choice === 'run') return true;
    if (decision !== undefined) await tell({ kind: 'cancelled', title: plan.title });
    return false;
  }

  async function deliver(
    written: Exclude<ReportWritten, { kind: 'larger' }>,
  ): Promise<ReportEnded> {
    if (written.kind === 'problems') return problems(written.problems);
    const { view, file } = written;
    if (digest === undefined && asked.to === 'person') {
      if (file) await telling.shareReportFile({ file, user: by.user });
      await tell({ kind: 'view', view });
      return { ended: 'answered' };
    }
    const message = await telling.postReport({
      channel,
      view,
      by: by.user,
      ...(digest && { digest }),
    });
    if (file) await letGo(illustrating.shareReportFile({ file, message }));
    return { ended: 'posted', message };
  }

  async function problems(all: string[]): Promise<ReportEnded> {
    await tell({ kind: 'problems', problems: all, ...(digest && { of: digest.name }) });
    return { ended: 'refused' };
  }

  async function refuse(reason: string): Promise<ReportEnded> {
    await tell({ kind: 'refused', reason });
    return { ended: 'refused' };
  }

  async function tell(notice: ReportNotice): Promise<void> {
    await telling.tellReport({ user: by.user, channel, notice });
  }
}

const count = (number: number): string => number.toLocaleString('en');

/** Undefined where the store does not answer: then it is not said. */
async function quotaLeft(): Promise<{ used: number; of: number } | undefined> {
  try {
    const { used, reserved, ceilings } = await counting.readQuota();
    return { used: used + reserved, of: ceilings.interactive };
  } catch {
    return undefined;
  }
}
