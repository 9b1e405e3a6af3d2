import { WebAPIPlatformError } from '@slack/web-api';

/** The error Slack answers a call with, and its messages. @throws when the call succeeds. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ error: string; messages: string[] }> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof WebAPIPlatformError)) throw outcome ?? new Error('The call succeeded.');
  const { error, response_metadata } = outcome.data;
  return { error, messages: response_metadata?.messages ?? [] };
}
