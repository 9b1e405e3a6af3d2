import { getClient } from '@temporalio/activity';
import { WorkflowNotFoundError, type Client, type WorkflowHandle } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import type { WebClient } from '@slack/web-api';
import { digestClosed } from '../../messages/digest-notices/digest-closed.ts';
import { digestRefused } from '../../messages/digest-notices/digest-refused.ts';
import { newestDue } from '../../reporting/newest-due.ts';
import { periodKeyOf } from '../../reporting/period-key-of.ts';
import type { DigestSettings } from '../../shared/digest.ts';
import { digestPostId } from '../../shared/ids.ts';
import type { SearchAttribute } from '../../shared/search-attributes.ts';
import { createSchedules } from '../digest-subscriptions/schedules.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { postOnce } from './post-once.ts';

interface Trouble {
  settings: DigestSettings;
  periodKey: string;
  /** In words of Slack, or of the policy. */
  reason: string;
}

/** After so many in a row that could not be posted a digest is paused. */
const mostClosed = 3;

/** What happens to a digest that cannot be posted, and who gets to know it. */
export function createDigestTroubleActivities({ slack }: { slack: WebClient }) {
  const schedules = createSchedules<DigestSettings>('digest', getClient);

  return {
    /** Tells who made it that its channel is closed to us, and pauses it when that has gone on. */
    async tellDigestClosed({
      settings,
      dueAt,
      periodKey,
      reason,
    }: Trouble & { dueAt: string }): Promise<void> {
      const times = 1 + (await closedBefore(settings, dueAt, getClient()));
      const note = `Adjutant paused it: ${times} times in a row its channel was closed (${reason}).`;
      const paused = times >= mostClosed && (await schedules.pause(settings.id, note));
      const { id, name, channel, by } = settings;
      await postOnce(slack, {
        channel: await directChannel(slack, by.user),
        key: `${digestPostId(id, periodKey)} closed`,
        ...digestClosed({ name, channel, reason, periodKey, times, paused }),
      });
    },

    /** Pauses it and says so in its channel, once: whoever made it may not read any more. */
    async stopRefusedDigest({ settings, periodKey, reason }: Trouble): Promise<void> {
      const { id, name, channel, by } = settings;
      await schedules.pause(
        id,
        'Adjutant paused it: who made it may not look at figures any more.',
      );
      try {
        await postOnce(slack, {
          channel,
          key: `${digestPostId(id, periodKey)} refused`,
          ...digestRefused({ name, owner: by.user, reason }),
        });
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
      }
    },
  };
}

/** How many digests right before this one could not be posted either, as far as it matters. */
async function closedBefore(
  { id, timing }: DigestSettings,
  dueAt: string,
  temporal: Client,
): Promise<number> {
  let now = Date.parse(dueAt) - 1_000;
  for (let times = 0; times < mostClosed - 1; times += 1) {
    const since = new Date(now - longestGapMs).toISOString();
    const before = newestDue({ timing, since, now: new Date(now).toISOString() });
    if (before === undefined) return times;
    const run = temporal.workflow.getHandle(digestPostId(id, periodKeyOf(timing, before)));
    if (!(await wasClosed(run))) return times;
    now = Date.parse(before) - 1_000;
  }
  return mostClosed - 1;
}

/** Once a week at least, with an hour for the clocks. */
const longestGapMs = 7 * 24 * 3_600_000 + 2 * 3_600_000;

async function wasClosed(run: WorkflowHandle): Promise<boolean> {
  try {
    const { typedSearchAttributes } = await run.describe();
    return typedSearchAttributes.get(state) === 'closed';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}

const state = defineSearchAttributeKey(
  'AdjutantState' satisfies SearchAttribute,
  SearchAttributeType.KEYWORD,
);
