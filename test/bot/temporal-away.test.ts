import { afterEach, describe, expect, inject, it } from 'vitest';
import { launchFields } from '../../src/bot/views/launch-form.ts';
import { startBot, type Bot } from './start-bot.ts';
import { openTcpGate } from './tcp-gate.ts';
import { wordsOf } from './words-of.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Nothing listens on the first port there is. */
const nowhere = '127.0.0.1:1';

async function started(address: string): Promise<Bot> {
  const bot = await startBot({ address });
  ends.unshift(() => bot.stop());
  return bot;
}

async function gated() {
  const gate = await openTcpGate(inject('temporalAddress'));
  const bot = await started(gate.address);
  ends.push(() => gate.close().catch(() => undefined));
  return { bot, gate };
}

describe('with Temporal down', () => {
  it.each(['/adops launch', '/adops show boots', '/adops status', '/adops do accounts.list'])(
    '«%s» is answered within 3 s with what to do',
    async (text) => {
      const bot = await started(nowhere);
      const mara = bot.slack.as('mara');
      const typedAt = performance.now();
      await mara.command('adops', text);
      const message = await mara.waitFor('adops', () => true);
      expect(performance.now() - typedAt).toBeLessThan(3_000);
      expect(message.ephemeral).toBe(true);
      expect(wordsOf(message)).toContain(
        'Temporal at 127.0.0.1:1 does not answer, so nothing was started.',
      );
      expect(wordsOf(message)).toContain('TEMPORAL_ADDRESS');
    },
  );

  it('what was taken before the bot ends is answered first', async () => {
    const { bot, gate } = await gated();
    gate.block();
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops status');
    await bot.leave();
    const messages = Object.values((await mara.inbox()).messages).flat();
    expect(messages.map(wordsOf).join('\n')).toContain('does not answer');
  });

  it('help is still there', async () => {
    const bot = await started(nowhere);
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops help');
    expect(wordsOf(await mara.waitFor('adops', () => true))).toContain('/adops launch');
  });
});

describe('when Temporal goes away while a form is filled', () => {
  it.each(['closes', 'hangs'] as const)(
    'and %s, the form stays open with what was typed, and says that nothing was started',
    async (how) => {
      const { bot, gate } = await gated();
      const mara = bot.slack.as('mara');
      await mara.command('adops', '/adops launch');
      await mara.view();
      if (how === 'closes') await gate.close();
      else gate.block();
      const pressedAt = performance.now();
      const { errors } = await mara.submit({ 'Or its text': 'name: x' });
      expect(performance.now() - pressedAt).toBeLessThan(3_000);
      expect(errors).toEqual({
        [launchFields.file]: expect.stringContaining('nothing was started'),
      });
      expect((await mara.inbox()).views).toHaveLength(1);
    },
  );

  it('the form of an operation says it too, below its first field or, without one, on top', async () => {
    const { bot, gate } = await gated();
    const [mara, tom] = [bot.slack.as('mara'), bot.slack.as('tom')];
    await mara.command('adops', '/adops do accounts.list');
    await tom.command('adops', '/adops do search.auth.token');
    await Promise.all([mara.view(), tom.view()]);
    await gate.close();
    expect(await mara.submit()).toEqual({
      ok: true,
      errors: { 'field.limit': expect.stringContaining('nothing was started') },
    });
    expect(await tom.submit()).toEqual({ ok: true });
    const { views } = await tom.inbox();
    expect(views).toHaveLength(2);
    expect(JSON.stringify(views[1]?.view)).toContain('nothing was started');
  });
});
