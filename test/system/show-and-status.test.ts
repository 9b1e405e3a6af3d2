import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('/adops show and /adops status', () => {
  it('show what a launch made, by IO number and by part of the name, and from the button', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: smallPlan('Alpine sandals', 'SHOW-1') });
    const preview = await previewOf(mara, 'nordwind', 'SHOW-1');
    await mara.press(preview, 'Launch');
    const result = await replyTo(mara, 'nordwind', preview, 'Complete.');

    await mara.command('adops', '/adops show SHOW-1');
    const shown = textOf(await said(mara, 'adops', 'Alpine sandals'));
    for (const words of ['Women', 'Men', 'Feed', '2 ads']) expect(shown).toContain(words);

    await mara.command('hanse-direktbank', '/adops show alpine');
    await said(mara, 'hanse-direktbank', 'SHOW-1');

    const aiko = system.slack.as('aiko');
    await aiko.press(result, 'Show media plan');
    expect((await said(aiko, 'nordwind', 'Women')).ephemeral).toBe(false);
  });

  it('answer a name that fits several with choices, and one that fits none with what there is', async () => {
    const mara = system.slack.as('mara');
    await mara.command('adops', '/adops show zzz');
    await said(mara, 'adops', 'zzz');
  });

  it('tell the launches under way and the last ones', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: smallPlan('Waiting room', 'SHOW-2') });
    await previewOf(mara, 'nordwind', 'SHOW-2');
    await mara.command('lichtspiel', '/adops status');
    await said(mara, 'lichtspiel', 'SHOW-2');
  });
});
