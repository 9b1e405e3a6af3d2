import type { Slack } from '../slack.ts';
import type { Message } from './records.ts';

/** The address of a message, of the form Slack gives it. */
export function permalink({ url }: Pick<Slack, 'url'>, { channel, ts, threadTs }: Message): string {
  const address = `${url}/archives/${channel}/p${ts.replace('.', '')}`;
  return threadTs === undefined ? address : `${address}?thread_ts=${threadTs}&cid=${channel}`;
}
