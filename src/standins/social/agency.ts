import { openDocuments } from '../documents.ts';
import { openCollection, type Collection } from './collection.ts';
import { seed, type Seed } from './seed.ts';

/** All the simulated service knows. */
export type Agency = Records & {
  /** 100001, 100002, … over all kinds, never twice, also not after a restart. */
  nextId: () => string;
  /** Unix milliseconds. */
  now: () => number;
  close: () => void;
};

type Records = { [Kind in keyof Seed]: Collection<Seed[Kind][number]> };

/** Opens what `file` remembers, or starts with the seed. */
export function openAgency({
  file,
  now,
}: {
  file?: string | undefined;
  now: () => number;
}): Agency {
  const documents = openDocuments(file);
  const records: Records = {
    advertisers: openCollection(documents, 'advertisers'),
    accounts: openCollection(documents, 'accounts'),
    fundingInstruments: openCollection(documents, 'fundingInstruments'),
    mediaPlans: openCollection(documents, 'mediaPlans'),
    campaigns: openCollection(documents, 'campaigns'),
    adSets: openCollection(documents, 'adSets'),
    ads: openCollection(documents, 'ads'),
  };
  const counters = openCollection<{ id: string; last: number }>(documents, 'counters');
  // Written last of the seed: a start that was killed in the middle of it plants it again.
  const counter = counters.get('id') ?? plant(records, counters);
  return {
    ...records,
    now,
    nextId: () => {
      counter.last += 1;
      counters.put(counter);
      return String(counter.last);
    },
    close: () => documents.close(),
  };
}

function plant(records: Records, counters: Collection<{ id: string; last: number }>) {
  seed.advertisers.forEach(records.advertisers.put);
  seed.accounts.forEach(records.accounts.put);
  seed.fundingInstruments.forEach(records.fundingInstruments.put);
  seed.mediaPlans.forEach(records.mediaPlans.put);
  seed.campaigns.forEach(records.campaigns.put);
  seed.adSets.forEach(records.adSets.put);
  seed.ads.forEach(records.ads.put);
  return counters.put({ id: 'id', last: 100_000 });
}
