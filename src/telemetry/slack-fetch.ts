import type { FetchFunction } from '@slack/web-api';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** The way to Slack's Web API for its clients: counts and traces each call by its method, and by what came of it. */
export function createSlackFetch(
  apiUrl: string,
  { metrics, tracing }: { metrics: Metrics | undefined; tracing: Tracing },
): FetchFunction {
  return async (url, init) => {
    const method = methodOf(String(url), apiUrl);
    const count = (outcome: string) => metrics?.slackCalls.inc({ method, outcome });
    return tracing.span({ name: `slack ${method}`, kind: 'client' }, async () => {
      try {
        const response = await fetch(url, init);
        count(await outcomeOf(response, method));
        return response;
      } catch (error) {
        count('unreachable');
        throw error;
      }
    });
  };
}

/** What is no method is an upload, or the answer to what somebody did. */
function methodOf(url: string, apiUrl: string): string {
  const method = url.startsWith(apiUrl) ? url.slice(apiUrl.length) : '';
  return /^[\w.]{1,60}$/.test(method) ? method : 'other';
}

async function outcomeOf(response: Response, method: string): Promise<string> {
  if (response.status === 429) return 'ratelimited';
  if (!response.ok) return `status ${response.status}`;
  if (method === 'other') return 'ok';
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return 'unreadable';
  if ('ok' in answer && answer.ok === true) return 'ok';
  const error = 'error' in answer && typeof answer.error === 'string' ? answer.error : '';
  return /^\w{1,60}$/.test(error) ? error : 'unreadable';
}
