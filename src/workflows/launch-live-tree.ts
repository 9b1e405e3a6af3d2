import { condition, workflowInfo } from '@temporalio/workflow';
import type {
  LaunchLogEntry,
  LaunchPreview,
  LaunchProgress,
  LaunchResult,
  MessageRef,
} from '../shared/launch.ts';
import { coalesce } from './coalesce.ts';
import { letGo } from './let-go.ts';
import { showing, telling } from './proxies.ts';

/** A build as people see it: the tree in the launch's message, what happened in its thread. */
export interface LaunchLiveTree {
  moved(progress: LaunchProgress): void;
  /** Ends the live view: the last state in the message, the result as a reply. Returns that state. */
  settle(result: LaunchResult): Promise<LaunchProgress>;
}

export function createLaunchLiveTree(
  message: MessageRef,
  preview: LaunchPreview,
  first: LaunchProgress,
): LaunchLiveTree {
  const { workflowId: launchId } = workflowInfo();
  const logged = new Set<string>();
  let progress = first;
  const live = coalesce(3, async () => {
    await logAll();
    const content = { kind: 'progress', progress } as const;
    await letGo(showing.editLaunch({ launchId, message, content }));
  });
  live.touch();
  let moves = 0;
  let settled = false;
  const watching = watchQuiet();

  /** People who look at a tree that stands still are told that it is tried on. */
  async function watchQuiet(): Promise<void> {
    const [seen, since] = [moves, new Date()];
    const hasMoved = () => moves !== seen || settled;
    if (!(await condition(hasMoved, '30s'))) {
      progress = { ...progress, quietSince: since.toISOString() };
      live.touch();
      await condition(hasMoved);
    }
    if (!settled) await watchQuiet();
  }

  async function logAll(): Promise<void> {
    await log({ kind: 'launched', by: progress.launchedBy, preview });
    for (const entry of entriesOf(progress)) await log(entry);
  }

  async function log(entry: LaunchLogEntry): Promise<void> {
    const key = entry.kind === 'campaign' ? `campaign:${entry.campaign.key}` : entry.kind;
    if (logged.has(key)) return;
    logged.add(key);
    await letGo(telling.logLaunch({ launchId, message, key, entry }));
  }

  return {
    moved: (latest) => {
      progress = latest;
      moves += 1;
      live.touch();
    },
    settle: async (result) => {
      settled = true;
      await watching;
      await live.drop();
      await logAll();
      await telling.editLaunch({
        launchId,
        message,
        content: { kind: 'settled', progress, result },
      });
      await telling.announceLaunch({ launchId, message, result });
      return progress;
    },
  };
}

function entriesOf({ campaigns, stoppedBy }: LaunchProgress): LaunchLogEntry[] {
  const ended = campaigns.filter(({ state }) => state !== 'planned' && state !== 'making');
  return [
    ...ended.map((campaign): LaunchLogEntry => ({ kind: 'campaign', campaign })),
    ...(stoppedBy === undefined ? [] : [{ kind: 'stopping', by: stoppedBy } as const]),
  ];
}
