import type { Client } from '@temporalio/client';

type Event = NonNullable<Awaited<ReturnType<typeof eventsOf>>>[number];

/** What a workflow was started with, and the arguments of each signal it got, read from its history. */
export async function startedWith(temporal: Client, workflowId: string) {
  const events = await eventsOf(temporal, workflowId);
  const signals = events.flatMap(({ workflowExecutionSignaledEventAttributes: signal }) =>
    signal ? [jsonOf(signal.input)] : [],
  );
  return { input: jsonOf(events[0]?.workflowExecutionStartedEventAttributes?.input), signals };
}

async function eventsOf(temporal: Client, workflowId: string) {
  const { events } = await temporal.workflow.getHandle(workflowId).fetchHistory();
  return events ?? [];
}

type Payloads = NonNullable<Event['workflowExecutionSignaledEventAttributes']>['input'];

function jsonOf(payloads: Payloads | undefined): unknown {
  const [first] = payloads?.payloads ?? [];
  return first?.data ? JSON.parse(Buffer.from(first.data).toString('utf8')) : undefined;
}
