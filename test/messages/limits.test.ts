import { describe, expect, it } from 'vitest';
import {
  blockProblems,
  messageProblems,
  optionProblems,
  viewProblems,
  type Surface,
} from '../../src/messages/limits.ts';

const plain = (text: string) => ({ type: 'plain_text', text });
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
const option = (value: string) => ({ text: plain(value), value });
const button = (id: string, more = {}) => ({
  type: 'button',
  action_id: id,
  text: plain('Go'),
  ...more,
});
const image = { type: 'image', image_url: 'https://example.com/a.png', alt_text: 'a chart' };
const richText = (...elements: object[]) => ({
  type: 'rich_text',
  elements: [{ type: 'rich_text_section', elements }],
});
const words = (text: string) => richText({ type: 'text', text });
const input = (element: object, more = {}) => ({
  type: 'input',
  label: plain('Label'),
  element,
  ...more,
});
const select = (count: number, more = {}) => ({
  type: 'static_select',
  options: Array.from({ length: count }, (_, index) => option(`o${index}`)),
  ...more,
});
const rows = (count: number, width = 2) =>
  Array.from({ length: count }, () =>
    Array.from({ length: width }, () => ({ type: 'raw_text', text: 'x' })),
  );
const chart = (labels: string[]) => ({
  type: 'data_visualization',
  title: 'Spend',
  chart: {
    type: 'line',
    series: [{ name: 'Spend', data: labels.map((label) => ({ label, value: 1 })) }],
    axis_config: { categories: ['Mon', 'Tue'], x_label: 'Day' },
  },
});

describe('blocks that Slack accepts', () => {
  const everywhere: object[] = [
    { type: 'divider' },
    { type: 'header', text: plain('x'.repeat(150)) },
    { type: 'header', text: plain('😀'.repeat(150)), block_id: 'counted in code points' },
    { type: 'section', text: mrkdwn('x'.repeat(3_000)) },
    { type: 'section', fields: [plain('a'), mrkdwn('x'.repeat(2_000))], accessory: image },
    { type: 'section', text: plain('a'), accessory: button('a', { style: 'danger' }) },
    { type: 'context', elements: [mrkdwn('a'), image] },
    { type: 'actions', elements: [button('a'), button('b'), select(100)] },
    { type: 'actions', elements: [{ type: 'overflow', options: [option('a')] }] },
    { ...image, title: plain('t') },
    words('hello'),
    richText(
      { type: 'link', url: 'https://example.com', text: 'x', style: { bold: true } },
      { type: 'user', user_id: 'U1' },
      { type: 'date', timestamp: 1_764_500_000, format: '{date}', fallback: 'today' },
      { type: 'emoji', name: 'wave' },
    ),
    {
      type: 'rich_text',
      elements: [
        {
          type: 'rich_text_list',
          style: 'ordered',
          indent: 1,
          elements: [{ type: 'rich_text_section', elements: [] }],
        },
        { type: 'rich_text_preformatted', elements: [{ type: 'text', text: 'a\nb' }] },
        { type: 'rich_text_quote', elements: [{ type: 'broadcast', range: 'here' }] },
      ],
    },
    input({ type: 'plain_text_input', multiline: true, max_length: 3_000 }, { optional: true }),
    input({ type: 'number_input', is_decimal_allowed: true, min_value: '0' }),
    input({ type: 'datepicker', initial_date: '2026-12-01', placeholder: plain('Start') }),
    input({ type: 'timepicker', initial_time: '23:59', timezone: 'Europe/Berlin' }),
    input({ type: 'checkboxes', options: [option('a')], initial_options: [option('a')] }),
    input({ type: 'radio_buttons', options: [option('a')], initial_option: option('a') }),
    input({ type: 'external_select', min_query_length: 0 }),
    input({ type: 'multi_users_select', max_selected_items: 3 }),
    input({
      type: 'static_select',
      option_groups: [{ label: plain('g'), options: [option('a')] }],
    }),
    input({ type: 'datetimepicker', initial_date_time: 1_764_500_000 }),
    {
      type: 'actions',
      elements: [
        button('a', {
          confirm: {
            title: plain('Sure?'),
            text: mrkdwn('x'.repeat(300)),
            confirm: plain('Yes'),
            deny: plain('No'),
            style: 'danger',
          },
        }),
      ],
    },
  ];

  it.each((['message', 'modal', 'home'] as Surface[]).map((surface) => ({ surface })))(
    'are accepted in a $surface',
    ({ surface }) => {
      for (const block of everywhere) expect(blockProblems([block], surface)).toEqual([]);
    },
  );

  it('are accepted in messages only', () => {
    const blocks = [
      { type: 'markdown', text: '# a' },
      { type: 'table', rows: rows(100, 20), column_settings: [{ align: 'right' }] },
      chart(['Mon', 'Tue']),
      { type: 'task_card', task_id: 't', title: 'Campaigns', status: 'in_progress' },
      {
        type: 'plan',
        title: 'Launch',
        tasks: [
          { type: 'task_card', task_id: 't', title: 'x', status: 'complete', output: words('1') },
        ],
      },
    ];
    for (const block of blocks) {
      expect(blockProblems([block], 'message')).toEqual([]);
      expect(blockProblems([block], 'modal')).toMatchObject([{ pointer: '/blocks/0/type' }]);
    }
    const data = { type: 'data_table', caption: 'Result', rows: rows(101), page_size: 10 };
    expect(blockProblems([data], 'message')).toEqual([]);
  });

  it('are accepted in messages and Home tabs', () => {
    const card = { type: 'card', title: mrkdwn('*a*'), actions: [button('a')] };
    const blocks = [
      card,
      { type: 'carousel', elements: [card] },
      { type: 'container', title: plain('a'), child_blocks: [{ type: 'divider' }, words('x')] },
    ];
    for (const block of blocks) {
      expect(blockProblems([block], 'message')).toEqual([]);
      expect(blockProblems([block], 'home')).toEqual([]);
      expect(blockProblems([block], 'modal')).toHaveLength(1);
    }
  });

  it('are accepted in modals only', () => {
    const blocks = [
      { type: 'alert', text: mrkdwn('careful'), level: 'warning' },
      input({ type: 'file_input', filetypes: ['yaml', 'csv'], max_files: 1 }),
    ];
    for (const block of blocks) {
      expect(blockProblems([block], 'modal')).toEqual([]);
      expect(blockProblems([block], 'message')).toHaveLength(1);
    }
  });
});

