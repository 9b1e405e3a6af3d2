import { id, webUrl } from './composition.ts';
import { byType, chars, flag, list, oneOf, shape, whole, type Rule } from './rule.ts';

// https://docs.slack.dev/reference/block-kit/blocks/rich-text-block

const style = shape({
  'bold?': flag,
  'italic?': flag,
  'strike?': flag,
  'code?': flag,
  'underline?': flag,
});

const word = (type: string, fields: Record<string, Rule>): Rule =>
  shape({ type: oneOf(type), 'style?': style, ...fields });

const texts = {
  text: word('text', { text: chars(Infinity) }),
  link: word('link', { url: webUrl, 'text?': chars(Infinity), 'unsafe?': flag }),
};

const words = byType({
  ...texts,
  broadcast: word('broadcast', { range: oneOf('here', 'channel', 'everyone') }),
  channel: word('channel', { channel_id: id }),
  color: word('color', { value: chars(20) }),
  date: word('date', {
    timestamp: whole(0),
    format: chars(3_000),
    'url?': webUrl,
    'fallback?': chars(3_000),
  }),
  emoji: word('emoji', { name: id, 'unicode?': id, 'url?': webUrl }),
  team: word('team', { team_id: id }),
  user: word('user', { user_id: id }),
  usergroup: word('usergroup', { usergroup_id: id }),
});

const border = oneOf(0, 1);

const section = shape({ type: oneOf('rich_text_section'), elements: list(words, 0) });

export const richTextElements = list(
  byType({
    rich_text_section: section,
    rich_text_list: shape({
      type: oneOf('rich_text_list'),
      style: oneOf('bullet', 'ordered'),
      elements: list(section, 1),
      'indent?': whole(0, 8),
      'offset?': whole(0),
      'border?': border,
    }),
    rich_text_quote: shape({
      type: oneOf('rich_text_quote'),
      elements: list(words, 1),
      'border?': border,
    }),
    rich_text_preformatted: shape({
      type: oneOf('rich_text_preformatted'),
      elements: list(byType(texts), 1),
      'border?': border,
    }),
  }),
  1,
);

export const richText = shape({
  type: oneOf('rich_text'),
  'block_id?': id,
  elements: richTextElements,
});
