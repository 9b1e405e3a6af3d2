import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cancellationSignal } from '@temporalio/activity';
import type { WebClient } from '@slack/web-api';
import { cutTable, isCut } from '../../messages/operation/cut-table.ts';
import { reportColumns } from '../../operations/report-subjects.ts';
import type { FigureStore } from '../../shared/figure-store.ts';
import type { Lane, Quota } from '../../shared/quota.ts';
import type { ReportRequest } from '../../shared/report.ts';
import type { ReportPlan, ReportWritten } from '../../shared/report-run.ts';
import type { OperationDoor } from '../operations/operation-door.ts';
import { uploadStoredFile } from '../slack/share-stored-file.ts';
import type { SocialDoor } from '../social/social-door.ts';
import type { Targets } from '../social/targets.ts';
import { planReport, type PlannedReport } from './plan-report.ts';
import { writeReportFile, type ReportRows } from './report-file.ts';
import type { SearchClients } from '../figures/search-clients.ts';
import { LargerReport, searchRows } from './search-report.ts';
import { socialRows } from './social-report.ts';

export interface ReportDeps {
  slack: WebClient;
  social: SocialDoor;
  targets: Targets;
  clients: SearchClients;
  door: OperationDoor;
  quota: Quota;
  figures: FigureStore;
}

export interface ReportWork {
  report: ReportRequest;
  /** What it is saved under. */
  name?: string;
  lane: Lane;
  /** It is not run where it takes more requests. */
  most: number;
}

export function createWriteReport(deps: ReportDeps) {
  const { slack, social, door, quota, figures } = deps;

  return {
    /** What a report will hold and cost; or all that is wrong with it. */
    async planReport({
      report,
      lane,
    }: {
      report: ReportRequest;
      lane: Lane;
    }): Promise<{ plan: ReportPlan } | { problems: string[] }> {
      const planned = await planReport(report, deps, lane);
      return 'problems' in planned ? planned : { plan: planned.plan };
    },

    /**
     * Runs a report: rows go into a file as they come, and what a message cannot hold of it goes to Slack as that
     * file, into no channel yet. Nothing big passes through Temporal or stays in memory.
     */
    async writeReport({ report, name, lane, most }: ReportWork): Promise<ReportWritten> {
      const planned = await planReport(report, deps, lane);
      if ('problems' in planned) return { kind: 'problems', problems: planned.problems };
      const { plan } = planned;
      if (plan.requests > most) return { kind: 'larger', requests: plan.requests, rows: 0 };
      const folder = await mkdtemp(join(tmpdir(), 'adjutant-report-'));
      try {
        const path = join(folder, 'report.csv');
        const { columns, pages } = rowsOf(planned, { report, lane, most });
        const asOf = new Date().toISOString();
        const { head, total } = await writeReportFile(path, columns, pages);
        const shown = cutTable({ columns, rows: head });
        const hasFile = total > head.length || isCut({ columns, rows: head }, shown);
        const title = name ?? plan.title;
        const view = {
          ...plan,
          ...(name !== undefined && { name }),
          ...shown,
          total,
          hasFile,
          asOf,
        };
        if (!hasFile) return { kind: 'written', view };
        const signal = cancellationSignal();
        const id = await uploadStoredFile(slack, { path, name: fileName(title, plan), signal });
        return { kind: 'written', view, file: { id, title } };
      } catch (error) {
        if (!(error instanceof LargerReport)) throw error;
        return { kind: 'larger', requests: error.requests, rows: error.rows };
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };

  function rowsOf(
    { subject, plan, objects }: PlannedReport,
    { report, lane, most }: ReportWork,
  ): { columns: string[]; pages: AsyncIterable<ReportRows> } {
    if (subject.service === 'social') {
      const rows = socialRows(subject, { report, objects }, { social, figures });
      return { columns: reportColumns(subject, report), pages: once(rows) };
    }
    const signal = cancellationSignal();
    const call = door.call(door.endpoint(subject.of));
    const pages = searchRows(subject, { report, plan }, call, { quota, lane, most, signal });
    return { columns: reportColumns(subject, report), pages };
  }
}

async function* once(rows: Promise<ReportRows>): AsyncGenerator<ReportRows, void, undefined> {
  yield await rows;
}

/** `keywords-of-bergland-2026-11-01-2026-11-07.csv` */
function fileName(title: string, { days }: ReportPlan): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  const span = days === undefined ? [] : [...new Set([days.from, days.to])];
  return [words || 'report', ...span].join('-').concat('.csv');
}
