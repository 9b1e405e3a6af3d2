import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShowAnswer } from '../../src/shared/media-plan-tree.ts';
import { attributes } from '../../src/workflows/index.ts';
import { small, tree } from '../messages/samples.ts';
import { startBot, type Bot } from './start-bot.ts';
import { startWorker } from './start-worker.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
let endWorker: () => Promise<void>;
beforeAll(async () => {
  bot = await startBot();
  endWorker = await startWorker(bot, {
    findMediaPlan: async (target: string): Promise<ShowAnswer> => {
      if (target === '2') return { kind: 'found', tree: tree({ ...small, name: 'Summer & sun' }) };
      const choices = [
        { id: '1', name: 'Winter boots', ioNumber: 'IO-1' },
        { id: '2', name: 'Summer & sun' },
      ];
      return { kind: 'choose', target, matches: 2, choices };
    },
  });
});
afterAll(async () => {
  await endWorker();
  await bot.stop();
});

describe('/adops show', () => {
  it('says what it needs where nothing is named', async () => {
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops show');
    await mara.waitFor('adops', (one) => wordsOf(one).includes('Which media plan? Give its id'));
  });

  it('shows the media plan that was chosen, to one person', async () => {
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops show s &  <s>');
    const choice = await mara.waitFor('adops', (one) =>
      wordsOf(one).includes('2 media plans fit s & <s>'),
    );
    expect(choice.ephemeral).toBe(true);
    const [, second] = (choice.blocks ?? []).filter(({ type }) => type === 'section');
    const only = { ...choice, blocks: second ? [second] : [] };
    await mara.press(only, 'Show');
    const shown = await mara.waitFor('adops', (one) => wordsOf(one).includes('6 ads playing'));
    expect(wordsOf(shown)).toContain('Summer & sun');
    expect(shown.ephemeral).toBe(true);
  });

  it('says in Temporal what was looked for and by whom', async () => {
    const tom = bot.slack.as('tom');
    await tom.command('adops', '/adops show attributed');
    await tom.waitFor('adops', ({ ephemeral }) => ephemeral);
    const query = `${attributes.kind.name} = 'show' AND ${attributes.target.name} = 'attributed'`;
    const [run] = await Array.fromAsync(bot.temporal.workflow.list({ query }));
    expect(run?.workflowId).toMatch(/^show:/);
    expect(run?.typedSearchAttributes.get(attributes.requester)).toBe('U0TOM');
  });
});
