import { id, plainText } from './composition.ts';
import { anything, byType, chars, flag, oneOf, shape } from './rule.ts';

// https://docs.slack.dev/reference/views

const common = {
  // Looked into block by block.
  blocks: anything,
  'private_metadata?': chars(3_000, { min: 0 }),
  'callback_id?': chars(255, { min: 0 }),
  'external_id?': id,
};

/** A modal or a Home tab, without what is in its blocks. */
export const viewRule = byType({
  modal: shape({
    type: oneOf('modal'),
    ...common,
    title: plainText(24),
    'close?': plainText(24),
    'submit?': plainText(24),
    'clear_on_close?': flag,
    'notify_on_close?': flag,
  }),
  home: shape({ type: oneOf('home'), ...common }),
});
