import { accountValues } from './attributes/account.ts';
import { audienceValues } from './attributes/audience.ts';
import { campaignValues } from './attributes/campaign.ts';
import { creativeValues } from './attributes/creative.ts';
import { groupValues } from './attributes/group.ts';
import { keywordValues } from './attributes/keyword.ts';
import { productValues } from './attributes/product.ts';
import { sitelinkValues } from './attributes/sitelink.ts';
import type { Values } from './attributes/value.ts';
import { addFacts, noFacts, type Facts } from './facts.ts';
import {
  devices,
  groupFacts,
  keywordFacts,
  partFacts,
  type Device,
  type History,
} from './raw-facts.ts';
import type { Client, Group, Part } from './world.ts';

/** One record of a list, with what happened to it on a day on a device. */
export interface Reported {
  id: number;
  values: Values;
  facts: (day: number, device: Device) => Facts;
}

/** The records of a client, by the kind they are listed as. */
export const reported = {
  publisherAccounts: (client: Client, history: History): Reported[] =>
    client.accounts.map((account) => ({
      id: account.id,
      values: accountValues(account),
      facts: together(
        account.campaigns.flatMap(({ groups }) => groups),
        history,
      ),
    })),

  campaigns: (client: Client, history: History): Reported[] =>
    campaignsOf(client).map((campaign) => ({
      id: campaign.id,
      values: campaignValues(campaign),
      facts: together(campaign.groups, history),
    })),

  groups: (client: Client, history: History): Reported[] =>
    groupsOf(client).map((group) => ({
      id: group.id,
      values: groupValues(group),
      facts: together([group], history),
    })),

  keywords: (client: Client, history: History): Reported[] =>
    groupsOf(client).flatMap(({ keywords }) =>
      keywords.map((keyword) => ({
        id: keyword.id,
        values: keywordValues(keyword),
        facts: (day, device) => keywordFacts(keyword, day, device, history),
      })),
    ),

  creatives: partsOf(({ creatives }) => creatives, creativeValues),
  audiences: partsOf(({ audiences }) => audiences, audienceValues),
  negativeAudiences: partsOf(({ negativeAudiences }) => negativeAudiences, audienceValues),
  products: partsOf(({ products }) => products, productValues),
  sitelinks: partsOf(({ sitelinks }) => sitelinks, sitelinkValues),
};

export type ReportedKind = keyof typeof reported;

const campaignsOf = ({ accounts }: Client) => accounts.flatMap(({ campaigns }) => campaigns);

const groupsOf = (client: Client) => campaignsOf(client).flatMap(({ groups }) => groups);

function together(groups: readonly Group[], history: History): Reported['facts'] {
  return (day, device) => {
    const sum = noFacts();
    for (const group of groups) addFacts(sum, groupFacts(group, day, device, history));
    return sum;
  };
}

function partsOf(partsIn: (group: Group) => readonly Part[], valuesOf: (part: Part) => Values) {
  return (client: Client, history: History): Reported[] =>
    groupsOf(client).flatMap((group) => {
      const whole = remembered(group, history);
      return partsIn(group).map((part) => ({
        id: part.id,
        values: valuesOf(part),
        facts: (day, device) => partFacts(part, whole(day, device), day, device),
      }));
    });
}

/** The parts of one group are parts of the same facts, which are summed up once. */
function remembered(group: Group, history: History): Reported['facts'] {
  const known = new Map<number, Facts>();
  return (day, device) => {
    const key = day * devices.length + devices.indexOf(device);
    const found = known.get(key) ?? groupFacts(group, day, device, history);
    known.set(key, found);
    return found;
  };
}
