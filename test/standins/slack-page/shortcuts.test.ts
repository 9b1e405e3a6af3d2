import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startSlackWithApp } from '../slack/slack-with-app.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('shortcuts on the page', () => {
  it('are in the menu beside the box, and in that of a message', async () => {
    const heard: unknown[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.shortcut(/.*/u, async ({ ack, body }) => {
        await ack();
        heard.push([body.callback_id, 'message' in body ? body.message.text : undefined]);
      });
    });
    await using tab = await openPage(browser, slack);
    await tab.page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
    await tab.page.getByRole('menuitem', { name: 'Launch a media plan' }).click();
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([['launch.shortcut', undefined]]);

    await tab.enter('Here is the plan.');
    const message = tab.page.getByRole('article', { name: 'Here is the plan.' });
    await message.hover();
    await message.getByRole('button', { name: /^Shortcuts for the message of Mara/u }).click();
    await tab.page.getByRole('menuitem', { name: 'Who changed this?' }).click();
    await expect
      .poll(() => heard.at(-1), { timeout: 20_000 })
      .toEqual(['why.message', 'Here is the plan.']);
    expect(tab.complaints).toEqual([]);
  });

  it('that the app does not take say so', async () => {
    await using slack = await startSlackWithApp(
      (app) => app.shortcut('launch.shortcut', () => new Promise<void>(() => {})),
      { ackLimitMs: 50 },
    );
    await using tab = await openPage(browser, slack);
    await tab.page.getByRole('button', { name: 'Shortcuts', exact: true }).click();
    await tab.page.getByRole('menuitem', { name: 'Launch a media plan' }).click();
    await tab.said('it failed with the error "operation_timeout"').waitFor();
  });
});
