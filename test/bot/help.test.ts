import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNames, helpTopics } from '../../src/messages/help-topics.ts';
import { viewIds } from '../../src/shared/ids.ts';
import { startBot, type Bot } from './start-bot.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot();
});
afterAll(() => bot.stop());

async function answerTo(text: string, part: string) {
  const mara = bot.slack.as('mara');
  expect(await mara.command('adops', text)).toMatchObject({ ok: true });
  return mara.waitFor('adops', (message) => wordsOf(message).includes(part));
}

describe('/adops help', () => {
  it.each(['/adops', '/adops help'])('«%s» lists all commands, to one person', async (text) => {
    const message = await answerTo(text, 'the ad-ops officer');
    for (const name of commandNames) expect(wordsOf(message)).toContain(`/adops ${name}`);
    expect(message.ephemeral).toBe(true);
  });

  it('opens the form for a plan from its button', async () => {
    const message = await answerTo('/adops help', 'the ad-ops officer');
    const mara = bot.slack.as('mara');
    await mara.press(message, 'Launch a media plan');
    expect((await mara.view()).view['callback_id']).toBe(viewIds.launchForm);
    await mara.close();
  });

  it.each(commandNames)('explains %s', async (name) => {
    const message = await answerTo(`/adops help ${name}`, helpTopics[name].details[0]);
    expect(wordsOf(message)).toContain(helpTopics[name].examples[0]);
  });

  it.each([
    ['/adops lunch', 'I do not know “lunch”. Did you mean /adops launch ?'],
    ['/adops help shwo', 'I do not know “shwo”. Did you mean /adops show ?'],
    ['/adops frobnicate', `I do not know “frobnicate”. I know ${commandNames.join(', ')}.`],
    ['/adops <!channel>', 'I do not know “<!channel>”.'],
  ])('answers «%s» with what was probably meant', async (text, hint) => {
    expect((await answerTo(text, hint)).ephemeral).toBe(true);
  });

  it('works in a channel that the bot is not in', async () => {
    const ravi = bot.slack.as('ravi');
    await ravi.command('random', '/adops help');
    const message = await ravi.waitFor('random', ({ ephemeral }) => ephemeral);
    expect(wordsOf(message)).toContain('/adops launch');
  });
});
