import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderChart } from '../../../src/charts/render-chart.ts';
import { chartAlt } from '../../../src/messages/chart/chart-alt.ts';
import { digestMessage } from '../../../src/messages/digest/digest-message.ts';
import { chartSample, digestSample } from '../../messages/digest-samples.ts';
import { launchBrowser } from '../../support/browser.ts';
import { startSlack, type TestSlack } from '../slack/slack-with-app.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const phone = { viewport: { width: 390, height: 844 } };

/** A digest of campaigns called `name`, with the picture of its chart in the thread. */
async function postDigest({ client }: TestSlack, name: string) {
  const channel = 'C0ADOPS';
  const posted = await client.chat.postMessage({ channel, ...digestMessage(digestSample(name)) });
  const chart = chartSample();
  await client.filesUploadV2({
    channel_id: channel,
    thread_ts: posted.ts ?? '',
    filename: 'spend.png',
    title: 'Spend a day',
    alt_text: chartAlt(chart),
    file: Buffer.from(await renderChart(chart)),
  });
}

describe('a digest in the page', () => {
  it('has its table, its charts, and in its thread the picture with its figures in words', async () => {
    await using slack = await startSlack();
    await postDigest(slack, '<img src=x onerror="window.harmed=1">');
    await using tab = await openPage(browser, slack);
    await tab.said('Top campaigns by spend').waitFor();
    const shown = tab.page.getByRole('main');
    expect(await shown.getByRole('row').filter({ hasText: 'CPA' }).count()).toBe(1);
    expect(
      await shown.locator('.library-block svg[role], .library-block svg text').count(),
    ).toBeGreaterThan(20);
    expect(await shown.getByRole('button', { name: /^Pause/ }).count()).toBe(2);
    await shown.getByText('1 reply').click();
    const picture = tab.page.getByRole('img', { name: /^Spend a day, EUR, 6 – 19 Nov 2026/ });
    await picture.waitFor();
    const width = () => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'));
    await expect.poll(width).toBe(1120);
    expect(await tab.page.evaluate(() => Reflect.has(window, 'harmed'))).toBe(false);
    expect(tab.complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('is no wider than a phone, in %s', async (colorScheme) => {
    await using slack = await startSlack();
    await postDigest(slack, 'Winter boots for women and men of all ages'.repeat(3));
    await using tab = await openPage(browser, slack, undefined, { ...phone, colorScheme });
    await tab.said('Top campaigns by spend').waitFor();
    const wide = await tab.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
