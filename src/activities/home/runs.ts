import type { Client, WorkflowExecutionInfo } from '@temporalio/client';
import type { FirstOf, HomeRun } from '../../shared/home.ts';
import type { SearchAttribute } from '../../shared/search-attributes.ts';

/** What people begin and wait for; looking at something is over before it could be shown. */
const kinds =
  "AdjutantKind IN ('launch', 'do', 'proposal', 'pause', 'resume', 'undo', 'freeze', 'unfreeze')";

const mostRuns = 8;
const mostFailed = 5;

/** What somebody has under way, the newest first. */
export async function runsOf(user: string, temporal: Client): Promise<FirstOf<HomeRun>> {
  const query = `${kinds} AND AdjutantRequester = '${user}' AND ExecutionStatus = 'Running'`;
  const [first, { count }] = await Promise.all([
    firstOf(query, mostRuns, temporal),
    temporal.workflow.count(query),
  ]);
  return { first, all: Math.max(count, first.length) };
}

/** What failed lately, whoever began it. */
export function runsFailed(temporal: Client): Promise<HomeRun[]> {
  const since = new Date(Date.now() - fortnightMs).toISOString();
  const failed =
    "(AdjutantState = 'failed' OR ExecutionStatus IN ('Failed', 'TimedOut', 'Terminated'))";
  return firstOf(`${kinds} AND ${failed} AND StartTime > '${since}'`, mostFailed, temporal);
}

const fortnightMs = 14 * 86_400_000;

async function firstOf(query: string, most: number, temporal: Client): Promise<HomeRun[]> {
  const runs: HomeRun[] = [];
  for await (const run of temporal.workflow.list({ query, pageSize: most })) {
    runs.push(homeRun(run));
    if (runs.length === most) break;
  }
  return runs;
}

function homeRun(run: WorkflowExecutionInfo): HomeRun {
  const { workflowId: id, startTime, closeTime, status, searchAttributes } = run;
  const attribute = (name: SearchAttribute) => String(searchAttributes[name]?.[0] ?? '');
  const isOrderly = status.name === 'RUNNING' || status.name === 'COMPLETED';
  return {
    id,
    kind: attribute('AdjutantKind'),
    target: attribute('AdjutantTarget') || id,
    state: isOrderly ? attribute('AdjutantState') : status.name.toLowerCase().replaceAll('_', ' '),
    requester: attribute('AdjutantRequester'),
    startedAt: startTime.toISOString(),
    ...(closeTime && { endedAt: closeTime.toISOString() }),
  };
}