describe('blocks that Slack refuses', () => {
  it.each<[string, object, string, string]>([
    ['an unknown type', { type: 'sektion' }, '/type', 'unsupported type: sektion'],
    ['no type', {}, '', 'missing required field: type'],
    ['an unknown field', { type: 'divider', color: 1 }, '', 'invalid additional property: color'],
    ['a missing field', { type: 'header' }, '', 'missing required field: text'],
    [
      'a long header',
      { type: 'header', text: plain('x'.repeat(151)) },
      '/text/text',
      'must be less than 151 characters',
    ],
    [
      'markup in a header',
      { type: 'header', text: mrkdwn('x') },
      '/text/type',
      'must be one of plain_text',
    ],
    [
      'empty text',
      { type: 'section', text: plain('') },
      '/text/text',
      'must be more than 0 characters',
    ],
    ['an empty section', { type: 'section' }, '', 'must define either `text` or `fields`'],
    [
      'eleven fields',
      { type: 'section', fields: Array.from({ length: 11 }, () => plain('a')) },
      '/fields',
      'no more than 10 items allowed',
    ],
    [
      'emoji in mrkdwn',
      { type: 'section', text: { ...mrkdwn('a'), emoji: true } },
      '/text',
      'invalid additional property: emoji',
    ],
    [
      'a long button',
      { type: 'actions', elements: [button('a', { text: plain('x'.repeat(76)) })] },
      '/elements/0/text/text',
      'must be less than 76 characters',
    ],
    [
      'a long value',
      { type: 'actions', elements: [button('a', { value: 'x'.repeat(2_001) })] },
      '/elements/0/value',
      'must be less than 2001 characters',
    ],
    [
      'an unknown style',
      { type: 'actions', elements: [button('a', { style: 'default' })] },
      '/elements/0/style',
      'must be one of primary, danger',
    ],
    ['no elements', { type: 'actions', elements: [] }, '/elements', 'no less than 1 items allowed'],
    [
      'an input among buttons',
      { type: 'actions', elements: [{ type: 'plain_text_input' }] },
      '/elements/0/type',
      'unsupported type: "plain_text_input"',
    ],
    [
      'the same action twice',
      { type: 'actions', elements: [button('a'), button('a')] },
      '/elements/1/action_id',
      '`action_id` already exists',
    ],
    ['101 options', input(select(101)), '/element/options', 'no more than 100 items allowed'],
    [
      'a long option',
      input({ type: 'static_select', options: [{ text: plain('a'), value: 'x'.repeat(76) }] }),
      '/element/options/0/value',
      'must be less than 76 characters',
    ],
    [
      'an initial option that is not offered',
      input(select(1, { initial_option: option('other') })),
      '/element',
      'the initial option must be among the options',
    ],
    [
      'options and groups',
      input(select(1, { option_groups: [{ label: plain('g'), options: [option('a')] }] })),
      '/element',
      'must define either `options` or `option_groups`',
    ],
    [
      'a type on an option',
      input({ type: 'static_select', options: [{ ...option('a'), type: 'option' }] }),
      '/element/options/0',
      'invalid additional property: type',
    ],
    [
      'a wrong date',
      input({ type: 'datepicker', initial_date: '1.12.2026' }),
      '/element/initial_date',
      'must be a date as YYYY-MM-DD',
    ],
    [
      'too long a maximum',
      input({ type: 'plain_text_input', max_length: 3_001 }),
      '/element/max_length',
      'must be between 1 and 3000',
    ],
    [
      'an image from nowhere',
      { type: 'image', alt_text: 'a' },
      '',
      'must define either `image_url` or `slack_file`',
    ],
    [
      'empty rich text',
      richText({ type: 'text', text: '' }),
      '/elements/0/elements/0/text',
      'must be more than 0 characters',
    ],
    [
      'bare words in rich text',
      { type: 'rich_text', elements: [{ type: 'text', text: 'a' }] },
      '/elements/0/type',
      'unsupported type: "text"',
    ],
    ['101 rows', { type: 'table', rows: rows(101) }, '/rows', 'no more than 100 items allowed'],
    [
      'rows of different lengths',
      { type: 'data_table', caption: 'c', rows: [...rows(1), ...rows(1, 3)] },
      '',
      'all rows must have the same number of cells',
    ],
    [
      'a chart that lacks a point',
      chart(['Mon']),
      '/chart',
      'each series must have one point for each category',
    ],
    [
      'a plan that is nowhere',
      {
        type: 'plan',
        title: 'a',
        tasks: [{ type: 'task_card', task_id: 't', title: 'x', status: 'done' }],
      },
      '/tasks/0/status',
      'must be one of pending, in_progress, complete, error',
    ],
  ])('refuses %s', (_what, block, pointer, message) => {
    const problems = blockProblems([block], 'message');
    expect(problems).toContainEqual({
      pointer: `/blocks/0${pointer}`,
      message,
      error: 'invalid_blocks',
    });
    expect(problems).toHaveLength(1);
  });

  it('tells all that is wrong, each with its place', () => {
    const blocks = [{ type: 'divider' }, { type: 'header' }, { type: 'section', text: plain('') }];
    expect(blockProblems(blocks, 'message').map(({ pointer }) => pointer)).toEqual([
      '/blocks/1',
      '/blocks/2/text/text',
    ]);
  });

  it('refuses the same block id twice, and a second table', () => {
    const blocks = [
      { type: 'divider', block_id: 'a' },
      { type: 'divider', block_id: 'a' },
      { type: 'table', rows: rows(1) },
      { type: 'table', rows: rows(1) },
    ];
    expect(blockProblems(blocks, 'message')).toMatchObject([
      { pointer: '/blocks/1/block_id', error: 'invalid_blocks' },
      { pointer: '/blocks/3', error: 'only_one_table_allowed' },
    ]);
  });

  it('refuses what is no list of blocks', () => {
    expect(blockProblems('[]', 'message')).toMatchObject([{ pointer: '/blocks' }]);
    expect(blockProblems([null], 'message')).toMatchObject([{ pointer: '/blocks' }]);
  });
});

