import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planDigest } from '../../src/shared/plan-digest.ts';
import { launchId, subscriptionId } from '../../src/shared/ids.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackDriver } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { addDigest } from '../support/add-digest.ts';
import { buttonOf, sendAction } from '../support/forged-action.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import { smallPlan } from '../support/plans.ts';
import { secondTeam } from '../support/second-slack.ts';
import { startWorkspaces, type Workspaces } from '../support/workspaces.ts';

let all: Workspaces;
beforeAll(async () => {
  all = await startWorkspaces();
}, 60_000);
afterAll(() => all.stop());

const channel = 'nordwind';
const plan = (io: string) => smallPlan(`Boots ${io}`, io);

async function askToLaunch(slack: SlackDriver, io: string): Promise<MessageView> {
  const mara = slack.as('mara');
  await givePlan(mara, channel, { file: { name: `${io}.yaml`, content: plan(io) } });
  const preview = await previewOf(mara, channel, io);
  await mara.press(preview, 'Ask for approval');
  return turnedInto(mara, preview, 'asks for approval to launch');
}

const inOf = async (slack: SlackDriver, words: string) =>
  (await slack.as('mara').messages(channel)).filter((one) => textOf(one).includes(words));

describe('two workspaces of one agency', () => {
  it('each see and approve what was begun there, and nothing of the other', async () => {
    const [inFirst, inSecond] = await Promise.all([
      askToLaunch(all.first, 'WS-1'),
      askToLaunch(all.second, 'WS-2'),
    ]);
    await all.first.as('jonas').press(inFirst, 'Approve');
    await all.second.as('jonas').press(inSecond, 'Approve');
    await replyTo(all.first.as('mara'), channel, inFirst, 'Complete.');
    await replyTo(all.second.as('mara'), channel, inSecond, 'Complete.');
    expect(await inOf(all.first, 'WS-2')).toEqual([]);
    expect(await inOf(all.second, 'WS-1')).toEqual([]);
  });

  it('that give the same plan have a launch each', async () => {
    const text = plan('WS-3');
    await givePlan(all.first.as('mara'), channel, { text });
    const one = await previewOf(all.first.as('mara'), channel, 'WS-3');
    await givePlan(all.second.as('mara'), channel, { text });
    const other = await previewOf(all.second.as('mara'), channel, 'WS-3');
    const digest = planDigest(new TextEncoder().encode(text), {});
    const runs = [team.id, secondTeam].map((id) => launchId(digest, id));
    expect([one, other].map((message) => JSON.stringify(message.blocks))).toEqual(
      runs.map((run) => expect.stringContaining(run)),
    );
  });

  it('a button of the one does nothing in the other, which says so', async () => {
    const asking = await askToLaunch(all.first, 'WS-4');
    const button = buttonOf(asking, 'Approve');
    const status = await sendAction(all.bot, { button, user: 'U0JONAS', team: secondTeam });
    expect(status).toBe(200);
    const jonas = all.second.as('jonas');
    await said(jonas, 'Adjutant', 'This was begun in another Slack workspace. Decide on it there.');
    const [now] = await inOf(all.first, 'WS-4');
    expect(textOf(now ?? asking)).toContain('0 of 1 approval.');
    await all.first.as('jonas').press(asking, 'Approve');
    await replyTo(all.first.as('mara'), channel, asking, 'Complete.');
  });

  it('a digest comes to the workspace it was added in, and is not there for the other', async () => {
    const [name, mara] = [`Morning ${randomUUID().slice(0, 6)}`, all.second.as('mara')];
    const { id } = await addDigest(mara, channel, { name });
    await mara.command(channel, `/adops digest run ${id}`);
    await mara.waitFor(channel, isDigest(name), { timeoutMs: 50_000 });
    const stranger = all.first.as('mara');
    await stranger.command(channel, `/adops digest pause ${id}`);
    await said(stranger, channel, /no digest/iu);
    expect((await all.first.as('mara').messages(channel)).some(isDigest(name))).toBe(false);
    const schedule = all.temporal.schedule.getHandle(subscriptionId('digest', id));
    expect((await schedule.describe()).state.paused).toBe(false);
  });

  it('a workspace that removed the app is forgotten: nobody there is heard, its digests pause', async () => {
    const [name, mara] = [`Last ${randomUUID().slice(0, 6)}`, all.second.as('mara')];
    const { id } = await addDigest(mara, channel, { name });
    await all.second.uninstall();
    const schedule = all.temporal.schedule.getHandle(subscriptionId('digest', id));
    await schedule.trigger();
    const paused = async () => (await schedule.describe()).state;
    await expect
      .poll(paused, { timeout: 40_000 })
      .toMatchObject({ paused: true, note: expect.stringContaining('the app was removed') });
    await mara.command(channel, '/adops help');
    await expect.poll(all.logged).toContain(`"team":"${secondTeam}","msg":"a delivery of a Slack`);
    expect((await all.second.as('mara').messages(channel)).some(isDigest(name))).toBe(false);
  });
});

const isDigest = (name: string) => (message: MessageView) =>
  message.metadata !== undefined && textOf(message).includes(name);
