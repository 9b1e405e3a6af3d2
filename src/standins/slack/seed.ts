import { shortcuts as appShortcuts } from '../../shared/shortcuts.ts';
import type { DemoUser, Workspace } from './doors.ts';
import type { Channel } from './state/records.ts';

export interface SeedUser extends DemoUser {
  isBot: boolean;
}

/** The agency whose Slack is simulated. */
export const team = { id: 'T0MORGENROT', name: 'Morgenrot Media', domain: 'morgenrot-media' };

/** The app under trial. */
export const app = {
  id: 'A0ADJUTANT',
  botId: 'B0ADJUTANT',
  botUser: 'U0ADJUTANT',
  name: 'Adjutant',
} as const;

/** Slack itself, when it has to tell somebody that something failed. */
export const slackbot = 'USLACKBOT';

export const commands = [
  {
    command: '/adops',
    usageHint: 'launch | show | status | help',
    description: 'Ad operations: launch media plans and look after them',
  },
];

/** What the app has beside its commands, in the menu of the composer and in that of messages. */
export const shortcuts: Workspace['shortcuts'] = Object.entries(appShortcuts).map(
  ([callbackId, { type, name }]) => ({ callbackId, type, name }),
);

export const people: SeedUser[] = [
  person('mara', 'Mara Lindqvist', 'Trafficker', 'Europe/Berlin'),
  person('jonas', 'Jonas Adeyemi', 'Account lead', 'Europe/London'),
  person('aiko', 'Aiko Tanaka', 'Analyst', 'Asia/Tokyo'),
  person('ravi', 'Ravi Menon', 'Engineer', 'America/New_York'),
  person('tom', 'Tom Becker', 'Trafficker', 'Europe/Berlin'),
  {
    ...person('greta', 'Greta Holm', 'Nordwind Outdoor', 'Europe/Stockholm'),
    teamId: 'T0NORDWIND',
    isStranger: true,
  },
];

export const bots: SeedUser[] = [
  { ...person('adjutant', 'Adjutant', '', 'Europe/Berlin'), id: app.botUser, isBot: true },
  { ...person('slackbot', 'Slackbot', '', 'Europe/Berlin'), id: slackbot, isBot: true },
];

export const userGroups = [
  {
    id: 'S0ACCOUNTLEADS',
    handle: 'account-leads',
    name: 'Account leads',
    users: ['U0JONAS'],
  },
  { id: 'S0TRAFFICKERS', handle: 'traffickers', name: 'Traffickers', users: ['U0MARA', 'U0TOM'] },
];

const colleagues = people.filter(({ isStranger }) => !isStranger).map(({ id }) => id);

/** The channels of a new workspace. Adjutant is in all but #random; #summer-pitch is archived. */
export const channels: Channel[] = [
  channel('C0ADOPS', 'adops', 'Ad operations', [...colleagues, app.botUser]),
  channel('C0NORDWIND', 'nordwind', 'Nordwind Outdoor, shared with the client', [
    ...colleagues,
    'U0GRETA',
    app.botUser,
  ]),
  channel('C0HANSE', 'hanse-direktbank', 'Hanse Direktbank', [...colleagues, app.botUser]),
  channel('C0LICHTSPIEL', 'lichtspiel', 'Lichtspiel, the cinemas', [...colleagues, app.botUser]),
  channel('C0RANDOM', 'random', 'Everything else', colleagues),
  { ...channel('C0PITCH', 'summer-pitch', 'Lost', [...colleagues, app.botUser]), isArchived: true },
  ...colleagues.map(directMessage),
];

/** Where they read what only engineers can mend. */
export const engineersChannel = 'C0ADOPS';

/** The direct messages between the app and one person. */
export function directMessage(user: string): Channel {
  return {
    ...channel(`D${user.slice(1)}`, user, '', [user, app.botUser]),
    isDirect: true,
  };
}

function person(name: string, realName: string, title: string, timeZone: string): SeedUser {
  const id = `U0${name.toUpperCase()}`;
  return {
    id,
    name,
    realName,
    title,
    timeZone,
    teamId: team.id,
    isStranger: false,
    isBot: false,
  };
}

function channel(id: string, name: string, topic: string, members: string[]): Channel {
  return { id, name, topic, isDirect: false, isArchived: false, members, created: 1_760_000_000 };
}
