import type { SlackStandin } from '../../src/standins/slack/start.ts';

/** Installs the app into a simulated workspace as a browser would; `bot` is where the bot listens. */
export async function installIn(
  workspace: Pick<SlackStandin, 'url'>,
  bot: string,
): Promise<{ status: number; page: string }> {
  const { address, cookie } = await beginInstall(bot);
  const agreed = await fetch(`${workspace.url}${address.pathname}${address.search}`, {
    redirect: 'manual',
  });
  const back = new URL(agreed.headers.get('location') ?? '');
  return comeBack(bot, back, cookie);
}

/** The address at Slack that the bot leads to, and the cookie it leaves. */
export async function beginInstall(bot: string): Promise<{ address: URL; cookie: string }> {
  const answer = await fetch(`${bot}/slack/install`, { redirect: 'manual' });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { address: new URL(answer.headers.get('location') ?? ''), cookie };
}

/** What the bot says when the browser comes back. */
export async function comeBack(bot: string, back: URL, cookie: string) {
  const answer = await fetch(`${bot}${back.pathname}${back.search}`, { headers: { cookie } });
  return { status: answer.status, page: await answer.text() };
}
