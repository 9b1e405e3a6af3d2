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
      'The same form opens from anywhere by the shortcut «Launch a media plan», and with a file of a message by «Launch this plan» in the menu of that message. In Workflow Builder it is a step.',
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
  why: {
    takes: '<object> | export [from] [to]',
    summary: 'see who changed something, when and why',
    details: [
      'Give the id, the IO number or a part of the name of an advertiser, account, media plan, campaign, ad set or ad. Shows what was done to it and to what is in it through Adjutant: who, when, from what to what, the reason, who approved, and how to undo it; newest first. Only you see the answer.',
      '`export` gives you all of it as a CSV file in your direct messages, or only the days you name, on your calendar, the last one included.',
    ],
    examples: [
      `${slashCommand} why IO-2026-114`,
      `${slashCommand} why winter boots`,
      `${slashCommand} why export 2027-01-01 2027-01-31`,
    ],
  },
  pause: {
    takes: '<target> [reason]',
    summary: 'pause a campaign, an ad, or all that is in something',
    details: [
      'The target is an advertiser, an account, a media plan or a campaign; an ad set, which pauses its ads; or an ad. Give its id, its IO number, `campaign/ad`, or a unique part of its name; write a name in double quotes where a reason comes after it, or put `because` in between.',
      'Shows in this channel what was paused, what was so already and what was left alone. More than ten objects are shown first, and paused once somebody says so.',
      'Undo puts it back, and so does `resume`.',
    ],
    examples: [
      `${slashCommand} pause 2001 sold out`,
      `${slashCommand} pause "rain jackets" sold out`,
      `${slashCommand} pause IO-2026-114 because the client asked`,
      `${slashCommand} pause 2001/4001`,
    ],
  },
  resume: {
    takes: '<target> [reason]',
    summary: 'play again what was paused with Adjutant',
    details: [
      'Takes what `pause` takes. Plays only what was paused with Adjutant, for this or for something that it is in, and that nobody has touched since. What somebody else paused stays paused, and you are told.',
    ],
    examples: [`${slashCommand} resume 2001`, `${slashCommand} resume IO-2026-114 back in stock`],
  },
  bid: {
    takes: '<ad or ad set> <value or ±%> [until …] [reason]',
    summary: 'propose another bid',
    details: [
      'The ad or ad set by its id, `campaign/ad`, or a unique part of its name; a name with blanks goes in double quotes. The value is the new bid, 0.75, or by how much it moves: +10%, -5%. Amounts are in the currency of the account.',
      'What the policy lets you do is done at once, with Undo. What it wants approved goes on a card in this channel, with the figures of the last days. Before it is written the live value is compared with the one on the card.',
      'With `until` the old bid comes back then, unless somebody has changed it in between.',
      'Alone, or with something missing, it opens a form, which also takes a CSV file of many: columns id, value and, if you like, reason; up to 500 rows on one card.',
    ],
    examples: [
      `${slashCommand} bid 4001 0.75`,
      `${slashCommand} bid 2001/4001 +10% until Sunday 23:00 weekend sale`,
      `${slashCommand} bid "Women 25-44" -5% CPC is too high`,
      `${slashCommand} bid`,
    ],
  },
  budget: {
    takes: '<campaign> <value or ±%> [until …] [reason]',
    summary: 'propose another budget',
    details: [
      'Like `bid`, for the daily or the lifetime budget of a campaign, whichever it has. The campaign by its id or a unique part of its name.',
    ],
    examples: [
      `${slashCommand} budget 2001 120`,
      `${slashCommand} budget "Rain jackets" +20% until 2026-12-24 Christmas`,
      `${slashCommand} budget`,
    ],
  },
  undo: {
    takes: '<run or ledger entry>',
    summary: 'put back what was paused, resumed, or changed in bids and budgets',
    details: [
      'Give the id that `why` shows of a change, or press Undo below it. Only what nobody has changed since is put back; what is left is told. Bids and budgets go through approval where the policy asks for it.',
    ],
    examples: [`${slashCommand} undo 3f9c2a1b`],
  },
  policy: {
    takes: '[test <request>]',
    summary: 'see what you may do, and what needs whose approval',
    details: [
      'Alone it says which roles you have, what they let you do, which rules ask for approval and who gives it, and what is refused whoever asks. Only you see the answer.',
      '`policy test` with a request says what the policy would decide now, with the rule and its line. Nothing is done.',
    ],
    examples: [
      `${slashCommand} policy`,
      `${slashCommand} policy test bid 4001 +30%`,
      `${slashCommand} policy test launch 7000 objects`,
      `${slashCommand} policy test pause IO-2026-114`,
    ],
  },
  freeze: {
    takes: '[target] [until …] [reason]',
    summary: 'keep something from being changed, or see what is frozen',
    details: [
      'The target is what `pause` takes. As long as it is frozen nothing in it is launched, paused, resumed or changed through Adjutant, unless the policy lets it pass with approval. What waits for approval is stopped, too.',
      'Until is said as Sunday 23:00, tomorrow, 18:00, 2026-12-24, 24 December 9:00 or in 3 days, by your clock; a day without a time ends with that day. Without it the freeze stays until somebody ends it.',
      'Alone it lists what is frozen, also by the calendar of the policy. Only you see that.',
    ],
    examples: [
      `${slashCommand} freeze`,
      `${slashCommand} freeze 2001 until Sunday 23:00 stock is counted`,
      `${slashCommand} freeze IO-2026-114 because the client asked`,
    ],
  },
  unfreeze: {
    takes: '<target> [reason]',
    summary: 'end the freezes of something',
    details: [
      'Ends freezes that were set by command on exactly this. What is frozen with something it is in stays so: unfreeze that. Freezes of the calendar end by themselves.',
    ],
    examples: [`${slashCommand} unfreeze 2001`],
  },
  digest: {
    takes: 'add | list | run | preview | pause | resume | edit | remove',
    summary: 'get figures into a channel by themselves, every morning or when you say',
    details: [
      '`digest add` opens a form: what it is about, which figures and periods, when it comes and by which clock, quiet hours, and what is to be told as an exception. A name, a time, weekdays and a zone after `add` are filled in. It answers with when it comes next and what it costs in search requests.',
      '`digest list` shows the digests of this channel, and yours in others, with when they come next and buttons for all below. A digest is named by its id or a part of its name.',
      '`digest preview` shows it to you alone as it is now. `digest run` posts the newest one that is due, if it is not there yet; with days after the name it posts one for each of them, at most 31 days.',
      'Who made a digest may change, pause and remove it, and so may all who may look at figures in its channel. It shows what whoever saved it last may see; once they may not look any more it says so in the channel and pauses.',
    ],
    examples: [
      `${slashCommand} digest add Morning 08:30 mon-fri`,
      `${slashCommand} digest list`,
      `${slashCommand} digest preview Morning`,
      `${slashCommand} digest run Morning 2026-11-01..2026-11-10`,
    ],
  },
  stats: {
    takes: '<target> [period]',
    summary: 'see what something brought and cost, against the same weekdays before',
    details: [
      'The target is what `pause` takes, or after `search` a client of the search service by its id or name, or `client/campaign`. Names with blanks may go in double quotes.',
      'The period is yesterday, last 7 days (unless you say otherwise), last 30 days, this month, last month, flight, or days: 2026-11-01..2026-11-20. Full days only, on the calendar of the account. Of an ad the service tells only what it brought since it began.',
      'Only you see the answer. Its buttons pause the object, open a report of it, or give you every day as a CSV.',
    ],
    examples: [
      `${slashCommand} stats IO-2026-114`,
      `${slashCommand} stats 2001 this month`,
      `${slashCommand} stats search 501 yesterday`,
    ],
  },
  report: {
    takes: '[saved name] | list | remove <name>',
    summary: 'a table of anything either service counts, as you choose it',
    details: [
      'Alone it opens a form: records of the search service, or media plans, campaigns, ad sets and ads of the social one; with the fields, filters, order and period you want, and a row for all, each month or each day. What it costs in requests is shown before it runs.',
      'Saved under a name anybody runs it by that name, posts it in a channel, or has it posted on a schedule. `report list` shows them all; `report remove` takes one away.',
      'The first rows come as a table, and all of them as a CSV, however many there are. Only you see the answer, unless you have it posted.',
    ],
    examples: [
      `${slashCommand} report`,
      `${slashCommand} report Weekly keywords`,
      `${slashCommand} report list`,
      `${slashCommand} report remove Weekly keywords`,
    ],
  },
  do: {
    takes: '[operation] [field=value …]',
    summary: 'anything the ad services can do, by a form',
    details: [
      'Alone it opens a list of all operations of both services to search in. With the name of an operation it opens its form, filled with what you give after the name; write values with blanks in double quotes. With other words it lists the operations that have them.',
      'What only looks is answered to you alone, as a table or a file. What changes something is shown in this channel first, and sent only after somebody confirms it.',
      'Lists of the search service take filters: impressions>=100, campaign_name=contains:boots. They count against its quota, see `quota`.',
    ],
    examples: [
      `${slashCommand} do`,
      `${slashCommand} do audience`,
      `${slashCommand} do campaigns.list m=1001 limit=5`,
      `${slashCommand} do ads.create name="Winter boots 1"`,
    ],
  },
  pacing: {
    takes: 'add|list|run|pause|resume|edit|remove [name]',
    summary: 'be told when campaigns spend too much, too little, or not at all',
    details: [
      '`pacing add` opens a form: which media plans, where to tell, when to check, and by how much spend may be away from an even plan at the start of a flight and at its end. In between it tightens day by day.',
      'Each check holds the spend of each campaign against its budget and flight: above or below plan with the projection to the end, stopped, paused with budget left, no conversions, no figures. One message for each cause until it is over, with buttons that mend it by the ordinary ways, approval included. Checked again it shows the newest figures; what has become much worse is said in its thread. Snooze silences it, with a reason.',
      'The service does not tell when a campaign ends: I know it of flights that were set with me, and for the others the form takes a last day. Quiet hours hold new alerts until they end, save spend far above plan. Search clients are not watched.',
      '`list` shows the watches of this channel with their buttons; `run` checks now.',
    ],
    examples: [
      `${slashCommand} pacing add Autumn 09:00 mon-fri`,
      `${slashCommand} pacing list`,
      `${slashCommand} pacing run Autumn`,
    ],
  },
  quota: {
    takes: '',
    summary: "see how much of the search service's hour is left",
    details: [
      'The search service allows 1,000 requests in any hour, for all of Adjutant together. Shows how many are used, how many are reserved by work under way, and when there is room again for people and for reports. Only you see the answer.',
    ],
    examples: [`${slashCommand} quota`],
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
