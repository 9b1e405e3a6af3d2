import { byType, chars, flag, list, oneOf, pattern, shape, withOneOf, type Rule } from './rule.ts';

// https://docs.slack.dev/reference/block-kit/composition-objects

/** Text without markup. */
export const plainText = (max: number): Rule =>
  shape({ type: oneOf('plain_text'), text: chars(max), 'emoji?': flag });

/** Text in Slack's markup. */
export const mrkdwn = (max: number): Rule =>
  shape({ type: oneOf('mrkdwn'), text: chars(max), 'verbatim?': flag });

export const anyText = (max: number): Rule =>
  byType({ plain_text: plainText(max), mrkdwn: mrkdwn(max) });

export const id = chars(255);

const webAddress = pattern(/^(https?|mailto|slack|tel):./, 'a valid URL');

export const webUrl: Rule = (value, where) => [
  ...chars(3_000)(value, where),
  ...webAddress(value, where),
];

export const confirm = shape({
  'title?': plainText(100),
  text: anyText(300),
  'confirm?': plainText(30),
  'deny?': plainText(30),
  'style?': oneOf('primary', 'danger'),
});

// The reference says 150 for the value, the types say 75: the smaller holds with both.
const optionValue = chars(75);

/** In menus. */
export const plainOption = shape({
  text: plainText(75),
  value: optionValue,
  'description?': plainText(75),
});

/** In checkboxes and radio buttons. */
export const anyOption = shape({
  text: anyText(75),
  value: optionValue,
  'description?': anyText(75),
});

export const overflowOption = shape({
  text: plainText(75),
  value: optionValue,
  'description?': plainText(75),
  'url?': webUrl,
});

export const optionGroup = shape({ label: plainText(75), options: list(plainOption, 1, 100) });

/** Where an image is had from; exactly one of the two. */
export const imageSource = {
  'image_url?': webUrl,
  'slack_file?': withOneOf(['id', 'url'], shape({ 'id?': id, 'url?': webUrl })),
};

export const imageElement = withOneOf(
  ['image_url', 'slack_file'],
  shape({ type: oneOf('image'), alt_text: chars(2_000), ...imageSource }),
);

export const dispatchActionConfig = shape({
  'trigger_actions_on?': list(oneOf('on_enter_pressed', 'on_character_entered'), 1),
});

export const conversationFilter = shape({
  'include?': list(oneOf('im', 'mpim', 'private', 'public'), 1),
  'exclude_external_shared_channels?': flag,
  'exclude_bot_users?': flag,
});
