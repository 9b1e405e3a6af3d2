import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { paragraph } from '../slack/blocks.ts';
import { startSlack } from '../slack/slack-with-app.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const attacks = [
  '<img src=x onerror="window.harmed=1">',
  '<script>window.harmed=1</script>',
  '<javascript:window.harmed=1|click me>',
  '<data:text/html,x|data>',
  '&lt;img src=x onerror="window.harmed=1"&gt;',
];

describe('the page', () => {
  it('shows a text that would be a program as a text', async () => {
    await using slack = await startSlack();
    const text = attacks.join('\n');
    await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text,
      blocks: [
        paragraph(text),
        { type: 'section', text: { type: 'plain_text', text } },
        { type: 'markdown', text: `${attacks[0]} [x](javascript:window.harmed=1)` },
        {
          type: 'rich_text',
          elements: [
            {
              type: 'rich_text_section',
              elements: [{ type: 'text', text }],
            },
          ],
        },
      ],
    });
    await slack.driver.as('tom').say('adops', text);
    await using tab = await openPage(browser, slack);
    await tab.said('click me').first().waitFor();
    expect(await tab.page.locator('.message img, .message script').count()).toBe(0);
    expect(await tab.page.locator('.message a:not([href=""])').count()).toBe(0);
    await tab.page.getByRole('link', { name: 'x', includeHidden: true }).click();
    await tab.said('click me').first().click();
    expect(await tab.page.evaluate(() => Reflect.has(window, 'harmed'))).toBe(false);
    expect(tab.complaints).toEqual([]);
  });

  it('asks no server but its own, whatever a message names', async () => {
    await using slack = await startSlack();
    await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'Pictures',
      blocks: [
        paragraph('The newest <https://elsewhere.example/page|link> :tada:'),
        { type: 'image', image_url: 'https://elsewhere.example/spend.png', alt_text: 'Spend' },
        { type: 'markdown', text: '![x](https://elsewhere.example/md.png)' },
      ],
    });
    await slack.client.filesUploadV2({
      channel_id: 'C0ADOPS',
      filename: 'ids.csv',
      content: 'key,id\nboots,1\n',
    });
    await using tab = await openPage(browser, slack);
    await tab.said('Spend').waitFor();
    await tab.page.getByRole('cell', { name: 'boots' }).waitFor();
    await tab.page.getByRole('button', { name: 'Home of Adjutant' }).click();
    const foreign = tab.requests.filter(
      (url) => !url.startsWith(`${slack.url}/`) && !url.startsWith('data:'),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    { name: 'a desk', options: { viewport: { width: 1440, height: 900 } } },
    { name: 'a phone', options: { viewport: { width: 390, height: 844 }, isMobile: true } },
  ])('fits on $name', async ({ options }) => {
    await using slack = await startSlack();
    await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'Wide',
      blocks: [
        paragraph(`${'word'.repeat(80)} \`\`\`${'column '.repeat(60)}\`\`\``),
        { type: 'table', rows: [wideRow, wideRow] },
      ],
    });
    await using tab = await openPage(browser, slack, '?user=mara&channel=adops', options);
    await tab.said('column').first().waitFor();
    const overflow = await tab.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const list = tab.page.getByRole('region', { name: 'Messages in #adops' });
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

const wideRow = Array.from(
  { length: 8 },
  () => ({ type: 'raw_text', text: 'a rather long cell of a table' }) as const,
);
