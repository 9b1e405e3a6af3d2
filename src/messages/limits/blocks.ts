import { chart } from './charts.ts';
import {
  anyText,
  id,
  imageElement,
  imageSource,
  mrkdwn,
  plainText,
  webUrl,
} from './composition.ts';
import {
  accessory,
  actionsElement,
  buttonElement,
  contextAction,
  inputElement,
} from './elements.ts';
import { richText } from './rich-text.ts';
import {
  byType,
  chars,
  flag,
  list,
  oneOf,
  shape,
  which,
  whole,
  withOneOf,
  type Rule,
} from './rule.ts';
import { dataTable, table } from './tables.ts';

/** Where blocks are shown. */
export type Surface = 'message' | 'modal' | 'home';

// https://docs.slack.dev/reference/block-kit/blocks

const block = (type: string, fields: Record<string, Rule>): Rule =>
  shape({ type: oneOf(type), 'block_id?': id, ...fields });

const simple = {
  actions: block('actions', { elements: list(actionsElement, 1, 25) }),
  context: block('context', {
    elements: list(
      byType({ plain_text: plainText(3_000), mrkdwn: mrkdwn(3_000), image: imageElement }),
      1,
      10,
    ),
  }),
  divider: block('divider', {}),
  header: block('header', { text: plainText(150), 'level?': whole(1, 4) }),
  image: withOneOf(
    ['image_url', 'slack_file'],
    block('image', { alt_text: chars(2_000), 'title?': plainText(2_000), ...imageSource }),
  ),
  input: block('input', {
    label: plainText(2_000),
    element: inputElement,
    'hint?': plainText(2_000),
    'optional?': flag,
    'dispatch_action?': flag,
  }),
  rich_text: richText,
  section: which(
    block('section', {
      'text?': anyText(3_000),
      'fields?': list(anyText(2_000), 1, 10),
      'accessory?': accessory,
      'expand?': flag,
    }),
    ({ text, fields }) => text !== undefined || fields !== undefined,
    'must define either `text` or `fields`',
  ),
  video: block('video', {
    video_url: webUrl,
    thumbnail_url: webUrl,
    alt_text: chars(200),
    title: plainText(199),
    'title_url?': webUrl,
    'author_name?': chars(49),
    'provider_name?': id,
    'provider_icon_url?': webUrl,
    'description?': plainText(200),
  }),
};

const card = which(
  block('card', {
    'hero_image?': imageElement,
    'icon?': imageElement,
    'title?': mrkdwn(150),
    'subtitle?': mrkdwn(150),
    'body?': mrkdwn(200),
    'actions?': list(buttonElement, 1, 2),
  }),
  (it) =>
    [it['hero_image'], it['title'], it['body'], it['actions']].some((part) => part !== undefined),
  'must define at least one of `hero_image`, `title`, `body`, `actions`',
);

const container = which(
  block('container', {
    'title?': plainText(150),
    'rich_text_title?': richText,
    'subtitle?': anyText(150),
    child_blocks: list(byType({ ...simple, table }), 1, 10),
    'width?': oneOf('narrow', 'standard', 'wide', 'full'),
    'icon?': imageElement,
    'is_collapsible?': flag,
    'default_collapsed?': flag,
    'has_header_divider?': flag,
  }),
  ({ title, rich_text_title }) => title !== undefined || rich_text_title !== undefined,
  'must define either `title` or `rich_text_title`',
);

const taskCard = block('task_card', {
  task_id: id,
  title: chars(3_000),
  status: oneOf('pending', 'in_progress', 'complete', 'error'),
  'details?': richText,
  'output?': richText,
  'sources?': list(shape({ type: oneOf('url'), url: webUrl, text: chars(3_000) }), 0),
});

/** The blocks an app may send to each surface, and what each must look like. */
export const blockRules: Record<Surface, Record<string, Rule>> = {
  message: {
    ...simple,
    card,
    carousel: block('carousel', { elements: list(card, 1, 10) }),
    container,
    context_actions: block('context_actions', { elements: list(contextAction, 1, 5) }),
    data_table: dataTable,
    data_visualization: chart,
    markdown: block('markdown', { text: chars(12_000) }),
    plan: block('plan', { title: chars(3_000), 'tasks?': list(taskCard, 0) }),
    table,
    task_card: taskCard,
  },
  modal: {
    ...simple,
    // Slack's own pages show one in a message, its SDKs refuse it there.
    alert: block('alert', {
      text: anyText(200),
      'level?': oneOf('default', 'info', 'warning', 'error', 'success'),
    }),
  },
  home: {
    ...simple,
    card,
    carousel: block('carousel', { elements: list(card, 1, 10) }),
    container,
  },
};

/** Every kind of block there is. */
export const isKnownBlock = (type: string): boolean =>
  Object.values(blockRules).some((rules) => Object.hasOwn(rules, type));
