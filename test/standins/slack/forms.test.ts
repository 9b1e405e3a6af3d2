import type { ViewClosedAction, ViewSubmitAction } from '@slack/bolt';
import type { InputBlock, ModalView } from '@slack/types';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/standins/slack/reading/fields-of.ts';
import { buttons, form, paragraph, textField } from './blocks.ts';
import { refusalOf } from './refusal.ts';
import { startSlackWithApp } from './slack-with-app.ts';

/** An app whose command opens `view`. */
const opening = (view: ModalView, listen: Parameters<typeof startSlackWithApp>[0] = () => {}) =>
  startSlackWithApp((app) => {
    app.command('/adops', async ({ ack, command, client }) => {
      await ack();
      await client.views.open({ trigger_id: command.trigger_id, view });
    });
    listen(app);
  });

describe('a form', () => {
  it('opens, is filled in, and closes with a bare ack', async () => {
    const sent: ViewSubmitAction[] = [];
    const view = { ...form('Launch', textField('plan')), private_metadata: 'C0ADOPS' };
    await using slack = await opening(view, (app) => {
      app.view<ViewSubmitAction>('form', async ({ ack, body }) => {
        sent.push(body);
        await ack();
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    expect(fieldsOf(await mara.view())).toMatchObject([
      { label: 'Label of plan', type: 'plain_text_input', isOptional: false, holds: null },
    ]);
    expect(await mara.submit({ 'Label of plan': 'winter' })).toEqual({ ok: true });
    expect((await mara.inbox()).views).toEqual([]);
    expect(sent).toMatchObject([
      {
        type: 'view_submission',
        user: { id: 'U0MARA', name: 'mara', team_id: 'T0MORGENROT' },
        view: {
          callback_id: 'form',
          private_metadata: 'C0ADOPS',
          state: { values: { plan: { plan: { type: 'plain_text_input', value: 'winter' } } } },
        },
        response_urls: [],
      },
    ]);
  });

  it('stays open with the errors of the app', async () => {
    await using slack = await opening(form('Launch', textField('plan')), (app) => {
      app.view('form', async ({ ack }) =>
        ack({ response_action: 'errors', errors: { plan: 'No such plan.' } }),
      );
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.submit({ plan: 'x' })).toEqual({
      ok: true,
      errors: { plan: 'No such plan.' },
    });
    expect((await mara.inbox()).views).toHaveLength(1);
  });

  it('refuses errors below blocks that are no inputs', async () => {
    await using slack = await opening(form('Launch', textField('plan')), (app) => {
      app.view('form', async ({ ack }) =>
        ack({ response_action: 'errors', errors: { other: 'No.' } }),
      );
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.submit({ plan: 'x' })).toMatchObject({ ok: false, error: 'invalid_errors' });
    expect((await slack.driver.calls()).at(-1)).toMatchObject({ method: 'ack view_submission' });
  });

  it('asks for required fields before the app hears of it', async () => {
    await using slack = await opening(
      form('Launch', textField('a'), textField('b', { optional: true })),
    );
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.submit()).toEqual({
      ok: true,
      errors: { a: 'Please complete this required field.' },
    });
  });

  it('is replaced by an update and keeps what was typed', async () => {
    await using slack = await opening(form('One', textField('a')), (app) => {
      app.view('form', async ({ ack, view }) => {
        const typed = view.state.values['a']?.['a']?.value ?? 'nothing';
        await ack({
          response_action: 'update',
          view: form('Two', paragraph(`You typed ${typed}`), textField('a')),
        });
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    await mara.submit({ a: 'first' });
    await mara.submit();
    const view = await mara.view();
    expect(view.view).toMatchObject({ title: { text: 'Two' } });
    expect(JSON.stringify(view.view)).toContain('You typed first');
  });

  it('is stacked three deep at most, and cleared at once', async () => {
    await using slack = await opening(form('1', textField('a')), (app) => {
      app.view('form', async ({ ack, view, body }) => {
        const depth = Number(view.title.text);
        if (body.view.state.values['a']?.['a']?.value === 'clear') {
          await ack({ response_action: 'clear' });
        } else {
          await ack({ response_action: 'push', view: form(String(depth + 1), textField('a')) });
        }
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.submit({ a: 'push' })).toEqual({ ok: true });
    expect(await mara.submit({ a: 'push' })).toEqual({ ok: true });
    expect(await mara.submit({ a: 'push' })).toMatchObject({ error: 'push_limit_reached' });
    expect((await mara.inbox()).views).toHaveLength(3);
    await mara.submit({ a: 'clear' });
    expect((await mara.inbox()).views).toEqual([]);
  });

  it('tells the app when it is closed, if the app asked for that', async () => {
    const closed = Promise.withResolvers<boolean>();
    const view = { ...form('Launch', textField('a')), notify_on_close: true };
    await using slack = await opening(view, (app) => {
      app.view<ViewClosedAction>(
        { callback_id: 'form', type: 'view_closed' },
        async ({ ack, body }) => {
          await ack();
          closed.resolve(body.is_cleared);
        },
      );
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.close()).toEqual({ ok: true });
    expect(await closed.promise).toBe(false);
    expect((await mara.inbox()).views).toEqual([]);
  });

  it('is refused with pointers when it breaks the rules', async () => {
    const trigger = Promise.withResolvers<string>();
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack, command }) => {
        await ack();
        trigger.resolve(command.trigger_id);
      });
    });
    await slack.driver.as('mara').command('adops', '/adops launch');
    const { submit: _submit, ...view } = form('x'.repeat(25), textField('a'));
    const call = slack.client.views.open({ trigger_id: await trigger.promise, view });
    expect(await refusalOf(call)).toEqual({
      error: 'invalid_arguments',
      messages: [
        '[ERROR] must be less than 25 characters [json-pointer:/view/title/text]',
        '[ERROR] submit is required when there are input blocks [json-pointer:/view]',
      ],
    });
  });
});

describe('a button in a form', () => {
  it('may put another form on top, which goes back to the first when it is closed', async () => {
    await using slack = await opening(form('One', textField('a'), buttons('More')), (app) => {
      app.action('more', async ({ ack, body, client }) => {
        await ack();
        if (body.type !== 'block_actions') return;
        await client.views.push({ trigger_id: body.trigger_id, view: form('Two', textField('b')) });
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    const first = await mara.view();
    await mara.press(first, 'More');
    const second = await mara.view(({ id }) => id !== first.id);
    expect(second.view).toMatchObject({ title: { text: 'Two' } });
    await mara.close();
    expect((await mara.view()).id).toBe(first.id);
  });
});

describe('a trigger', () => {
  it('opens one form, within three seconds', async () => {
    let now = Date.UTC(2026, 10, 20, 12);
    const triggers: string[] = [];
    await using slack = await startSlackWithApp(
      (app) => {
        app.command('/adops', async ({ ack, command }) => {
          triggers.push(command.trigger_id);
          await ack();
        });
      },
      { now: () => now },
    );
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.command('adops', '/adops launch');
    const open = (trigger_id = '') =>
      slack.client.views.open({ trigger_id, view: form('Launch', textField('a')) });
    now += 3_000;
    await open(triggers[0]);
    expect(await refusalOf(open(triggers[0]))).toMatchObject({ error: 'exchanged_trigger_id' });
    now += 1;
    expect(await refusalOf(open(triggers[1]))).toMatchObject({ error: 'expired_trigger_id' });
    expect(await refusalOf(open('made up'))).toMatchObject({ error: 'invalid_trigger_id' });
  });
});

describe('views.update', () => {
  it('wants the hash of what it replaces', async () => {
    await using slack = await opening(form('One', textField('a')));
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    const { id: view_id, hash } = await mara.view();
    const view = form('Two', textField('a'));
    await slack.client.views.update({ view_id, hash, view });
    const again = slack.client.views.update({ view_id, hash, view });
    expect(await refusalOf(again)).toMatchObject({ error: 'hash_conflict' });
    const unknown = slack.client.views.update({ view_id: 'V0', view });
    expect(await refusalOf(unknown)).toMatchObject({ error: 'not_found' });
  });
});

describe('choices in a form', () => {
  const chooser = form('Choose', {
    type: 'input',
    block_id: 'example',
    dispatch_action: true,
    label: { type: 'plain_text', text: 'Example' },
    element: {
      type: 'static_select',
      action_id: 'example',
      options: ['Boots', 'Cinema'].map((name) => ({
        text: { type: 'plain_text', text: name },
        value: name.toLowerCase(),
      })),
    },
  });

  it('reach the app with what the form holds, and are sent along', async () => {
    const chosen = Promise.withResolvers<unknown>();
    const sent = Promise.withResolvers<unknown>();
    await using slack = await opening(chooser, (app) => {
      app.action('example', async ({ ack, body }) => {
        await ack();
        if (body.type === 'block_actions') chosen.resolve([body.actions, body.view?.state.values]);
      });
      app.view('form', async ({ ack, view }) => {
        await ack();
        sent.resolve(view.state.values);
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.press(await mara.view(), 'example', 'Cinema');
    const option = { text: { type: 'plain_text', text: 'Cinema' }, value: 'cinema' };
    const values = { example: { example: { type: 'static_select', selected_option: option } } };
    expect(await chosen.promise).toEqual([
      [expect.objectContaining({ block_id: 'example', selected_option: option })],
      values,
    ]);
    await mara.submit();
    expect(await sent.promise).toEqual(values);
  });

  it('are offered by the app while somebody types', async () => {
    const account: InputBlock = {
      type: 'input',
      block_id: 'account',
      label: { type: 'plain_text', text: 'Account' },
      element: { type: 'external_select', action_id: 'account', min_query_length: 0 },
    };
    const held: unknown[] = [];
    await using slack = await opening(form('Search', textField('plan'), account), (app) => {
      app.options('account', async ({ ack, payload }) => {
        held.push(payload.view?.state.values);
        await ack({
          options: [{ text: { type: 'plain_text', text: `Found ${payload.value}` }, value: '1' }],
        });
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    const typed = { plan: 'winter' };
    expect(await mara.suggest(await mara.view(), 'account', 'nord', typed)).toMatchObject({
      ok: true,
      options: [{ text: { text: 'Found nord' }, value: '1' }],
    });
    expect(held).toMatchObject([{ plan: { plan: { value: 'winter' } } }]);
  });
});
