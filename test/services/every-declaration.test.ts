import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, encodeInput } from '../../src/services/check.ts';
import { endpointsOf, type Endpoint } from '../../src/services/endpoint.ts';
import { envelopeOf } from '../../src/services/envelope.ts';
import { buildRequest } from '../../src/services/request.ts';
import { search } from '../../src/services/search/index.ts';
import { social } from '../../src/services/social/index.ts';
import { withDefaults } from '../../src/services/wire.ts';
import { decodeRequest } from '../../src/standins/serve/decode-request.ts';
import { matchEndpoints } from '../../src/standins/serve/match-endpoint.ts';
import { inputOf } from './support/input-of.ts';

const services = [social, search];
const declared = services.flatMap((service) =>
  endpointsOf(service).map((endpoint) => [endpoint.operation, endpoint, service] as const),
);

describe('the declarations', () => {
  it('are all 54 endpoints of the social service and all 26 of the search service', () => {
    const lines = services.map((service) => new Set(endpointsOf(service).map(lineOf)).size);
    expect(lines).toEqual([54, 26]);
  });

  it('have names that are used once over both services', () => {
    expect(new Set(declared.map(([operation]) => operation)).size).toBe(declared.length);
  });

  it.each(declared)(
    '%s: what the client sends is what the service reads',
    (_, endpoint, service) => {
      fc.assert(
        fc.property(inputOf(endpoint), (input) => {
          const read = decodeRequest(matched(service, endpoint, input), received(endpoint, input));
          expect(read).toEqual(withDefaults(endpoint.request, input));
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each(declared)(
    '%s: has an answer whose schema can be compiled',
    (_, { envelope, response }) => {
      expect(() => z.compile(envelopeOf(envelope, response).wire, { strict: true })).not.toThrow();
    },
  );

  it.each(declared)('%s: refuses a field it does not know', (_, endpoint) => {
    const problems = check(endpoint, { no_such_field: 1 });
    expect(problems).toContainEqual({
      path: ['no_such_field'],
      message: 'is not a field here',
      fix: 'remove it',
    });
  });

  const writes = declared.filter(
    ([operation, { route }]) => route.method !== 'GET' && operation !== 'search.auth.token',
  );
  it.each(writes)(
    '%s: says where one sees what it did, in an operation that there is',
    (_, { resource, seenIn }, service) => {
      const key = seenIn && ('get' in seenIn ? seenIn.get : seenIn.list);
      const read = endpointsOf(service).find(
        (each) => each.resource === resource && each.key === key,
      );
      expect(read?.route.method).toBe('GET');
    },
  );
});

const lineOf = ({ route }: Endpoint): string => `${route.method} /${route.segments.join('/')}`;

function requestOf(endpoint: Endpoint, input: Record<string, unknown>) {
  const encoded = encodeInput(endpoint, input);
  if ('problems' in encoded) throw new Error(JSON.stringify(encoded.problems));
  return buildRequest(endpoint, encoded.wire);
}

function received(endpoint: Endpoint, input: Record<string, unknown>) {
  const { query, body } = requestOf(endpoint, input);
  return {
    query: new URLSearchParams(query),
    contentType: body?.contentType ?? '',
    body: body?.text ?? '',
  };
}

function matched(
  service: (typeof services)[number],
  endpoint: Endpoint,
  input: Record<string, unknown>,
) {
  const { path } = requestOf(endpoint, input);
  const found = matchEndpoints(service, endpoint.route.method, path);
  const own = found.find((candidate) => candidate.endpoint === endpoint);
  if (own === undefined) throw new Error(`${path} does not lead to ${endpoint.operation}`);
  return own;
}
