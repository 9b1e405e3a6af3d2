import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { TestSlack } from '../slack/slack-with-app.ts';

/** The page of the simulated Slack in a browser window of its own, gone at the end of the test. */
export interface OpenPage extends AsyncDisposable {
  page: Page;
  /** All the page has asked any server for. */
  requests: string[];
  /** What the page complained about: errors, and what its security policy has refused. */
  complaints: string[];
  /** Writes into the box of the open channel and presses Enter. */
  enter: (text: string) => Promise<void>;
  /** A text in the open channel; what is read to screen readers is left out. */
  said: (text: string) => Locator;
}

export async function openPage(
  browser: Browser,
  { url }: Pick<TestSlack, 'url'>,
  address = '?user=mara&channel=adops',
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<OpenPage> {
  const context: BrowserContext = await browser.newContext(options);
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${url}/${address}`);
  await page.getByRole('main').waitFor();
  return {
    page,
    requests,
    complaints,
    enter: async (text) => {
      const box = page.getByRole('textbox', { name: /^Message #/ });
      await box.fill(text);
      await box.press('Enter');
    },
    said: (text) => page.getByRole('main').getByText(text),
    [Symbol.asyncDispose]: () => context.close(),
  };
}
