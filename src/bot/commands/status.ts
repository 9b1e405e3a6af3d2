import type { WorkflowExecutionInfo } from '@temporalio/client';
import {
  launchesShown,
  launchStatus,
  type LaunchRun,
} from '../../messages/launch/launch-status.ts';
import { attributes, standing, type Standing } from '../../workflows/index.ts';
import type { MediaPlanHeader } from '../../shared/launch.ts';
import type { CommandHandler } from '../call.ts';
import { knock, within, type TemporalDoor } from '../temporal-door.ts';

/** `/adops status` */
export const status: CommandHandler = async (_call, { temporal }) => {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const launches = await within(client, 2_000, () => newest(temporal));
  return launchStatus(await Promise.all(launches.map((launch) => runOf(launch, temporal))));
};

/** Temporal lists the newest first. */
async function newest({ client }: TemporalDoor): Promise<WorkflowExecutionInfo[]> {
  const launches: WorkflowExecutionInfo[] = [];
  const query = `${attributes.kind.name} = 'launch'`;
  for await (const launch of client.workflow.list({ query, pageSize: launchesShown })) {
    launches.push(launch);
    if (launches.length === launchesShown) break;
  }
  return launches;
}

async function runOf(launch: WorkflowExecutionInfo, temporal: TemporalDoor): Promise<LaunchRun> {
  const { workflowId, startTime, closeTime, typedSearchAttributes } = launch;
  const live = launch.status.name === 'RUNNING' ? await standingOf(launch, temporal) : undefined;
  const mediaPlan = live && mediaPlanOf(live);
  const isOrderly = launch.status.name === 'RUNNING' || launch.status.name === 'COMPLETED';
  const recorded = typedSearchAttributes.get(attributes.state) ?? 'unknown';
  return {
    id: workflowId,
    target: mediaPlan?.ioNumber ?? typedSearchAttributes.get(attributes.target) ?? workflowId,
    ...(mediaPlan && { name: mediaPlan.name }),
    requester: typedSearchAttributes.get(attributes.requester) ?? 'unknown',
    phase: live?.phase ?? (isOrderly ? recorded : launch.status.name.toLowerCase()),
    startedAt: startTime,
    ...(closeTime && { endedAt: closeTime }),
    ...(live && 'progress' in live && { progress: live.progress }),
  };
}

/** What the launch itself knows is newer than what Temporal lists. */
function mediaPlanOf(live: Standing): MediaPlanHeader | undefined {
  if ('mediaPlan' in live) return live.mediaPlan;
  return 'progress' in live ? live.progress.mediaPlan : undefined;
}

/** Asked of the workflow itself; where no worker answers, the recorded state has to do. */
async function standingOf(
  { workflowId, runId }: WorkflowExecutionInfo,
  { client }: TemporalDoor,
): Promise<Standing | undefined> {
  const handle = client.workflow.getHandle(workflowId, runId);
  try {
    return await within(client, 1_500, () => handle.query(standing));
  } catch {
    return undefined;
  }
}