describe('messages', () => {
  const divider = { type: 'divider' };

  it('hold something, up to 50 blocks and 40,000 characters', () => {
    const blocks = Array.from({ length: 50 }, () => divider);
    expect(messageProblems({ text: 'x'.repeat(40_000), blocks })).toEqual([]);
    expect(messageProblems({ text: '', blocks: [] })).toMatchObject([{ error: 'no_text' }]);
    expect(messageProblems({ blocks: [...blocks, divider] })).toMatchObject([
      { pointer: '/blocks', message: 'no more than 50 items allowed' },
    ]);
    expect(messageProblems({ text: 'x'.repeat(40_001) })).toMatchObject([
      { pointer: '/text', error: 'msg_too_long' },
    ]);
  });

  it('hold up to 12,000 characters over all blocks', () => {
    const long = { type: 'section', text: plain('x'.repeat(3_000)) };
    expect(messageProblems({ blocks: [long, long, long, long] })).toEqual([]);
    expect(messageProblems({ blocks: [long, long, long, long, words('x')] })).toMatchObject([
      { error: 'msg_blocks_too_long' },
    ]);
  });
});

describe('views', () => {
  const modal = { type: 'modal', title: plain('Launch'), submit: plain('Send') };
  const field = input({ type: 'plain_text_input' });

  it('are accepted as the reference has them', () => {
    expect(viewProblems({ ...modal, blocks: [field], private_metadata: '' })).toEqual([]);
    expect(viewProblems({ type: 'home', blocks: [{ type: 'divider' }] })).toEqual([]);
  });

  it('are refused with the place of what is wrong', () => {
    expect(viewProblems({ type: 'modal', blocks: [{ type: 'header' }] })).toEqual([
      { pointer: '/view', message: 'missing required field: title', error: 'invalid_arguments' },
      {
        pointer: '/view/blocks/0',
        message: 'missing required field: text',
        error: 'invalid_arguments',
      },
    ]);
    expect(viewProblems({ ...modal, title: plain('x'.repeat(25)), blocks: [] })).toMatchObject([
      { pointer: '/view/title/text' },
    ]);
    expect(viewProblems('modal')).toMatchObject([{ pointer: '/view' }]);
  });

  it('need a submit button for inputs, and one field at most with the focus', () => {
    const focused = input({ type: 'plain_text_input', focus_on_load: true });
    expect(viewProblems({ type: 'modal', title: plain('a'), blocks: [field] })).toMatchObject([
      { pointer: '/view', message: 'submit is required when there are input blocks' },
    ]);
    expect(viewProblems({ ...modal, blocks: [focused, focused] })).toHaveLength(1);
  });

  it('hold up to 100 blocks', () => {
    const blocks = Array.from({ length: 101 }, () => ({ type: 'divider' }));
    expect(viewProblems({ ...modal, blocks })).toMatchObject([{ pointer: '/view/blocks' }]);
    expect(viewProblems({ ...modal, blocks: blocks.slice(1) })).toEqual([]);
  });
});

describe('options for a select', () => {
  it('are up to 100 options, or groups of them', () => {
    const options = Array.from({ length: 101 }, (_, index) => option(`o${index}`));
    expect(optionProblems({ options: options.slice(1) })).toEqual([]);
    expect(
      optionProblems({ option_groups: [{ label: plain('a'), options: [option('a')] }] }),
    ).toEqual([]);
    expect(optionProblems({ options })).toMatchObject([{ pointer: '/options' }]);
    expect(optionProblems({})).toHaveLength(1);
  });
});
