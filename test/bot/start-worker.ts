import { WebClient } from '@slack/web-api';
import { Worker } from '@temporalio/worker';
import { createEngineers } from '../../src/activities/gate/engineers.ts';
import { createGateActivities } from '../../src/activities/gate/gate-activities.ts';
import { createPeopleInSlack } from '../../src/activities/gate/people-in-slack.ts';
import { createActivityInterceptor } from '../../src/activities/interceptor.ts';
import { createLaunchSlackActivities } from '../../src/activities/slack/launch.ts';
import { createShowSlackActivities } from '../../src/activities/slack/show.ts';
import { createPolicyFile } from '../../src/policy/create-policy-file.ts';
import { taskQueues } from '../../src/shared/ids.ts';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { openTemporal, workflowBundle } from '../support/temporal.ts';
import type { Bot } from './start-bot.ts';

/**
 * The real workflows and what they do in Slack, beside a bot; `social` stands for what they would do in the
 * social service. Returns how to end it.
 */
export async function startWorker(
  { temporal, slackUrl }: Bot,
  social: Record<string, (input: never) => Promise<unknown>>,
): Promise<() => Promise<void>> {
  const server = await openTemporal();
  const { namespace } = temporal.options;
  const slack = new WebClient(standinBotToken, slackClientOptions(slackUrl));
  const shared = {
    connection: server.nativeConnection,
    namespace,
    interceptors: { activity: [createActivityInterceptor] },
    shutdownGraceTime: 100,
  };
  const workers = await Promise.all([
    Worker.create({
      ...shared,
      taskQueue: taskQueues.adjutant,
      workflowBundle: workflowBundle(),
    }),
    Worker.create({ ...shared, taskQueue: taskQueues.social, activities: social }),
    Worker.create({
      ...shared,
      taskQueue: taskQueues.slack,
      activities: {
        ...createGateActivities({
          policy: createPolicyFile('config/policy.yaml'),
          people: createPeopleInSlack(slack),
          engineers: createEngineers(slack, undefined),
          ledger: { freezesOn: async () => [], freezes: async () => [] },
        }),
        ...createLaunchSlackActivities({ slack }),
        ...createShowSlackActivities({ slack }),
      },
    }),
  ]);
  const running = Promise.all(workers.map((worker) => worker.run()));
  return async () => {
    for (const worker of workers) worker.shutdown();
    await running;
    await server.teardown();
  };
}
