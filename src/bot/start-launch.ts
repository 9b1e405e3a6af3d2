import { launchId, taskQueues } from '../shared/ids.ts';
import { planName, type PlanRef } from '../shared/plan-ref.ts';
import { currentTeam } from '../slack/team-context.ts';
import { attributes, join, launchMediaPlan, type JoinRequest } from '../workflows/index.ts';
import { within, type TemporalDoor } from './temporal-door.ts';

/**
 * Starts the launch of a plan, or joins the one that is open for the same plan. It is done once Temporal has
 * it: a signal with the start needs no worker, so that the launch begins when one comes back.
 */
export async function startLaunch(
  { client, ofManyTeams }: TemporalDoor,
  plan: PlanRef,
  joiner: JoinRequest,
  withinMs: number,
): Promise<void> {
  const { by: requester, ...more } = joiner;
  const name = planName(plan);
  await within(client, withinMs, () =>
    client.workflow.signalWithStart(launchMediaPlan, {
      workflowId: launchId(plan.digest, ofManyTeams ? currentTeam() : undefined),
      taskQueue: taskQueues.adjutant,
      args: [{ plan, requester, ...more }],
      signal: join,
      signalArgs: [joiner],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      priority: { priorityKey: 1 },
      staticSummary: `Launch ${name.slice(0, 100)}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'launch' },
        { key: attributes.target, value: name.slice(0, 200) },
        { key: attributes.requester, value: requester.user },
        { key: attributes.state, value: 'reading' },
      ],
    }),
  );
}
