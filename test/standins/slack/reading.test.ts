import { describe, expect, it } from 'vitest';
import { buttonsOf } from '../../../src/standins/slack/reading/buttons-of.ts';
import { fieldsOf } from '../../../src/standins/slack/reading/fields-of.ts';
import { textOf } from '../../../src/standins/slack/reading/text-of.ts';
import { buttons, form, paragraph, textField } from './blocks.ts';
import { startSlack } from './slack-with-app.ts';

const plain = (text: string) => ({ type: 'plain_text', text });
const word = (text: string) => ({ type: 'text', text });
const section = (...elements: object[]) => ({ type: 'rich_text_section', elements });

describe('reading a message', () => {
  it('gives what is shown, in reading order', () => {
    const blocks = [
      { type: 'header', text: plain('Winter *boots*') },
      { type: 'section', text: plain('Where'), fields: [plain('a'), plain('b')] },
      {
        type: 'rich_text',
        elements: [
          section(word('by '), { type: 'user', user_id: 'U0MARA' }),
          { type: 'rich_text_list', style: 'bullet', elements: [section(word('one'))] },
          {
            type: 'rich_text_list',
            style: 'ordered',
            indent: 1,
            elements: [section(word('first')), section(word('second'))],
          },
          { type: 'rich_text_preformatted', elements: [word('made   3\nfailed 0')] },
        ],
      },
      {
        type: 'table',
        rows: [
          [
            { type: 'raw_text', text: 'Ads' },
            { type: 'raw_number', value: 3, text: '3' },
          ],
        ],
      },
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: 'paused' },
          { type: 'image', alt_text: 'ok' },
        ],
      },
      buttons('Launch'),
    ];
    expect(textOf({ text: 'fallback', blocks: blocks.map((block) => ({ ...block })) })).toBe(
      [
        'Winter *boots*',
        'Where',
        'a',
        'b',
        'by @mara',
        '• one',
        '  1. first',
        '  2. second',
        'made   3',
        'failed 0',
        'Ads | 3',
        'paused [ok]',
      ].join('\n'),
    );
  });

  it('shows markup as people see it', () => {
    const markup =
      '<@U0TOM> in <#C0ADOPS> <https://example.com|here> &lt;b&gt; &amp;amp; <!date^1^{date}|1 Jan> <!here>';
    expect(textOf({ text: markup })).toBe('@tom in #adops here <b> &amp; 1 Jan @here');
  });

  it('lists the buttons with what they carry', async () => {
    await using slack = await startSlack();
    await slack.client.chat.postMessage({
      channel: '#adops',
      text: 'x',
      blocks: [paragraph('x'), buttons('Launch', 'Cancel')],
    });
    const message = await slack.driver.as('mara').waitFor('adops', ({ text }) => text === 'x');
    expect(buttonsOf(message)).toEqual([
      {
        label: 'Launch',
        actionId: 'launch',
        blockId: 'block-1',
        value: 'value of Launch',
        asksFirst: false,
      },
      expect.objectContaining({ label: 'Cancel' }),
    ]);
  });

  it('lists the fields of a form with what they hold and offer', () => {
    const option = { text: { type: 'plain_text' as const, text: 'Boots' }, value: 'boots' };
    const view = form('Launch', textField('name', { optional: true }), {
      type: 'input',
      block_id: 'example',
      label: { type: 'plain_text', text: 'Example' },
      element: {
        type: 'static_select',
        action_id: 'example',
        options: [option],
        initial_option: option,
      },
    });
    expect(fieldsOf({ view: { ...view } })).toEqual([
      {
        label: 'Label of name',
        hint: '',
        blockId: 'name',
        actionId: 'name',
        type: 'plain_text_input',
        isOptional: true,
        holds: null,
        options: [],
      },
      {
        label: 'Example',
        hint: '',
        blockId: 'example',
        actionId: 'example',
        type: 'static_select',
        isOptional: false,
        holds: 'boots',
        options: [{ label: 'Boots', value: 'boots' }],
      },
    ]);
  });
});

describe('the driver', () => {
  it('waits for what comes later', async () => {
    await using slack = await startSlack();
    const waiting = slack.driver.as('mara').waitFor('adops', ({ text }) => text === 'two');
    await slack.client.chat.postMessage({ channel: '#adops', text: 'one' });
    await slack.client.chat.postMessage({ channel: '#adops', text: 'two' });
    expect(await waiting).toMatchObject({ text: 'two' });
  });

  it('says what is there when it waited in vain', async () => {
    await using slack = await startSlack();
    await slack.client.chat.postMessage({ channel: '#adops', text: 'one' });
    const waiting = slack.driver.as('mara').waitFor('adops', () => false, { timeoutMs: 50 });
    await expect(waiting).rejects.toThrow(/No such message in adops for mara.*U0ADJUTANT: one/s);
  });

  it('names what there is when something is not', async () => {
    await using slack = await startSlack();
    await slack.client.chat.postMessage({
      channel: '#adops',
      text: 'x',
      blocks: [buttons('Stop')],
    });
    const mara = slack.driver.as('mara');
    const message = await mara.waitFor('adops', () => true);
    await expect(mara.press(message, 'Launch')).rejects.toThrow('There is: «Stop»');
    await expect(mara.submit({})).rejects.toThrow('mara has no form open');
    await expect(mara.command('nowhere', '/adops')).rejects.toThrow('There are adops, nordwind');
    expect(() => slack.driver.as('nobody')).toThrow('There are mara, jonas');
  });
});
