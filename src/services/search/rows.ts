import type { Call, CallOptions } from '../client.ts';
import type { Opened } from '../envelope.ts';
import { ServiceError } from '../errors.ts';
import type { FieldRegistry } from './field.ts';
import { keyOf, registryOf } from './registry-of.ts';

/**
 * Every row there is, each with the id of its record, in the order of those ids unless `where` sorts. All are read
 * before the first one comes, as `items` does for the social service: one that is found twice says that the list
 * moved meanwhile, and it is read again, a few times at most. `totalResults` may ask for more, but ends nothing.
 * @throws ServiceError of kind `unavailable` when it never holds still
 */
export async function* rows<Where extends object, Row extends object>(
  call: Call<Where, Found<Row>>,
  where: Omit<Where, 'limit' | 'offset'>,
  options: CallOptions = {},
): AsyncGenerator<Row, void, undefined> {
  const [registry, key] = [registryOf(call), keyOf(call)];
  if (!registry || !key) throw new TypeError(`${call.operation} has no pages`);
  const asked = withKey(key, where);
  for (let reading = 1; reading <= readings; reading += 1) {
    const found = await readAll(registry, (offset) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was given, and where a page begins
      return call({ ...asked, limit: pageSize, offset } as unknown as Where, options);
    });
    if (found !== undefined) return yield* found;
  }
  throw new ServiceError({
    kind: 'unavailable',
    operation: call.operation,
    detail: `the list changed while it was read, ${readings} times`,
  });
}

type Found<Row> = Opened<Row>['results'];

/** Few requests, and with every field of every row still well below what an answer may weigh. */
export const pageSize = 2000;
export const readings = 3;

/** Ids tell rows apart, and keep their order from one page to the next. */
export function withKey(key: string, where: { fields?: readonly string[]; sort?: string }): object {
  const { fields, sort = key } = where;
  const isKeyAsked = fields === undefined || fields.includes(key);
  return { ...where, sort, ...(!isKeyAsked && { fields: [key, ...fields] }) };
}

/** Undefined where a row came twice. */
async function readAll<Row extends object>(
  registry: FieldRegistry,
  read: (offset: number) => Promise<Found<Row>>,
): Promise<Row[] | undefined> {
  const found: Row[] = [];
  const seen = new Set<string>();
  for (;;) {
    const { results, totalResults } = await read(found.length);
    for (const row of results) {
      const identity = identityOf(registry, row);
      if (seen.has(identity)) return undefined;
      seen.add(identity);
      found.push(row);
    }
    const isShort = results.length < pageSize && totalResults <= found.length;
    if (isShort || results.length === 0) return found;
  }
}

/** All of a row but what is measured: its id, and the period and device it is about. */
export function identityOf(registry: FieldRegistry, row: object): string {
  // Put together by hand: of a million rows, lists of pairs would be most of what is left behind.
  let identity = '';
  for (const [name, value] of Object.entries(row)) {
    if (registry[name]?.group !== 'metric') identity += `${name}=${JSON.stringify(value)},`;
  }
  return identity;
}
