import { randomUUID } from 'node:crypto';
import { msToTs, tsToMs } from '@temporalio/common/lib/time.js';
import { clockSkew } from '../shared/clock-skew.ts';
import type { TemporalAsker } from './temporal-client.ts';

export interface Speed {
  /** What one step of a workflow takes once the server does not hurry any more, in milliseconds. */
  stepMs: number;
  /** What a timer of 50 milliseconds takes. */
  timerMs: number;
  /** The clock of the server less this machine's, in milliseconds. */
  skewMs: number;
}

/** A server with its default settings hurries for the first ten. */
const steps = 30;
const judgedSteps = 12;

/** `CommandType` of Temporal's API. */
const commandTypes = { scheduleActivity: 1, startTimer: 3, completeWorkflow: 4 } as const;

/**
 * Measures the server with a workflow of its own on a task queue of its own, whose steps are taken here by hand: no
 * worker is needed, and none is measured.
 */
export async function probeSpeed({ connection, namespace, ask }: TemporalAsker): Promise<Speed> {
  const service = connection.workflowService;
  const id = `adjutant-doctor-${randomUUID()}`;
  const taskQueue = { name: id };
  const common = { namespace, identity: id };
  const before = Date.now();
  await ask(() =>
    service.startWorkflowExecution({
      ...common,
      requestId: id,
      workflowId: id,
      workflowType: { name: 'adjutantDoctor' },
      taskQueue,
      workflowExecutionTimeout: msToTs('1 minute'),
    }),
  );
  const ours = { before, after: Date.now() };
  const next = () => ask(() => service.pollWorkflowTaskQueue({ ...common, taskQueue }));
  let task = await next();
  const skewMs = clockSkew(tsToMs(task.history?.events?.[0]?.eventTime), ours);

  const command = async (one: Commands[number]) => {
    const { taskToken } = task;
    await ask(() =>
      service.respondWorkflowTaskCompleted({ ...common, taskToken, commands: [one] }),
    );
  };
  const took: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const from = performance.now();
    await command({
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is in no package of ours
      commandType: commandTypes.scheduleActivity,
      scheduleActivityTaskCommandAttributes: {
        activityId: String(step),
        activityType: { name: 'nothing' },
        taskQueue,
        startToCloseTimeout: msToTs('10 seconds'),
      },
    });
    const { taskToken } = await ask(() => service.pollActivityTaskQueue({ ...common, taskQueue }));
    await ask(() => service.respondActivityTaskCompleted({ ...common, taskToken }));
    task = await next();
    took.push(performance.now() - from);
  }
  const timerFrom = performance.now();
  await command({
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is in no package of ours
    commandType: commandTypes.startTimer,
    startTimerCommandAttributes: { timerId: 'timer', startToFireTimeout: msToTs(50) },
  });
  task = await next();
  const timerMs = performance.now() - timerFrom;
  await command({
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is in no package of ours
    commandType: commandTypes.completeWorkflow,
    completeWorkflowExecutionCommandAttributes: {},
  });
  const judged = took.slice(-judgedSteps).toSorted((one, other) => one - other);
  // Whatever else the machine does slows some of them; the server's own limit slows all.
  return { stepMs: judged[judgedSteps / 4] ?? 0, timerMs, skewMs };
}

type Commands = NonNullable<
  Parameters<
    TemporalAsker['connection']['workflowService']['respondWorkflowTaskCompleted']
  >[0]['commands']
>;
