import type { DeliveryGroup } from './delivery.ts';
import type { Target, TargetPath } from './target.ts';

/** Campaigns and ads by what they are in, in their order. */
export function grouped(targets: readonly Target[]): DeliveryGroup[] {
  const groups = new Map<string, DeliveryGroup>();
  for (const { kind, id, path } of targets) {
    const of = kind === 'campaign' ? 'campaign' : 'ad';
    const parent =
      of === 'campaign' ? without(path, ['campaign', 'adSet', 'ad']) : without(path, ['ad']);
    const key = [of, parent.mediaPlan, parent.campaign, parent.adSet].join(' ');
    const group = groups.get(key) ?? { of, parent, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The same objects in batches of at most `size`. */
export function batched(groups: readonly DeliveryGroup[], size: number): DeliveryGroup[][] {
  const batches: DeliveryGroup[][] = [];
  let batch: DeliveryGroup[] = [];
  let room = size;
  for (const { ids, ...group } of groups) {
    let rest = ids;
    while (rest.length > 0) {
      batch.push({ ...group, ids: rest.slice(0, room) });
      const taken = Math.min(room, rest.length);
      rest = rest.slice(taken);
      room -= taken;
      if (room === 0) {
        batches.push(batch);
        batch = [];
        room = size;
      }
    }
  }
  return batch.length === 0 ? batches : [...batches, batch];
}

export const countIn = (groups: readonly DeliveryGroup[]): number =>
  groups.reduce((sum, { ids }) => sum + ids.length, 0);

function without(path: TargetPath, keys: (keyof TargetPath)[]): TargetPath {
  const rest = { ...path };
  for (const key of keys) delete rest[key];
  return rest;
}
