import { getClient, log } from '@temporalio/activity';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { WebClient } from '@slack/web-api';
import { digestPostId } from '../../shared/ids.ts';
import type { MessageRef } from '../../shared/launch.ts';

/** What has become of a digest's message for a period. */
export type DigestPosting = { state: 'none' | 'under way' } | { state: 'posted'; link?: string };

/** Whether the message of a period is there, or is being made. */
export async function lookUpDigestPost(
  { id, periodKey }: { id: string; periodKey: string },
  slack: WebClient,
): Promise<DigestPosting> {
  const run = getClient().workflow.getHandle<() => Promise<Posted>>(digestPostId(id, periodKey));
  try {
    const { status } = await run.describe();
    if (status.name === 'RUNNING') return { state: 'under way' };
    if (status.name !== 'COMPLETED') return { state: 'none' };
    const posted = await run.result();
    if (posted.outcome !== 'posted') return { state: 'none' };
    const link = await linkTo(posted.message, slack);
    return { state: 'posted', ...(link !== undefined && { link }) };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return { state: 'none' };
    throw error;
  }
}

/** How a run ends; for what else it may be, there is no message. */
type Posted = { outcome: 'posted'; message: MessageRef } | { outcome: 'overtaken' };

/** The message may be deleted by now. */
async function linkTo({ channel, ts }: MessageRef, slack: WebClient): Promise<string | undefined> {
  try {
    const { permalink } = await slack.chat.getPermalink({ channel, message_ts: ts });
    return permalink;
  } catch (error) {
    log.warn('no link to the message of a digest', { error });
    return undefined;
  }
}
