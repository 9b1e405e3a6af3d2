import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBot, type Bot } from './start-bot.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot();
});
afterAll(() => bot.stop());

describe('a failure nobody foresaw', () => {
  it('is told with a reference that is in the log with its cause', async () => {
    await bot.slack.faults([
      { method: 'views.open', fault: { kind: 'error', error: 'fatal_error' } },
    ]);
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops launch');
    const message = await mara.waitFor('adops', (one) => wordsOf(one).includes('Something failed'));
    const [, reference = 'none'] = /ref ([A-Z2-9]{6})/.exec(wordsOf(message)) ?? [];
    const line = bot
      .logged()
      .split('\n')
      .find((one) => one.includes(reference));
    expect(line).toContain('fatal_error');
  });

  it('that comes of being too slow says so', async () => {
    await bot.slack.faults([
      { method: 'views.open', fault: { kind: 'error', error: 'expired_trigger_id' } },
    ]);
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.waitFor('adops', (one) => wordsOf(one).includes('took too long for Slack'));
  });

  it('leaves no token in the log, however much is logged', () => {
    expect(bot.logged()).toContain('views.open');
    expect(bot.logged()).not.toMatch(/xoxb-|xapp-|ticket=[^[]/);
  });
});
