import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptHistories, readHistories, workflowOf } from '../../scripts/histories/history.ts';
import * as workflows from '../../src/workflows/index.ts';
import { quietRuntime, workflowBundle } from '../support/temporal.ts';
import { replay } from './support/replay.ts';

const kept = readHistories(keptHistories);
beforeAll(quietRuntime);

describe('the workflows of today', () => {
  it('go on from everything that earlier ones did', async () => {
    const wrong = await replay(workflowBundle(), kept);
    expect(wrong.map(({ name, error }) => `${name}: ${error.message}`)).toEqual([]);
  });

  it('are each recorded: else let `npm run record-histories` run, and keep what it adds', () => {
    const names = Object.entries(workflows)
      .filter(([, exported]) => typeof exported === 'function')
      .map(([name]) => name);
    const recorded = new Set(kept.map(({ history }) => workflowOf(history).type));
    expect(names.filter((name) => !recorded.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });

  it('are found out when they would ask for activities in another order', async () => {
    const recorded = kept.find(({ name }) => name.startsWith('launchMediaPlan-'));
    if (!recorded) throw new Error('There is no history of launchMediaPlan.');
    const asked = recorded.history.events.flatMap((event, index) =>
      event.eventType === 'EVENT_TYPE_ACTIVITY_TASK_SCHEDULED' ? [index] : [],
    );
    const [first = 0, second = 0] = asked;
    const events = [...recorded.history.events];
    const changed = (index: number, by: number) => ({
      ...recorded.history.events[index],
      activityTaskScheduledEventAttributes: {
        ...Object(recorded.history.events[index]?.['activityTaskScheduledEventAttributes']),
        activityType: Object(recorded.history.events[by]?.['activityTaskScheduledEventAttributes'])
          .activityType,
      },
      eventType: 'EVENT_TYPE_ACTIVITY_TASK_SCHEDULED',
    });
    events[first] = changed(first, second);
    const wrong = await replay(workflowBundle(), [
      { name: 'changed', history: { ...recorded.history, events } },
    ]);
    expect(wrong.map(({ error }) => error)).toEqual([expect.any(DeterminismViolationError)]);
  });
});
