import type { Call, CallOptions } from '../client.ts';
import type { Opened } from '../envelope.ts';
import { ServiceError } from '../errors.ts';
import { keyOf, registryOf } from './registry-of.ts';
import { identityOf, pageSize, readings, withKey } from './rows.ts';
import { createSeen } from './seen.ts';

/** Some rows of a list, as they came. */
export interface RowPage<Row> {
  /** 1, 2, 3: a page of a later reading says that the list had moved, and that all before it does not count. */
  reading: number;
  rows: Row[];
  /** How many rows there are, as the service says; it may be wrong. */
  expected: number;
}

/**
 * Every row there is, page by page as it comes, for lists that are too long to be held: of what went by only a few
 * bytes a row are kept, by which a row that comes twice is known. Then the list has moved, and is read anew, a few
 * times at most.
 * @throws ServiceError of kind `unavailable` when it never holds still
 */
export async function* rowPages<Where extends object, Row extends object>(
  call: Call<Where, Opened<Row>['results']>,
  where: Omit<Where, 'limit' | 'offset'>,
  options: CallOptions = {},
): AsyncGenerator<RowPage<Row>, void, undefined> {
  const [registry, key] = [registryOf(call), keyOf(call)];
  if (!registry || !key) throw new TypeError(`${call.operation} has no pages`);
  const asked = withKey(key, where);
  for (let reading = 1; reading <= readings; reading += 1) {
    const seen = createSeen();
    for (let offset = 0; ;) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was given, and where a page begins
      const page = { ...asked, limit: pageSize, offset } as unknown as Where;
      const { results, totalResults } = await call(page, options);
      const isFresh = results.every((row) => seen.add(identityOf(registry, row)));
      if (!isFresh) break;
      offset += results.length;
      yield { reading, rows: results, expected: Math.max(totalResults, offset) };
      const isShort = results.length < pageSize && totalResults <= offset;
      if (isShort || results.length === 0) return;
    }
  }
  throw new ServiceError({
    kind: 'unavailable',
    operation: call.operation,
    detail: `the list changed while it was read, ${readings} times`,
  });
}
