import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBot, type Bot } from './start-bot.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot();
});
afterAll(() => bot.stop());

async function give(name: string, text: string): Promise<void> {
  const person = bot.slack.as(name);
  await person.command('adops', '/adops launch');
  await person.view();
  const fileId = await person.upload(`${text}.yaml`, text);
  expect(await person.submit({ 'A file': [fileId] })).toEqual({ ok: true });
}

async function launches(): Promise<number> {
  const { count } = await bot.temporal.workflow.count("AdjutantKind = 'launch'");
  return count;
}

async function statusFor(name: string, part: string): Promise<string> {
  const person = bot.slack.as(name);
  await person.command('adops', '/adops status');
  const message = await person.waitFor('adops', (one) => wordsOf(one).includes(part));
  expect(message.ephemeral).toBe(true);
  return wordsOf(message);
}

describe('/adops status', () => {
  it('says how to begin where nothing was launched yet', async () => {
    expect(await statusFor('mara', 'No launches yet.')).toContain('/adops launch');
  });

  it('lists the ten newest launches, the newest first, also while no worker answers', async () => {
    const names = Array.from(
      { length: 12 },
      (_, index) => `plan-${String(index + 1).padStart(2, '0')}`,
    );
    for (const name of names) await give(name < 'plan-12' ? 'mara' : 'tom', name);
    // Temporal lists what was started a moment later.
    await expect.poll(launches, { timeout: 30_000 }).toBe(12);
    const words = await statusFor('aiko', 'plan-12');
    const shown = [...words.matchAll(/plan-\d\d/g)].map(([name]) => name);
    expect(shown).toEqual(names.toReversed().slice(0, 10));
    expect(words).toContain('plan-12.yaml reading the plan');
    expect(words).toContain('asked for by <@U0TOM>');
  });
});
