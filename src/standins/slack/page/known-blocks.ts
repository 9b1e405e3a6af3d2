import type { KnownBlock, ModalView, Option, OptionGroup } from '@slack/types';

/** The blocks of a message or view. The server has held them against Block Kit before it kept them. */
export function knownBlocks(blocks: object[] = []): KnownBlock[] {
  return blocks.filter(isKnownBlock);
}

/** An open modal, checked by the server in the same way. */
export function isModal(view: object): view is ModalView {
  return 'type' in view && view.type === 'modal';
}

/** Options the app suggests for a query, checked by the server in the same way. */
export function knownOptions(options: object[] = []): Option[] {
  return options.filter(isOption);
}

/** Groups of options, checked likewise. */
export function knownGroups(groups: object[] = []): OptionGroup[] {
  return groups.filter(isGroup);
}

function isKnownBlock(block: object): block is KnownBlock {
  return 'type' in block;
}

function isOption(option: object): option is Option {
  return 'text' in option;
}

function isGroup(group: object): group is OptionGroup {
  return 'label' in group && 'options' in group;
}
