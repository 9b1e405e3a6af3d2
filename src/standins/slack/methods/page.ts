import { SlackError } from '../slack-error.ts';

/** One page of a list, with the cursor of the next as Slack's methods give it. */
export function page<T>(
  items: T[],
  { cursor = '', limit = 0 }: { cursor?: string | undefined; limit?: number | undefined },
): { items: T[]; hasMore: boolean; response_metadata: { next_cursor: string } } {
  const start = cursor === '' ? 0 : Number(Buffer.from(cursor, 'base64').toString());
  if (!Number.isInteger(start) || start < 0) throw new SlackError('invalid_cursor');
  if (limit < 0 || limit > 1_000) throw new SlackError('invalid_limit');
  const end = start + (limit === 0 ? 100 : limit);
  const hasMore = end < items.length;
  return {
    items: items.slice(start, end),
    hasMore,
    response_metadata: {
      next_cursor: hasMore ? Buffer.from(String(end)).toString('base64') : '',
    },
  };
}
