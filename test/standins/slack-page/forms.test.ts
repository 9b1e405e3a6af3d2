import type { InputBlock, KnownBlock, ModalView, PlainTextElement } from '@slack/types';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { form, textField } from '../slack/blocks.ts';
import { startSlackWithApp } from '../slack/slack-with-app.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const plain = (text: string): PlainTextElement => ({ type: 'plain_text', text });

const input = (id: string, element: InputBlock['element']) =>
  ({ type: 'input', block_id: id, label: plain(`The ${id}`), element }) as const;

const fileField: KnownBlock = {
  type: 'input',
  block_id: 'file',
  label: plain('Plan file'),
  element: { type: 'file_input', action_id: 'file', filetypes: ['csv'], max_files: 1 },
};

/** An app whose command opens `view`. */
const opening = (view: ModalView, listen: Parameters<typeof startSlackWithApp>[0] = () => {}) =>
  startSlackWithApp((app) => {
    app.command('/adops', async ({ ack, command, client }) => {
      await ack();
      await client.views.open({ trigger_id: command.trigger_id, view });
    });
    listen(app);
  });

describe('a form on the page', () => {
  it('takes a file, shows errors at their fields, and closes when it is taken', async () => {
    const sent: unknown[] = [];
    await using slack = await opening(form('Launch', fileField, textField('name')), (app) => {
      app.view('form', async ({ ack, view }) => {
        const { file, name } = view.state.values;
        const value = name?.['name']?.value;
        if (value === 'wrong') {
          await ack({ response_action: 'errors', errors: { name: 'This name is taken.' } });
          return;
        }
        sent.push({ files: file?.['file']?.files?.map((given) => given.name), value });
        await ack();
      });
    });
    await using tab = await openPage(browser, slack);
    await tab.enter('/adops launch');
    const dialog = tab.page.getByRole('dialog', { name: 'Launch' });
    const send = dialog.getByRole('button', { name: 'Send' });
    await dialog.getByLabel('Plan file').setInputFiles({
      name: 'winter.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name\nBoots\n'),
    });
    await dialog.getByText('winter.csv').waitFor();
    await send.click();
    await dialog.getByText('Please complete this required field.').waitFor();
    const name = dialog.getByLabel('Label of name');
    await name.fill('wrong');
    await send.click();
    await dialog.getByText('This name is taken.').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.inputValue()).toBe('wrong');
    await name.fill('winter');
    await send.click();
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toEqual([{ files: ['winter.csv'], value: 'winter' }]);
    expect(tab.complaints).toEqual([]);
  });

  it('sends every kind of field as Slack does', async () => {
    const sent: unknown[] = [];
    const options = ['one', 'two'].map((value) => ({ text: plain(value), value }));
    await using slack = await opening(
      form(
        'All',
        input('select', { type: 'static_select', action_id: 'v', options }),
        input('external', { type: 'external_select', action_id: 'v', min_query_length: 1 }),
        input('people', { type: 'multi_users_select', action_id: 'v' }),
        input('channel', { type: 'channels_select', action_id: 'v' }),
        input('day', { type: 'datepicker', action_id: 'v' }),
        input('time', { type: 'timepicker', action_id: 'v' }),
        input('instant', { type: 'datetimepicker', action_id: 'v' }),
        input('number', { type: 'number_input', action_id: 'v', is_decimal_allowed: true }),
        input('radio', { type: 'radio_buttons', action_id: 'v', options }),
        input('checks', { type: 'checkboxes', action_id: 'v', options }),
      ),
      (app) => {
        app.options('v', ({ ack, options: { value } }) =>
          ack({ options: [{ text: plain(`found ${value}`), value: 'f' }] }),
        );
        app.view('form', async ({ ack, view }) => {
          sent.push(view.state.values);
          await ack();
        });
      },
    );
    await using tab = await openPage(browser, slack);
    const { page } = tab;
    await tab.enter('/adops all');
    const pick = async (field: string, option: string, typed = '') => {
      await page.getByRole('combobox', { name: field }).click();
      await page.getByRole('combobox', { name: field }).pressSequentially(typed);
      await page.getByRole('option', { name: option }).click();
    };
    await pick('The select', 'two');
    await pick('The external', 'found no', 'no');
    await pick('The people', 'Jonas');
    await page.getByRole('option', { name: 'Aiko' }).click();
    await page.keyboard.press('Escape');
    await pick('The channel', '#hanse-direktbank', 'han');
    await page.getByLabel('The day').fill('2026-12-01');
    await page.getByLabel('The time').fill('09:30');
    await page.getByLabel('The instant').fill('2026-12-01T09:30');
    await page.getByLabel('The number').fill('12.5');
    await page.getByRole('radio', { name: 'two' }).check();
    await page.getByRole('checkbox', { name: 'one' }).check();
    await page.getByRole('button', { name: 'Send', exact: true }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(sent).toMatchObject([
      {
        select: { v: { type: 'static_select', selected_option: { value: 'two' } } },
        external: { v: { type: 'external_select', selected_option: { value: 'f' } } },
        people: { v: { selected_users: ['U0JONAS', 'U0AIKO'] } },
        channel: { v: { selected_channel: 'C0HANSE' } },
        day: { v: { selected_date: '2026-12-01' } },
        time: { v: { selected_time: '09:30' } },
        instant: { v: { selected_date_time: Date.parse('2026-12-01T08:30:00Z') / 1000 } },
        number: { v: { value: '12.5' } },
        radio: { v: { selected_option: { value: 'two' } } },
        checks: { v: { selected_options: [{ value: 'one' }] } },
      },
    ]);
  });

  it('keeps what was typed when the app changes the form or puts another one on top', async () => {
    const more: KnownBlock = {
      type: 'actions',
      elements: [
        { type: 'button', action_id: 'update', text: plain('More fields') },
        { type: 'button', action_id: 'push', text: plain('Settings') },
      ],
    };
    await using slack = await opening(form('Launch', textField('name'), more), (app) => {
      app.action('update', async ({ ack, body, client }) => {
        await ack();
        if (body.type !== 'block_actions' || body.view === undefined) return;
        const blocks = [textField('name'), textField('second'), more];
        await client.views.update({ view_id: body.view.id, view: form('Longer', ...blocks) });
      });
      app.action('push', async ({ ack, body, client }) => {
        await ack();
        if (body.type !== 'block_actions') return;
        await client.views.push({
          trigger_id: body.trigger_id,
          view: form('Settings', textField('x')),
        });
      });
    });
    await using tab = await openPage(browser, slack);
    await tab.enter('/adops launch');
    await tab.page.getByLabel('Label of name').fill('typed');
    await tab.page.getByRole('button', { name: 'More fields' }).click();
    await tab.page.getByRole('dialog', { name: 'Longer' }).waitFor();
    expect(await tab.page.getByLabel('Label of name').inputValue()).toBe('typed');
    await tab.page.getByRole('button', { name: 'Settings' }).click();
    await tab.page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await tab.page.getByRole('button', { name: 'Back' }).click();
    await tab.page.getByRole('dialog', { name: 'Longer' }).waitFor();
    expect(await tab.page.getByLabel('Label of name').inputValue()).toBe('typed');
  });

  it('closes on Escape, and the app hears of it', async () => {
    const closed: string[] = [];
    const view = { ...form('Launch', textField('name')), notify_on_close: true };
    await using slack = await opening(view, (app) => {
      app.view({ callback_id: 'form', type: 'view_closed' }, async ({ ack, view: { id } }) => {
        closed.push(id);
        await ack();
      });
    });
    await using tab = await openPage(browser, slack);
    await tab.enter('/adops launch');
    await tab.page.getByRole('dialog').waitFor();
    await tab.page.keyboard.press('Escape');
    await tab.page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => closed).toHaveLength(1);
  });

  it('keeps the focus inside and puts it into the first field', async () => {
    await using slack = await opening(form('Launch', textField('name')));
    await using tab = await openPage(browser, slack);
    await tab.enter('/adops launch');
    await tab.page.getByRole('dialog').waitFor();
    const focused = () =>
      tab.page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(
      await tab.page
        .getByLabel('Label of name')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    for (const _ of [1, 2, 3, 4, 5]) await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.type('x');
    expect(await tab.page.locator('.composer textarea').inputValue()).toBe('');
    expect(await focused()).toBe(true);
  });
});
