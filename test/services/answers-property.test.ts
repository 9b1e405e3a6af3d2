import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/services/errors.ts';
import { connectSearch, connectSocial, password, type Connected } from './support/connect.ts';

/** Bytes of all kinds with secrets among them, as a careless service would write them. */
const bytesWith = (secrets: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        fc.uint8Array({ maxLength: 40 }).map((part) => Buffer.from(part)),
        fc
          .oneof(
            fc.constantFrom('{"message":"', '{"errors":', '[', '"', '}', 'é', ...secrets),
            fc.json(),
            // Around where a message is cut short.
            fc.string({ minLength: 280, maxLength: 320 }),
          )
          .map((part) => Buffer.from(part)),
      ),
      { maxLength: 6 },
    )
    .map((parts) => Buffer.concat(parts));

/** Trees of the words that error layouts use, and secrets in them. */
const errorTreeWith = (secrets: readonly string[]) =>
  fc
    .object({
      key: fc.constantFrom('errors', 'error', 'children', 'message', 'code', ...secrets),
      values: [fc.string(), fc.constantFrom(...secrets), fc.integer(), fc.constant(null)],
      maxDepth: 4,
    })
    .map((tree) => Buffer.from(JSON.stringify(tree)));

const bodyWith = (secrets: readonly string[]) =>
  fc.oneof(bytesWith(secrets), errorTreeWith(secrets));

const status = fc.constantFrom(200, 201, 202, 301, 400, 401, 403, 404, 409, 418, 429, 500, 503);

describe('whatever a service answers, a call ends with a value or one error without a secret', () => {
  it('in the social service', async () => {
    const { calls, ...service } = await connectSocial();
    const place = { m: '1', c: '2', a: '3', ad_id: '4' };
    await endsWell(() => calls.ads.update({ ...place, bid: 1 }), service);
  });

  it('in the search service', async () => {
    const { calls, ...service } = await connectSearch();
    await endsWell(() => calls.clients.get({ clientId: '7' }), service);
  });

  it('when a token is asked for', async () => {
    const { calls, ...service } = await connectSearch();
    const secrets = [password];
    const username = 'mara';
    await endsWell(() => calls.auth.token({ username, password }), { ...service, secrets });
  });
});

async function endsWell(
  call: () => Promise<unknown>,
  { lines, answerWith, secrets }: Omit<Connected<unknown>, 'calls'>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(bodyWith(secrets), status, async (body, code) => {
      answerWith(body, code);
      lines.length = 0;
      const error = await call().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error === undefined || error instanceof ServiceError).toBe(true);
      const said = inspect([error, lines], { depth: 9, showHidden: true });
      for (const secret of secrets) expect(said).not.toContain(secret);
    }),
    { numRuns: 200 },
  );
}
