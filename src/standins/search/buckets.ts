import { dayNumber, periodFields } from './calendar.ts';
import { addFacts, noFacts, type Facts } from './facts.ts';
import { devices, type Device, type History } from './raw-facts.ts';
import type { Reported } from './reported.ts';
import type { Value, Values } from './attributes/value.ts';

/** What a record is broken down by: time and device. Everything else a field says is the record's own. */
export const isDimension = (name: string): boolean => name in periodFields || name === 'device';

/** Facts of a record in one period on one device, or on whatever is not asked apart. */
export interface Bucket {
  /** The period and device, by the fields that were asked for. */
  dimensions: Values;
  facts: Facts;
}

export interface Slicing {
  /** Dimensions that get a row each. */
  by: readonly string[];
  /** First and last day that count, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Whether what happened in this period on this device counts. */
  counts: (dimension: (name: string) => Value) => boolean;
}

/** Divides what happened to a record; in time, then by device. Where nothing happened there is nothing. */
export function createSlicer({ by, from, to, counts }: Slicing, history: History) {
  const first = from === undefined ? history.first : Math.max(history.first, dayNumber(from));
  const last = to === undefined ? history.today : Math.min(history.today, dayNumber(to));
  const places: Place[] = [];
  const known = new Map<string, Values>();
  for (let day = first; day <= last; day += 1) {
    for (const device of devices) {
      const value = (name: string) => dimensionOf(name, day, device);
      if (!counts(value)) continue;
      const key = by.map(value).join('\n');
      const dimensions =
        known.get(key) ?? Object.fromEntries(by.map((name) => [name, value(name)]));
      known.set(key, dimensions);
      places.push({ day, device, dimensions });
    }
  }
  const order = [...known.values()];
  return (record: Reported): Bucket[] => {
    const sums = new Map<Values, Facts>();
    for (const { day, device, dimensions } of places) {
      const facts = record.facts(day, device);
      if (facts.impressions === 0) continue;
      const sum = sums.get(dimensions) ?? noFacts();
      sums.set(dimensions, sum);
      addFacts(sum, facts);
    }
    if (by.length === 0) return [{ dimensions: {}, facts: [...sums.values()][0] ?? noFacts() }];
    return order.flatMap((dimensions) => {
      const facts = sums.get(dimensions);
      return facts === undefined ? [] : [{ dimensions, facts }];
    });
  };
}

interface Place {
  day: number;
  device: Device;
  dimensions: Values;
}

function dimensionOf(name: string, day: number, device: Device): string | number {
  return name === 'device' ? device : (periodFields[name]?.(day) ?? '');
}
