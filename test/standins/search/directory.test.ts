import { describe, expect, it } from 'vitest';
import { startService } from './support/service.ts';

const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);

describe('customers, clients and users', () => {
  it.each([
    ['/customers', [401]],
    ['/customers?id=401&status=ACTIVE&name=Morgenrot%20Media', [401]],
    ['/customers?status=INACTIVE', []],
    ['/customers?legacyId=7', []],
    ['/customers/401', [401]],
    ['/clients', [501, 502, 503]],
    ['/clients?id=502', [502]],
    ['/clients?currency=USD', [503]],
    ['/clients?legacyId=11', [501]],
    ['/clients?name=Hanse%20Direktbank', [502]],
    ['/clients?name=Hanse', []],
    ['/clients?status=PAUSED', []],
    ['/clients/503', [503]],
    ['/clients/501/users', [601, 602, 603]],
    ['/clients/502/users', [601, 602, 604]],
    ['/users/603', [603]],
    ['/users/603/clients', [501, 503]],
    ['/users/601/clients', [501, 502, 503]],
  ])('%s has %j', async (path, expected) => {
    const { rows } = await startService();
    expect(ids(await rows(path))).toEqual(expected);
  });

  it('come in the envelope of the service', async () => {
    const { get } = await startService();
    expect((await get('/clients/502')).body).toMatchObject({
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      startedAt: '2026-11-21 11:00:00',
      completedAt: '2026-11-21 11:00:00',
      timeTakenMs: 0,
      totalResults: 1,
      errors: false,
      results: [
        {
          id: 502,
          customerId: 401,
          name: 'Hanse Direktbank',
          status: 'ACTIVE',
          currency: 'GBP',
          timezone: 'Europe/London',
          permissions: expect.arrayContaining([
            {
              accessRoleClientId: 502,
              accessRoleUserId: 604,
              id: 502_604,
              accessRoles: ['READ'],
            },
          ]),
        },
      ],
    });
  });

  it.each(['/clients?status=active', '/clients?currency=euro', '/clients?colour=red'])(
    'are not asked for with %s',
    async (path) => {
      const { get } = await startService();
      expect(await get(path)).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_REQUEST' } },
      });
    },
  );
});
