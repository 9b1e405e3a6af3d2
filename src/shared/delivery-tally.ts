import type { DeliveryTally, LeftOutTally } from './delivery.ts';

export const emptyTally = (): DeliveryTally => ({
  changed: 0,
  alreadySo: 0,
  leftOut: [],
  failures: [],
});

/** Both together; of what was left out the first of each kind stay named. */
export function addTally(one: DeliveryTally, other: DeliveryTally): DeliveryTally {
  return {
    changed: one.changed + other.changed,
    alreadySo: one.alreadySo + other.alreadySo,
    leftOut: addLeftOut(one.leftOut, other.leftOut),
    failures: [...one.failures, ...other.failures],
  };
}

export function addLeftOut(some: LeftOutTally[], others: LeftOutTally[]): LeftOutTally[] {
  const sums = new Map(some.map((tally) => [tally.why, tally]));
  for (const { why, count, first } of others) {
    const known = sums.get(why);
    sums.set(why, {
      why,
      count: count + (known?.count ?? 0),
      first: [...(known?.first ?? []), ...first].slice(0, leftOutNamed),
    });
  }
  return [...sums.values()];
}

/** The first of each kind are named, the rest are counted. */
export const leftOutNamed = 5;
