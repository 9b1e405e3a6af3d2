import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchId, proposalId, stepRunId } from '../../src/shared/ids.ts';
import { planDigest } from '../../src/shared/plan-digest.ts';
import type { JsonObject } from '../../src/standins/slack/json-object.ts';
import { startBot, type Bot } from './start-bot.ts';
import { startedWith } from './started-with.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot();
});
afterAll(() => bot.stop());

const by = { user: 'U0MARA', team: 'T0MORGENROT' };
const idOf = (text: string) => launchId(planDigest(new TextEncoder().encode(text), {}));

/** Why the step was failed before anything was begun. */
async function errorOf(step: string, inputs: JsonObject): Promise<string | undefined> {
  const mara = bot.slack.as('mara');
  const { execution } = await mara.runStep(step, inputs);
  return (await mara.stepEnded(execution)).error;
}

/** As Workflow Builder hands over what was typed into a form. */
const rich = (...elements: JsonObject[]) => ({ type: 'rich_text', elements });
const section = (text: string) => ({
  type: 'rich_text_section',
  elements: [{ type: 'text', text }],
});

describe('the step «Launch a media plan»', () => {
  it('starts a launch of the text, in the name of whoever runs it', async () => {
    const text = 'name: By a step\n';
    const { ok, execution } = await bot.slack
      .as('mara')
      .runStep('launch_plan', { plan: text, channel: 'C0HANSE' });
    expect({ ok, state: execution.state }).toEqual({ ok: true, state: 'running' });
    const started = () => startedWith(bot.temporal, idOf(text));
    await expect.poll(started, { timeout: 20_000 }).toMatchObject({
      input: {
        plan: { source: { kind: 'text', text } },
        requester: by,
        channel: 'C0HANSE',
        step: execution.id,
      },
      signals: [{ by, step: execution.id, submission: execution.id }],
    });
    expect(JSON.stringify(await started())).not.toMatch(/xwfp|secret/u);
  });

  it('reads what was typed into a form as lines', async () => {
    const plan = rich(
      section('name: Typed'),
      section('campaigns:'),
      { type: 'rich_text_list', style: 'bullet', indent: 1, elements: [section('name: One')] },
      { type: 'rich_text_preformatted', elements: [{ type: 'text', text: '    objective: X' }] },
    );
    const text = 'name: Typed\ncampaigns:\n  - name: One\n    objective: X';
    await bot.slack.as('mara').runStep('launch_plan', { plan, channel: 'C0HANSE' });
    await expect
      .poll(async () => (await startedWith(bot.temporal, idOf(text))).input, { timeout: 20_000 })
      .toMatchObject({ plan: { source: { text, format: 'yaml' } } });
  });

  it('takes the file of a form at once, as nobody may read it later', async () => {
    const mara = bot.slack.as('mara');
    const text = 'name: In a file, günstig\n';
    const file = await mara.upload('plan.yaml', text);
    const plan = [{ type: 'rich_text_section', elements: [rich(section(file))] }];
    await mara.runStep('launch_plan', { plan, channel: 'C0HANSE' });
    await expect
      .poll(async () => (await startedWith(bot.temporal, idOf(text))).input, { timeout: 20_000 })
      .toMatchObject({ plan: { source: { kind: 'text', text } } });
  });

  it.each<[string, JsonObject, string]>([
    ['an empty plan', { plan: ' ' }, 'The workflow gives no plan: «plan» is empty.'],
    ['no channel', { plan: 'name: x', channel: 'general' }, '«channel»'],
    ['a file that is gone', { plan: 'F0123456789' }, 'does not have the file of the plan any more'],
    ['a large plan', { plan: 'x'.repeat(50_001) }, 'may have 50,000 bytes'],
  ])('fails on %s', async (_what, inputs, words) => {
    expect(await errorOf('launch_plan', { channel: 'C0HANSE', ...inputs })).toContain(words);
  });

  it('fails on a file that is no text, or too large', async () => {
    const mara = bot.slack.as('mara');
    const image = await mara.upload('plan.yaml', Uint8Array.of(0x89, 0x50, 0xff, 0xfe));
    const large = await mara.upload('large.csv', 'x'.repeat(50_001));
    const channel = 'C0HANSE';
    expect(await errorOf('launch_plan', { plan: image, channel })).toContain('no text in UTF-8');
    expect(await errorOf('launch_plan', { plan: large, channel })).toContain('«Launch this plan»');
  });
});

describe('the step «Propose a bid or budget»', () => {
  const inputs = { what: 'Bid', target: '4001', value: '+10%', channel: 'C0NORDWIND' };

  it('starts one proposal, however often it is delivered', async () => {
    const mara = bot.slack.as('mara');
    const { execution } = await mara.runStep('propose_change', { ...inputs, reason: 'crowded' });
    const again = await mara.runStep('propose_change', {}, execution);
    expect(again.execution).toMatchObject({ id: execution.id, state: 'running' });
    const started = () => startedWith(bot.temporal, proposalId(execution.id));
    await expect.poll(started, { timeout: 20_000 }).toEqual({
      input: {
        of: 'bid',
        rows: [{ target: '4001', value: { kind: 'percent', percent: 10 } }],
        by,
        channel: 'C0NORDWIND',
        reason: 'crowded',
        submission: execution.id,
        step: execution.id,
      },
      signals: [],
    });
  });

  it.each<[string, JsonObject, string]>([
    ['of something else', { what: 'colour' }, '«what»'],
    ['without a value', { value: '' }, '«value»'],
    ['of nothing', { target: 7, value: '' }, '«target», «value»'],
  ])('%s fails', async (_what, other, words) => {
    expect(await errorOf('propose_change', { ...inputs, ...other })).toContain(words);
  });
});

describe('the step «Run a digest»', () => {
  it('starts a run of its own', async () => {
    const { execution } = await bot.slack.as('mara').runStep('run_digest', { digest: 'Morning' });
    await expect
      .poll(async () => (await startedWith(bot.temporal, stepRunId(execution.id))).input, {
        timeout: 20_000,
      })
      .toEqual({ words: 'Morning', by, step: execution.id });
  });
});

describe('any step', () => {
  it('fails where Slack does not say who runs it', async () => {
    const mara = bot.slack.as('mara');
    const { execution } = await mara.runStep('run_digest', { digest: 'Morning' });
    const event = {
      type: 'function_executed',
      function: { callback_id: 'run_digest' },
      function_execution_id: execution.id,
      inputs: { digest: 'Morning', person: 'U0JONAS' },
    };
    await bot.deliver({ type: 'event_callback', team_id: by.team, event });
    const { error } = await mara.stepEnded(execution);
    expect(error).toContain('Slack did not say who runs this');
  });

  it('fails while Temporal is away', async () => {
    const alone = await startBot({ address: '127.0.0.1:1' });
    try {
      const mara = alone.slack.as('mara');
      const { execution } = await mara.runStep('run_digest', { digest: 'Morning' });
      expect((await mara.stepEnded(execution)).error).toContain('does not answer');
    } finally {
      await alone.stop();
    }
  });
});
