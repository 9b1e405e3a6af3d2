import { openDocuments } from '../documents.ts';
import { createRestatements, type Restatements } from '../serve/restatements.ts';
import { openCollection, type Collection } from './collection.ts';
import { seedAt, type Seed } from './seed.ts';

/** All the simulated service knows. */
export type Agency = Records & {
  /** 100001, 100002, … over all kinds, never twice, also not after a restart. */
  nextId: () => string;
  /** Unix milliseconds. */
  now: () => number;
  /** By the id of an ad. */
  restated: Restatements;
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
  const planted = openCollection<{ id: string }>(documents, 'planted');
  const counters = openCollection<{ id: string; last: number }>(documents, 'counters');
  const counter = counters.get('id') ?? { id: 'id', last: 100_000 };
  // Marked last: a start that was killed in the middle plants the whole kind again.
  const plant = <T extends { id: string }>(kind: string, seeds: readonly T[]): Collection<T> => {
    const collection = openCollection<T>(documents, kind);
    if (planted.get(kind) === undefined) {
      seeds.forEach(collection.put);
      planted.put({ id: kind });
    }
    return collection;
  };
  const seed = seedAt(now());
  const records: Records = {
    advertisers: plant('advertisers', seed.advertisers),
    accounts: plant('accounts', seed.accounts),
    fundingInstruments: plant('fundingInstruments', seed.fundingInstruments),
    publisherObjects: plant('publisherObjects', seed.publisherObjects),
    leadForms: plant('leadForms', seed.leadForms),
    audiences: plant('audiences', seed.audiences),
    targetingClusters: plant('targetingClusters', seed.targetingClusters),
    users: plant('users', seed.users),
    mediaPlans: plant('mediaPlans', seed.mediaPlans),
    campaigns: plant('campaigns', seed.campaigns),
    adSets: plant('adSets', seed.adSets),
    ads: plant('ads', seed.ads),
  };
  return {
    ...records,
    now,
    restated: createRestatements(),
    nextId: () => {
      counter.last += 1;
      counters.put(counter);
      return String(counter.last);
    },
    close: () => documents.close(),
  };
}
