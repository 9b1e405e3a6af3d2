import { describe, expect, it } from 'vitest';
import { buttonsOf } from '../../../src/standins/slack/reading/buttons-of.ts';
import { buttons } from './blocks.ts';
import { refusalOf } from './refusal.ts';
import { startSlack, startSlackWithApp } from './slack-with-app.ts';

describe('the Home tab', () => {
  it('is published when somebody opens it, and its buttons work', async () => {
    const pressed = Promise.withResolvers<unknown>();
    await using slack = await startSlackWithApp((app) => {
      app.event('app_home_opened', async ({ event, client }) => {
        await client.views.publish({
          user_id: event.user,
          view: { type: 'home', blocks: [buttons('Help')] },
        });
      });
      app.action('help', async ({ ack, body }) => {
        await ack();
        if (body.type === 'block_actions') pressed.resolve(body.container);
      });
    });
    const mara = slack.driver.as('mara');
    expect(await mara.openHome()).toEqual({ ok: true });
    expect(buttonsOf({ blocks: await mara.home() })).toMatchObject([{ label: 'Help' }]);
    await mara.press('home', 'Help');
    expect(await pressed.promise).toMatchObject({ type: 'view' });
    expect(await slack.driver.as('tom').inbox()).not.toHaveProperty('home');
  });

  it('refuses what does not belong there', async () => {
    await using slack = await startSlack();
    const call = slack.client.views.publish({
      user_id: 'U0MARA',
      view: { type: 'home', blocks: [{ type: 'markdown', text: '# no' }] },
    });
    expect(await refusalOf(call)).toEqual({
      error: 'invalid_arguments',
      messages: ['[ERROR] markdown is not allowed in a home [json-pointer:/view/blocks/0/type]'],
    });
  });
});
