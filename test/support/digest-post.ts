import { randomUUID } from 'node:crypto';
import type { DigestContent, DigestSettings } from '../../src/shared/digest.ts';
import { digestKey, type DigestPost, type DigestRun } from '../../src/shared/digest-run.ts';
import { addDays } from '../../src/shared/local-time.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { digestPostId, taskQueues } from '../../src/shared/ids.ts';
import { runDigest, postDigest } from '../../src/workflows/index.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { someone } from './proposal.ts';
import type { System } from './system.ts';

export type FigureContent = Extract<DigestContent, { kind: 'figures' }>;

/** A subscription of every day at 08:30 to one media plan and one search client. */
export function digestOf({
  content = {},
  ...more
}: Partial<Omit<DigestSettings, 'content'>> & {
  content?: Partial<FigureContent>;
} = {}): DigestSettings {
  const id = randomUUID().slice(0, 8);
  return {
    id,
    name: `Morning ${id}`,
    channel: 'C0NORDWIND',
    timing: { time: '08:30', weekdays: [0, 1, 2, 3, 4, 5, 6], zone: 'Europe/Berlin' },
    by: someone('mara'),
    createdAt: new Date().toISOString(),
    ...more,
    content: {
      kind: 'figures',
      scope: { mediaPlans: ['1001'], advertisers: [], accounts: [], searchClients: ['501'] },
      figures: ['spend', 'clicks', 'cpc'],
      periods: ['yesterday'],
      thresholds: { movePercent: 30, spendAbove: [] },
      ...content,
    },
  };
}

/** A scope with only these. */
export const only = (scope: Partial<FigureContent['scope']>): FigureContent['scope'] => ({
  mediaPlans: [],
  advertisers: [],
  accounts: [],
  searchClients: [],
  ...scope,
});

/** A minute ago, and the message of that. */
export function dueNow(settings: DigestSettings): DigestPost {
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  return { settings, dueAt, periodKey: dueAt.slice(0, 10), asked: true };
}

/** Posts as `runDigest` does. */
export const startPost = ({ temporal }: Pick<System, 'temporal'>, post: DigestPost) =>
  temporal.workflow.start(postDigest, {
    workflowId: digestPostId(post.settings.id, post.periodKey),
    taskQueue: taskQueues.adjutant,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
    args: [post],
  });

/** Starts what the schedule starts, now. */
export const startRun = ({ temporal }: Pick<System, 'temporal'>, run: DigestRun) =>
  temporal.workflow.start(runDigest, {
    workflowId: `digest:${run.settings.id}:run-${randomUUID()}`,
    taskQueue: taskQueues.adjutant,
    args: [run],
  });

/** The messages of a digest in a channel. */
export async function messagesOf(person: SlackPerson, channel: string, { name }: DigestSettings) {
  const all = await person.messages(channel);
  return all.filter((message) => message.threadTs === undefined && textOf(message).includes(name));
}

/** A digest of which nothing has to be read. */
export const smallDigest = (): DigestPost =>
  dueNow(digestOf({ content: { scope: only({ mediaPlans: ['9999'] }) } }));

export const onFourDays = (newest: DigestPost): DigestPost[] =>
  [0, 1, 2, 3].map((back) => ({
    ...newest,
    dueAt: new Date(Date.parse(newest.dueAt) - back * 86_400_000).toISOString(),
    periodKey: addDays(newest.periodKey, -back),
  }));

/** What the message is known by in Slack; empty where it is no message of ours. */
export function keyOf({ metadata }: MessageView): string {
  const key = metadata?.event_payload['key'];
  return typeof key === 'string' ? key : '';
}

export const byText = (one: string, other: string): number => one.localeCompare(other);

export const keyOfPost = (each: DigestPost) => digestKey(each.settings.id, each);

export const isOf = (each: DigestPost) => (message: MessageView) =>
  keyOf(message) === keyOfPost(each);
