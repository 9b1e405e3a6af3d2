import {
  anyOption,
  confirm,
  conversationFilter,
  dispatchActionConfig,
  id,
  imageElement,
  optionGroup,
  overflowOption,
  plainOption,
  plainText,
  webUrl,
} from './composition.ts';
import { offersInitials } from './initial-options.ts';
import { richText } from './rich-text.ts';
import {
  anything,
  byType,
  chars,
  flag,
  isObject,
  list,
  oneOf,
  pattern,
  shape,
  which,
  whole,
  withOneOf,
  type Rule,
} from './rule.ts';

// https://docs.slack.dev/reference/block-kit/block-elements

type Fields = Record<string, Rule>;

const element = (type: string, fields: Fields): Rule =>
  shape({ type: oneOf(type), 'action_id?': id, ...fields });

const asks = { 'confirm?': confirm };
const focuses = { 'focus_on_load?': flag };
const hints = { 'placeholder?': plainText(150) };

const menu = (type: string, fields: Fields) =>
  element(type, { ...asks, ...focuses, ...hints, ...fields });

const multiMenu = (type: string, fields: Fields) =>
  menu(type, { 'max_selected_items?': whole(1), ...fields });

const typed = (type: string, fields: Fields) =>
  element(type, {
    ...focuses,
    ...hints,
    'dispatch_action_config?': dispatchActionConfig,
    ...fields,
  });

const looks = { 'style?': oneOf('primary', 'danger'), 'accessibility_label?': chars(75) };

const button = element('button', {
  ...asks,
  ...looks,
  text: plainText(75),
  'value?': chars(2_000),
  'url?': webUrl,
});

const buttons = {
  button,
  workflow_button: element('workflow_button', {
    ...asks,
    ...looks,
    text: plainText(75),
    workflow: shape({
      trigger: shape({ url: webUrl, 'customizable_input_parameters?': list(anything, 0) }),
    }),
  }),
  overflow: element('overflow', { ...asks, options: list(overflowOption, 1, 5) }),
};

const offered = {
  'options?': list(plainOption, 1, 100),
  'option_groups?': list(optionGroup, 1, 100),
};

const selects = {
  static_select: offersInitials(
    withOneOf(
      ['options', 'option_groups'],
      menu('static_select', { ...offered, 'initial_option?': plainOption }),
    ),
  ),
  external_select: menu('external_select', {
    'min_query_length?': whole(0),
    'initial_option?': plainOption,
  }),
  users_select: menu('users_select', { 'initial_user?': id }),
  channels_select: menu('channels_select', {
    'initial_channel?': id,
    'response_url_enabled?': flag,
  }),
  conversations_select: menu('conversations_select', {
    'initial_conversation?': id,
    'default_to_current_conversation?': flag,
    'response_url_enabled?': flag,
    'filter?': conversationFilter,
  }),
  multi_static_select: offersInitials(
    withOneOf(
      ['options', 'option_groups'],
      multiMenu('multi_static_select', { ...offered, 'initial_options?': list(plainOption, 1) }),
    ),
  ),
  multi_external_select: multiMenu('multi_external_select', {
    'min_query_length?': whole(0),
    'initial_options?': list(plainOption, 1),
  }),
  multi_users_select: multiMenu('multi_users_select', { 'initial_users?': list(id, 0) }),
  multi_channels_select: multiMenu('multi_channels_select', { 'initial_channels?': list(id, 0) }),
  multi_conversations_select: multiMenu('multi_conversations_select', {
    'initial_conversations?': list(id, 0),
    'default_to_current_conversation?': flag,
    'filter?': conversationFilter,
  }),
};

const choosers = {
  ...selects,
  checkboxes: offersInitials(
    element('checkboxes', {
      ...asks,
      ...focuses,
      options: list(anyOption, 1, 10),
      'initial_options?': list(anyOption, 1),
    }),
  ),
  radio_buttons: offersInitials(
    element('radio_buttons', {
      ...asks,
      ...focuses,
      options: list(anyOption, 1, 10),
      'initial_option?': anyOption,
    }),
  ),
  datepicker: menu('datepicker', {
    'initial_date?': pattern(/^\d{4}-\d\d-\d\d$/, 'a date as YYYY-MM-DD'),
  }),
  timepicker: menu('timepicker', {
    'initial_time?': pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:mm'),
    'timezone?': id,
  }),
};

const composers = {
  datetimepicker: element('datetimepicker', {
    ...asks,
    ...focuses,
    'initial_date_time?': whole(1_000_000_000, 9_999_999_999),
  }),
  rich_text_input: typed('rich_text_input', {
    'initial_value?': richText,
    'min_lines?': whole(1, 100),
    'max_lines?': whole(1, 100),
  }),
};

const textInputs = {
  plain_text_input: which(
    typed('plain_text_input', {
      'initial_value?': chars(3_000, { min: 0 }),
      'multiline?': flag,
      'min_length?': whole(0, 3_000),
      'max_length?': whole(1, 3_000),
    }),
    ({ min_length: min = 0, max_length: max = 3_000 }) => Number(min) <= Number(max),
    'min_length must not be greater than max_length',
  ),
  number_input: typed('number_input', {
    is_decimal_allowed: flag,
    'initial_value?': id,
    'min_value?': id,
    'max_value?': id,
  }),
  email_text_input: typed('email_text_input', { 'initial_value?': chars(3_000, { min: 0 }) }),
  url_text_input: typed('url_text_input', { 'initial_value?': chars(3_000, { min: 0 }) }),
};

const fileInput = element('file_input', {
  'filetypes?': list(chars(50), 1),
  'max_files?': whole(1, 10),
});

const feedback = shape({
  text: plainText(75),
  'accessibility_label?': chars(75),
  value: chars(2_000),
});

export const buttonElement = button;

export const actionsElement = byType({ ...buttons, ...choosers, ...composers });

export const accessory = byType({ ...buttons, ...choosers, image: imageElement });

/** Files can be given in modals only. */
export const inputElement = byType({
  ...choosers,
  ...composers,
  ...textInputs,
  file_input: fileInput,
});

export const isFileInput = (block: unknown): boolean =>
  isObject(block) && isObject(block['element']) && block['element']['type'] === 'file_input';

export const contextAction = byType({
  feedback_buttons: element('feedback_buttons', {
    positive_button: feedback,
    negative_button: feedback,
  }),
  icon_button: element('icon_button', {
    ...asks,
    icon: id,
    text: plainText(75),
    'accessibility_label?': chars(75),
    'value?': chars(2_000),
    'visible_to_user_ids?': list(id, 0),
  }),
});
