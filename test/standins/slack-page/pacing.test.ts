import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertMessage } from '../../../src/messages/pacing/alert-message.ts';
import { alertOf, campaignAbout } from '../../messages/pacing-samples.ts';
import { launchBrowser } from '../../support/browser.ts';
import { startSlack, type TestSlack } from '../slack/slack-with-app.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const phone = { viewport: { width: 390, height: 844 } };

/** The alert about a campaign of this name. */
async function postAlert({ client }: TestSlack, name: string): Promise<void> {
  const alert = alertOf(name, campaignAbout(name));
  await client.chat.postMessage({ channel: 'C0ADOPS', ...alertMessage(alert) });
}

describe('a pacing alert in the page', () => {
  it('has its figures and the buttons that mend it, whatever the campaign is called', async () => {
    await using slack = await startSlack();
    await postAlert(slack, '<img src=x onerror="window.harmed=1">');
    await using tab = await openPage(browser, slack);
    await tab.said('Projected to the end').waitFor();
    const shown = tab.page.getByRole('main');
    for (const name of ['Pause', '−10 % budget', 'Change a budget', 'Snooze']) {
      expect(await shown.getByRole('button', { name, exact: true }).count()).toBe(1);
    }
    expect(await tab.page.evaluate(() => Reflect.has(window, 'harmed'))).toBe(false);
    expect(tab.complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('is no wider than a phone, in %s', async (colorScheme) => {
    await using slack = await startSlack();
    await postAlert(slack, 'Winter boots for women and men of all ages');
    await using tab = await openPage(browser, slack, undefined, { ...phone, colorScheme });
    await tab.said('Projected to the end').waitFor();
    const wide = await tab.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
