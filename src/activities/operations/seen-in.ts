import type { Endpoint } from '../../services/endpoint.ts';
import type { OperationDoor } from './operation-door.ts';
import { readAll, type ServiceRecord } from './read-all.ts';
import { isSameValue } from './same-value.ts';
import { orUndefined } from '../social/or-undefined.ts';

/** What the service has now where a write can be seen. */
export interface Seen {
  /** The object the write is about; absent where there is none, and where the write makes it. */
  record?: ServiceRecord;
  /** Everything below the parent of what the write makes. */
  beside: ServiceRecord[];
}

/**
 * Looks where the declaration says that one sees what the write did; undefined where it says nothing. With `id` the
 * object is asked for by it, since a write may have changed the IO number that it was addressed by.
 */
export async function lookWhere(
  door: OperationDoor,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  id?: string,
): Promise<Seen | undefined> {
  const { seenIn } = endpoint;
  if (seenIn === undefined) return undefined;
  const reader = door.sibling(endpoint, 'get' in seenIn ? seenIn.get : seenIn.list);
  const { params } = reader.route;
  const where = Object.fromEntries(Object.entries(input).filter(([name]) => params.includes(name)));
  if ('get' in seenIn) {
    const last = params.at(-1);
    const exact = id !== undefined && last !== undefined ? { ...where, [last]: id } : where;
    const found = await orUndefined(readAll(reader, door.call(reader), exact));
    return { beside: [], ...(found && 'one' in found && { record: found.one }) };
  }
  const found = await readAll(reader, door.call(reader), where);
  const records = 'many' in found ? found.many : [found.one];
  if ('same' in seenIn) return { beside: records };
  const record = records.find((candidate) => idOf(candidate) === String(input[seenIn.id]));
  return { beside: [], ...(record && { record }) };
}

/** Of the objects beside each other those that have the values by which a made one is known. */
export function sameAs(
  { seenIn }: Endpoint,
  input: Record<string, unknown>,
  beside: readonly ServiceRecord[],
): ServiceRecord[] {
  const given = knownBy(seenIn, input);
  return beside.filter((record) =>
    given.every((field) => isSameValue(input[field], record[field])),
  );
}

/** The fields that were given of those by which a made object is known; none where the service names it. */
export function knownBy(seenIn: Endpoint['seenIn'], input: Record<string, unknown>): string[] {
  if (seenIn === undefined || !('same' in seenIn)) return [];
  return seenIn.same.filter((field) => input[field] !== undefined);
}

/** The id of an object as text; the service has numbers too. */
export function idOf({ id }: ServiceRecord): string | undefined {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** A record that says of itself that it does not count any more. */
export function isDeleted(record: ServiceRecord): boolean {
  return record['deleted'] === true || record['active'] === false;
}
