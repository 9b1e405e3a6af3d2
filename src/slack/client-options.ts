import type { FetchFunction, WebClientOptions } from '@slack/web-api';

/**
 * Slack's client without its own patience: only Temporal repeats and waits.
 *
 * @param fetch the way to Slack, where somebody looks on at it
 */
export function slackClientOptions(slackApiUrl: string, fetch?: FetchFunction): WebClientOptions {
  return {
    slackApiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: 10_000,
    ...(fetch && { fetch }),
  };
}
