import type { Client } from '@temporalio/client';
import type { PayloadCodec } from '@temporalio/common';
import type { SlackDriver } from '../../src/standins/slack/driver.ts';

/** Everything that Temporal keeps: histories, memos, attributes and schedules, decrypted by the codec, as texts. */
export async function keptByTemporal(client: Client, codec?: PayloadCodec): Promise<string[]> {
  const kept: unknown[] = [];
  const { namespace } = client.options;
  for await (const run of client.workflow.list()) {
    const handle = client.workflow.getHandle(run.workflowId, run.runId);
    kept.push(run.raw, (await handle.describe()).raw, await handle.fetchHistory());
  }
  for await (const { scheduleId } of client.schedule.list()) {
    kept.push(await client.workflowService.describeSchedule({ namespace, scheduleId }));
  }
  return Promise.all(kept.map(async (one) => (await textsIn(one, codec)).join('\n')));
}

/** Everything the people of the workspace can see there, with the content of files, and all that was asked of Slack. */
export async function keptBySlack(slack: SlackDriver): Promise<string[]> {
  const { users } = await slack.workspace();
  const people = users.map(({ name }) => slack.as(name));
  const seen = await Promise.all(
    people.map(async (person) => {
      const inbox = await person.inbox();
      const files = Object.values(inbox.messages).flatMap((messages) =>
        messages.flatMap((message) => message.files.map(({ id }) => id)),
      );
      const contents = await Promise.all(
        [...new Set(files)].map(async (id) =>
          Buffer.from(await person.download(id)).toString('latin1'),
        ),
      );
      return [JSON.stringify(inbox), ...contents];
    }),
  );
  return [...seen.flat(), JSON.stringify(await slack.calls())];
}

/** All texts and bytes in it, those of payloads as their codec reads them. */
async function textsIn(value: unknown, codec: PayloadCodec | undefined): Promise<string[]> {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('latin1')];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).map(([name, part]) =>
    textsIn(part, codec).then((texts) => [name, ...texts]),
  );
  const own = (await Promise.all(parts)).flat();
  if (codec === undefined || !isPayload(value)) return own;
  const decoded = await codec.decode([value]).catch(() => []);
  return [...own, ...decoded.map(({ data }) => Buffer.from(data ?? []).toString('latin1'))];
}

const isPayload = (
  value: object,
): value is { data: Uint8Array; metadata: Record<string, Uint8Array> } =>
  'data' in value && value.data instanceof Uint8Array && 'metadata' in value;
