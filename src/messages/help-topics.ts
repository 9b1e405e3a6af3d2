import { slashCommand } from '../shared/ids.ts';

export interface HelpTopic {
  /** What is typed after the name, e.g. `<media plan>`. */
  takes: string;
  /** One line for the overview. */
  summary: string;
  /** The rest, a paragraph each. */
  details: string[];
  examples: string[];
}

/** Every sub-command with its help; the bot has a handler for each. */
export const helpTopics = {
  launch: {
    takes: '[example plan]',
    summary: 'make a media plan with its campaigns, ad sets and ads from a file',
    details: [
      'Opens a form for a plan: a .yaml or .csv file of up to 1 MB, pasted text, or one of the example plans. Advertiser, account and start date can be set over what the file says.',
      'First comes a preview in this channel: what would be made, what exists already, what it costs a day and over the flight. Nothing is made before Launch is pressed, and everything is made paused.',
      'The same file twice is the same run. A launch goes on after a crash or an outage and makes nothing twice; launching a plan again makes only what is missing.',
    ],
    examples: [`${slashCommand} launch`, `${slashCommand} launch nordwind-winter-boots.yaml`],
  },
  show: {
    takes: '<media plan>',
    summary: 'see a media plan as the service has it now',
    details: [
      'Give the id, the IO number or a part of the name. Where several fit you get a choice. Only you see the answer.',
    ],
    examples: [`${slashCommand} show IO-2026-114`, `${slashCommand} show winter boots`],
  },
  status: {
    takes: '',
    summary: 'see the latest launches and how far they are',
    details: [
      'The ten newest launches: who asked, when, where they stand. Only you see the answer.',
    ],
    examples: [`${slashCommand} status`],
  },
  help: {
    takes: '[topic]',
    summary: 'this overview, or all about one command',
    details: ['Works for every command of the overview.'],
    examples: [`${slashCommand} help`, `${slashCommand} help launch`],
  },
} as const satisfies Record<string, HelpTopic>;

export type CommandName = keyof typeof helpTopics;

export const commandNames = Object.keys(helpTopics).filter(isCommandName);

/** Also narrows what a person typed. */
export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(helpTopics, word);
}
