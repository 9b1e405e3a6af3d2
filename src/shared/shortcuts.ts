import { messageShortcutIds, shortcutIds } from './ids.ts';

/** A shortcut as Slack shows it, and the manifest lists it. */
export interface Shortcut {
  type: 'global' | 'message';
  /** 24 characters at most. */
  name: string;
  /** 150 characters at most. */
  description: string;
}

/** Every shortcut, by callback id. */
export const shortcuts = {
  [shortcutIds.launch]: {
    type: 'global',
    name: 'Launch a media plan',
    description: 'Preview a plan file and launch it, in the channel you choose',
  },
  [shortcutIds.bid]: {
    type: 'global',
    name: 'Propose a bid',
    description: 'Change the bid of ads or ad sets, with approval where the policy asks for it',
  },
  [shortcutIds.budget]: {
    type: 'global',
    name: 'Propose a budget',
    description: 'Change the budget of campaigns, with approval where the policy asks for it',
  },
  [messageShortcutIds.launch]: {
    type: 'message',
    name: 'Launch this plan',
    description: 'Launch the plan file of this message, after a preview',
  },
  [messageShortcutIds.why]: {
    type: 'message',
    name: 'Who changed this?',
    description: 'Who changed what this message is about, when and why',
  },
} as const satisfies Record<string, Shortcut>;
