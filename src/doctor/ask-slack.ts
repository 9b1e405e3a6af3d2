import { z } from 'zod';

/** What a method of Slack's Web API said, or why nothing of Slack answered. */
export type SlackAnswer =
  | { kind: 'answer'; ok: boolean; error: string; scopes?: string[]; date?: number; body: unknown }
  /** It cannot be reached, or is not well. */
  | { kind: 'away' }
  /** Something else answers. */
  | { kind: 'not Slack' };

const Body = z.looseObject({ ok: z.boolean(), error: z.string().default('') });

/**
 * Calls a method once. Not by Slack's client: what answers may not be Slack, and its headers are wanted.
 * @param slack where its Web API is, and the token to call it with
 */
export async function askSlack(
  method: string,
  slack: { apiUrl: string; token?: string },
  signal: AbortSignal,
  args: Record<string, string> = {},
): Promise<SlackAnswer> {
  const response = await fetch(new URL(method, `${slack.apiUrl.replace(/\/+$/u, '')}/`), {
    method: 'POST',
    redirect: 'manual',
    headers: slack.token === undefined ? {} : { authorization: `Bearer ${slack.token}` },
    body: new URLSearchParams(args),
    signal,
  }).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) return { kind: 'away' };
  const body: unknown = await response.json().catch(() => undefined);
  const read = Body.safeParse(body);
  if (!read.success) return { kind: 'not Slack' };
  const scopes = response.headers.get('x-oauth-scopes');
  const date = Date.parse(response.headers.get('date') ?? '');
  return {
    kind: 'answer',
    ok: read.data.ok,
    error: read.data.error,
    ...(scopes !== null && { scopes: scopes.split(',').map((scope) => scope.trim()) }),
    ...(!Number.isNaN(date) && { date }),
    body,
  };
}
