import { buildWorld } from './build-world.ts';
import { dayText } from './calendar.ts';
import type { Facts } from './facts.ts';
import { devices, historyOf, keywordFacts, type Device } from './raw-facts.ts';

/** What happened to one keyword on one day on one device, and where it is. */
export interface RawFact extends Facts {
  client: number;
  account: number;
  campaign: number;
  group: number;
  keyword: number;
  /** `YYYY-MM-DD` in the client's time zone. */
  day: string;
  device: Device;
}

/**
 * All that happened to the keywords of a client until now, one by one: with it a test can add up for itself what the
 * service reports. Days and devices on which nothing happened are left out.
 * @param now Unix milliseconds
 */
export function* readRawFacts({ clientId, now }: { clientId: number; now: number }) {
  for (const client of buildWorld().clients.filter(({ id }) => id === clientId)) {
    const history = historyOf(client, now);
    for (const account of client.accounts)
      for (const campaign of account.campaigns)
        for (const group of campaign.groups)
          for (const keyword of group.keywords)
            for (let day = history.first; day <= history.today; day += 1)
              for (const device of devices) {
                const facts = keywordFacts(keyword, day, device, history);
                if (facts.impressions === 0) continue;
                const ids = { account: account.id, campaign: campaign.id, group: group.id };
                const place = { client: client.id, ...ids, keyword: keyword.id };
                yield { ...facts, ...place, day: dayText(day), device } satisfies RawFact;
              }
  }
}
