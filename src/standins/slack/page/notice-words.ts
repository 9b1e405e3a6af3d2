import { unreachable } from './door-client.ts';

/** What is said when the app did not take a press. */
export function actionFailed(error: string): string {
  return error === unreachable
    ? standinAway
    : `The app did not take that: it failed with the error "${error}". Please try again.`;
}

/** What Slack says when a form could not be delivered. */
export function submitFailed(error: string): string {
  return error === unreachable
    ? standinAway
    : `We had some trouble connecting. Try again? (${error})`;
}

export const standinAway =
  'The simulated Slack does not answer. Is it still running? Nothing was sent.';

export const noCommandsInThreads =
  'Slash commands do not work in threads. Send it in the channel instead.';

/** What is said when a message was not taken. */
export function messageFailed(error: string): string {
  return error === unreachable ? standinAway : `The message was not sent (${error}).`;
}
