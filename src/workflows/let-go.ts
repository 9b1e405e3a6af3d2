import { isCancellation } from '@temporalio/workflow';

/** For what must not end the rest when it fails: a line or an edit that Slack would not take. */
export async function letGo(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
}
