import type { Client, WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client';
import { randomUUID } from 'node:crypto';
import { operationId, taskQueues } from '../../src/shared/ids.ts';
import type { Json } from '../../src/shared/operation.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackDriver, SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { performOperation } from '../../src/workflows/index.ts';

/** Asks for an operation as the form does when it is sent. */
export async function ask(
  { temporal }: { temporal: Client },
  person: SlackPerson,
  operation: string,
  input: Record<string, Json>,
  channel = 'nordwind',
): Promise<WorkflowHandleWithFirstExecutionRunId<typeof performOperation>> {
  const { channels } = await person.inbox();
  const where = channels.find(({ name }) => name === channel);
  const submission = `V1:${randomUUID().slice(0, 8)}`;
  return temporal.workflow.start(performOperation, {
    workflowId: operationId(submission),
    taskQueue: taskQueues.adjutant,
    args: [
      {
        operation,
        input,
        by: { user: person.id, team: team.id },
        channel: where?.id ?? channel,
        submission,
      },
    ],
  });
}

/** The preview of a write, with these words in it, that waits for Send or Cancel. */
export function operationPreviewOf(
  person: SlackPerson,
  words: string,
  channel = 'nordwind',
): Promise<MessageView> {
  return person.waitFor(
    channel,
    (message) => {
      const text = textOf(message);
      return text.includes(words) && text.includes('To be sent') && message.threadTs === undefined;
    },
    { timeoutMs: 30_000 },
  );
}

/** The same message once it says this. */
export function turnedInto(
  person: SlackPerson,
  { ts }: MessageView,
  words: string,
  channel = 'nordwind',
  timeoutMs = 50_000,
): Promise<MessageView> {
  const accept = (message: MessageView) => message.ts === ts && textOf(message).includes(words);
  return person.waitFor(channel, accept, { timeoutMs });
}

/** Everything anybody could see in Slack, and everything Temporal keeps of the operations. */
export async function everythingTold(
  slack: SlackDriver,
  temporal: Client,
  names: readonly string[],
): Promise<string> {
  const inboxes = await Promise.all(names.map((name) => slack.as(name).inbox()));
  const histories: unknown[] = [];
  for await (const { workflowId, runId } of temporal.workflow.list()) {
    histories.push(await temporal.workflow.getHandle(workflowId, runId).fetchHistory());
  }
  return JSON.stringify([inboxes, await slack.calls()]) + decoded(histories);
}

/** With the payloads as text, so that words in them can be looked for. */
function decoded(histories: unknown[]): string {
  const payloads: string[] = [];
  const rest = JSON.stringify(histories, (key, value: unknown) => {
    if (key !== 'data' || typeof value !== 'string') return value;
    payloads.push(Buffer.from(value, 'base64').toString());
    return undefined;
  });
  return rest + payloads.join('\n');
}
