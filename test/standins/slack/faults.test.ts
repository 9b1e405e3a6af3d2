import { WebAPIHTTPError, WebAPIRateLimitedError, WebAPIRequestError } from '@slack/web-api';
import { describe, expect, it } from 'vitest';
import type { SlackFault } from '../../../src/standins/slack/doors.ts';
import { refusalOf } from './refusal.ts';
import { startSlack } from './slack-with-app.ts';

/** What a post comes to under this fault, and how many messages there are afterwards. */
async function postUnder(fault: SlackFault['fault']) {
  await using slack = await startSlack();
  await slack.driver.faults([{ method: 'chat.postMessage', fault }]);
  const post = () => slack.client.chat.postMessage({ channel: 'C0ADOPS', text: 'hi' });
  const outcome: unknown = await post().catch((error: unknown) => error);
  const messages = await slack.driver.as('mara').messages('adops');
  expect((await post()).ok).toBe(true);
  return { outcome, posted: messages.length };
}

describe('a scripted fault', () => {
  it('limits the rate, with the time to wait', async () => {
    const { outcome, posted } = await postUnder({ kind: 'ratelimited', retryAfterSeconds: 7 });
    expect(outcome).toBeInstanceOf(WebAPIRateLimitedError);
    expect(outcome).toMatchObject({ retryAfter: 7 });
    expect(posted).toBe(0);
  });

  it('answers with a status', async () => {
    const { outcome, posted } = await postUnder({ kind: 'status', status: 503 });
    expect(outcome).toBeInstanceOf(WebAPIHTTPError);
    expect(outcome).toMatchObject({ statusCode: 503 });
    expect(posted).toBe(0);
  });

  it('cuts the connection before anything happened', async () => {
    const { outcome, posted } = await postUnder({ kind: 'reset', when: 'before' });
    expect(outcome).toBeInstanceOf(WebAPIRequestError);
    expect(posted).toBe(0);
  });

  it('cuts the connection after it happened', async () => {
    const { outcome, posted } = await postUnder({ kind: 'reset', when: 'after' });
    expect(outcome).toBeInstanceOf(WebAPIRequestError);
    expect(posted).toBe(1);
  });

  it('answers late', async () => {
    expect(await postUnder({ kind: 'delay', ms: 1 })).toMatchObject({
      outcome: { ok: true },
      posted: 1,
    });
  });

  it('refuses in words of choice, after as many calls as asked for, and once', async () => {
    await using slack = await startSlack();
    await slack.driver.faults([
      { method: 'auth.test', skip: 1, fault: { kind: 'error', error: 'team_added_to_org' } },
    ]);
    const { auth } = slack.client;
    await auth.test();
    expect(await refusalOf(auth.test())).toMatchObject({ error: 'team_added_to_org' });
    await auth.test();
    expect(
      (await slack.driver.calls()).map(({ method, ok, error }) => [method, ok, error]),
    ).toEqual([
      ['auth.test', true, undefined],
      ['auth.test', false, 'team_added_to_org'],
      ['auth.test', true, undefined],
    ]);
  });
});
