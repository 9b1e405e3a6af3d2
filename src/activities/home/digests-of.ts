import type { Client } from '@temporalio/client';
import type { WebClient } from '@slack/web-api';
import type { DigestListing, DigestSettings } from '../../shared/digest.ts';
import type { FirstOf } from '../../shared/home.ts';
import { createSchedules } from '../digest-subscriptions/schedules.ts';

const mostShown = 6;

/** The digests of the channels somebody is in, and those they made; the next one first, paused ones last. */
export async function digestsOf(
  user: string,
  slack: WebClient,
  temporal: () => Client,
): Promise<FirstOf<DigestListing>> {
  const all = await createSchedules<DigestSettings>('digest', temporal).list();
  if (all.length === 0) return { first: [], all: 0 };
  const channels = await channelsOf(user, slack);
  const theirs = all
    .filter(({ settings }) => settings.by.user === user || channels.has(settings.channel))
    .toSorted((one, other) => (one.nextAt ?? 'never').localeCompare(other.nextAt ?? 'never'));
  return { first: theirs.slice(0, mostShown), all: theirs.length };
}

async function channelsOf(user: string, slack: WebClient): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let cursor = '';
  do {
    const page = await slack.users.conversations({
      user,
      types: 'public_channel,private_channel',
      exclude_archived: true,
      limit: 200,
      ...(cursor !== '' && { cursor }),
    });
    for (const { id } of page.channels ?? []) if (id !== undefined) ids.add(id);
    cursor = page.response_metadata?.next_cursor ?? '';
  } while (cursor !== '');
  return ids;
}
