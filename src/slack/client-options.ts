import type { WebClientOptions } from '@slack/web-api';

/** Slack's client without its own patience: only Temporal repeats and waits. */
export function slackClientOptions(slackApiUrl: string): WebClientOptions {
  return {
    slackApiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: 10_000,
  };
}
