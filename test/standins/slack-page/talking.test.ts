import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { buttons, paragraph } from '../slack/blocks.ts';
import { startSlack, startSlackWithApp } from '../slack/slack-with-app.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('talking in the simulated Slack', () => {
  it('hints at the command while it is typed, and sends it', async () => {
    const heard: string[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack, command }) => {
        heard.push(command.text);
        await ack(`Looking at ${command.text}.`);
      });
    });
    await using tab = await openPage(browser, slack);
    const box = tab.page.getByRole('textbox', { name: 'Message #adops' });
    await box.pressSequentially('/a');
    await tab.page.getByRole('option', { name: /\/adops launch/ }).waitFor();
    await box.press('Enter');
    await box.pressSequentially('status');
    await box.press('Enter');
    await tab.said('Looking at status.').waitFor();
    expect(heard).toEqual(['status']);
    expect(await box.inputValue()).toBe('');
    expect(tab.complaints).toEqual([]);
  });

  it('shows what only one person may see to nobody else', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', ({ ack }) => ack('Between you and me.'));
    });
    await using mara = await openPage(browser, slack);
    await using jonas = await openPage(browser, slack, '?user=jonas&channel=adops');
    await mara.enter('/adops help');
    await mara.said('Only visible to you').waitFor();
    await mara.enter('Hello everybody');
    await jonas.said('Hello everybody').waitFor();
    expect(await jonas.said('Between you and me.').count()).toBe(0);
  });

  it('tells when the app does not answer in time', async () => {
    await using slack = await startSlackWithApp(
      (app) => app.command('/adops', () => new Promise<void>(() => {})),
      { ackLimitMs: 50 },
    );
    await using tab = await openPage(browser, slack);
    await tab.enter('/adops status');
    await tab.said('failed with the error "operation_timeout"').waitFor();
  });

  it('updates a message in place and leaves alone what is being typed', async () => {
    await using slack = await startSlack();
    const { ts = '' } = await slack.client.chat.postMessage({ channel: 'C0ADOPS', text: '1 of 3' });
    await using tab = await openPage(browser, slack);
    const box = tab.page.getByRole('textbox', { name: 'Message #adops' });
    await tab.said('1 of 3').waitFor();
    await box.pressSequentially('half a sent');
    await slack.client.chat.update({ channel: 'C0ADOPS', ts, text: '2 of 3' });
    await tab.said('2 of 3').waitFor();
    await box.pressSequentially('ence');
    expect(await box.inputValue()).toBe('half a sentence');
    expect(await tab.said('1 of 3').count()).toBe(0);
  });

  it('stays where the reader is when messages come, and says that they came', async () => {
    await using slack = await startSlack();
    const post = (text: string) => slack.client.chat.postMessage({ channel: 'C0ADOPS', text });
    await post(Array.from({ length: 200 }, (_, index) => `line ${index}`).join('\n'));
    await using tab = await openPage(browser, slack);
    const list = tab.page.getByRole('region', { name: 'Messages in #adops' });
    await list.getByText('line 199').waitFor();
    await list.evaluate((element) => element.scrollTo(0, 100));
    await post('the newest');
    await tab.page.getByRole('button', { name: 'New messages' }).waitFor();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(100);
    await tab.page.getByRole('button', { name: 'New messages' }).click();
    await tab.page.getByRole('button', { name: 'New messages' }).waitFor({ state: 'detached' });
    await post('and one more');
    await tab.said('and one more').waitFor();
    expect(await list.evaluate(below)).toBeLessThan(2);
  });

  it('tells the app of a press, once it is confirmed', async () => {
    const pressed: string[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.action(/.*/, async ({ ack, body, client }) => {
        await ack();
        pressed.push(body.user.id);
        await client.chat.postMessage({ channel: 'C0ADOPS', text: 'Stopped.' });
      });
    });
    const confirm = {
      title: plain('Stop it?'),
      text: plain('No more.'),
      confirm: plain('Yes, stop'),
    };
    await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'Under way',
      blocks: [
        {
          type: 'actions',
          elements: [{ type: 'button', action_id: 'stop', text: plain('Stop'), confirm }],
        },
      ],
    });
    await using tab = await openPage(browser, slack);
    const stop = tab.page.getByRole('button', { name: 'Stop', exact: true });
    await stop.click();
    await tab.page.keyboard.press('Escape');
    await tab.page.getByRole('dialog').waitFor({ state: 'detached' });
    await stop.click();
    await tab.page.getByRole('button', { name: 'Yes, stop' }).click();
    await tab.said('Stopped.').waitFor();
    expect(pressed).toEqual(['U0MARA']);
  });

  it('says that the simulated Slack is away, and goes on when it is back', async () => {
    const first = await startSlack();
    await using tab = await openPage(browser, first);
    await first[Symbol.asyncDispose]();
    await tab.page.getByText('Reconnecting…').waitFor();
    await tab.enter('written meanwhile');
    await tab.said('Nothing was sent.').waitFor();
    await using again = await startSlack({ port: Number(new URL(first.url).port) });
    await again.driver.as('tom').say('adops', 'I am back');
    await tab.said('I am back').waitFor();
    const box = tab.page.getByRole('textbox', { name: 'Message #adops' });
    expect(await box.inputValue()).toBe('written meanwhile');
  });

  it('opens a thread, answers in it, and keeps the place in the address', async () => {
    await using slack = await startSlack();
    const { ts = '' } = await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'Launching',
    });
    await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      thread_ts: ts,
      text: 'Campaign 1 is there',
    });
    await using tab = await openPage(browser, slack);
    await tab.page.getByRole('button', { name: /1 reply/ }).click();
    const thread = tab.page.getByRole('complementary', { name: 'Thread' });
    await thread.getByText('Campaign 1 is there').waitFor();
    const box = thread.getByRole('textbox', { name: 'Reply…' });
    await box.fill('Thanks');
    await box.press('Enter');
    await tab.page.getByRole('button', { name: /2 replies/ }).waitFor();
    await tab.page.reload();
    await thread.getByText('Thanks').waitFor();
  });

  it('finds the message that a permalink leads to', async () => {
    await using slack = await startSlack();
    const { ts = '' } = await slack.client.chat.postMessage({
      channel: 'C0HANSE',
      text: 'This one',
    });
    const { permalink = '' } = await slack.client.chat.getPermalink({
      channel: 'C0HANSE',
      message_ts: ts,
    });
    await using tab = await openPage(browser, slack, permalink.slice(slack.url.length + 1));
    await tab.page.locator('.message-found').getByText('This one').waitFor();
  });

  it('lets one act as another person, to whom what is new is marked', async () => {
    await using slack = await startSlack();
    await using tab = await openPage(browser, slack);
    await slack.client.chat.postMessage({
      channel: 'C0HANSE',
      text: 'For you',
      blocks: [paragraph('For you'), buttons('Approve')],
    });
    await tab.page.getByRole('button', { name: /^Acting as Mara/ }).click();
    await tab.page.getByRole('menuitem', { name: /Jonas Adeyemi/ }).click();
    await tab.page.getByRole('button', { name: 'hanse-direktbank unread' }).click();
    await tab.page.getByRole('button', { name: 'Approve' }).waitFor();
    expect(new URL(tab.page.url()).search).toBe('?user=jonas&channel=hanse-direktbank');
  });
});

const plain = (text: string) => ({ type: 'plain_text', text }) as const;

const below = (element: Element) => element.scrollHeight - element.scrollTop - element.clientHeight;
