import { describe, expect, it } from 'vitest';
import { failureOf } from '../../services/support/failure-of.ts';
import { startAgency } from './support/agency.ts';

const account = { account_id: '101' };
const now = () => Date.parse('2027-01-31T08:30:00Z');
const customer_file_source = 'USER_PROVIDED_ONLY';

describe('audiences of the simulated service', () => {
  it('are made, listed, changed and deleted', async () => {
    const { calls } = await startAgency({ now });
    const rule = { url: { i_contains: 'boots' }, days: 30 };
    const input = { ...account, name: 'Boots', rule, customer_file_source } as const;
    const made = await calls.audiences.create({ ...input, subtype: 'website' });
    expect(made).toMatchObject({ name: 'Boots', type: 'website', rule, nb_users: '0' });
    expect(made.created_at).toBe('2027-01-31T08:30:00+0000');
    expect((await calls.audiences.list(account)).data.at(-1)).toEqual(made);
    const place = { ...account, audience_id: made.id };
    const changes = { name: 'Shoes', rule: { days: 7 }, customer_file_source } as const;
    const changed = await calls.audiences.update({ ...place, ...changes });
    expect(changed).toEqual({ ...made, name: 'Shoes', rule: { days: 7 } });
    expect(await calls.audiences.remove(place)).toEqual({ success: true });
    const left = (await calls.audiences.list(account)).data.map(({ id }) => id);
    expect(left).toEqual(['701', '702']);
    expect((await failureOf(calls.audiences.remove(place))).kind).toBe('not-found');
  });

  it('want a rule when they are about a website', async () => {
    const { calls } = await startAgency();
    const website = {
      ...account,
      audience_id: '702',
      name: 'Visitors',
      customer_file_source,
    } as const;
    const { fieldErrors } = await failureOf(calls.audiences.update(website));
    expect(fieldErrors).toEqual([{ path: 'rule', message: 'This value should not be blank.' }]);
    const customers = await calls.audiences.update({ ...website, audience_id: '701' });
    expect(customers).toMatchObject({ name: 'Visitors', nb_users: '18240' });
  });

  it('have lookalikes of people in a country', async () => {
    const { calls } = await startAgency();
    const place = { ...account, audience_id: '701' };
    const made = await calls.audiences.createLookalike({ ...place, country: 'DE', ratio: 2 });
    expect(made).toMatchObject({
      name: 'Lookalike (DE, 2%) - Customers 2026',
      country: 'DE',
      type: 'lookalike',
      origin_audience_network_id: '88701',
      nb_users: '840000',
    });
    const listed = (await calls.audiences.list(account)).data.find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ name: made.name, type: 'lookalike' });
  });

  it('count who is put in and taken out, each once', async () => {
    const { calls } = await startAgency();
    const place = { ...account, audience_id: '701' };
    const add = ['4711:uid', 'jana@example.com:mail', '4711:uid'];
    expect(await calls.audiences.changeUsers({ ...place, add })).toEqual({ add: 2, delete: 0 });
    const both = { add: ['4711:uid', '4712:uid'], delete: ['jana@example.com:mail', '1:uid'] };
    expect(await calls.audiences.changeUsers({ ...place, ...both })).toEqual({ add: 1, delete: 1 });
    const [customers] = (await calls.audiences.list(account)).data;
    expect(customers?.nb_users).toBe('18242');
  });

  it('belong to one account', async () => {
    const { calls } = await startAgency();
    const foreign = { account_id: '103', audience_id: '701' };
    const lost = [
      calls.audiences.remove(foreign),
      calls.audiences.changeUsers({ ...foreign, add: ['1:uid'] }),
      calls.audiences.createLookalike({ ...foreign, country: 'DE', ratio: 1 }),
      calls.audiences.update({ ...foreign, name: 'x', customer_file_source }),
      calls.audiences.list({ account_id: '999' }),
    ];
    for (const call of lost) expect((await failureOf(call)).kind).toBe('not-found');
  });
});

describe('targeting clusters of the simulated service', () => {
  it('are made with what is left out filled in, and deleted', async () => {
    const { calls } = await startAgency({ now });
    const locations = await calls.accounts.targetSearch({
      ...account,
      type: 'location',
      q: 'kiel',
    });
    const made = await calls.targetingClusters.create({ ...account, name: 'Kiel', locations });
    expect(made).toMatchObject({ name: 'Kiel', id: expect.any(Number) });
    expect(made.targets).toMatchObject([
      {
        locations,
        ages: ['18-65'],
        ageMin: 18,
        ageMax: 65,
        genders: ['both'],
        placements: ['{"device":[],"publisher":[],"position":[]}'],
        createdAt: '2027-01-31T08:30:00+00:00',
      },
    ]);
    const place = { ...account, cluster_id: String(made.id) };
    expect(await calls.targetingClusters.get(place)).toEqual(made);
    expect(await calls.targetingClusters.remove(place)).toEqual({
      message: 'The targeting cluster Kiel is deleted',
    });
    expect((await failureOf(calls.targetingClusters.get(place))).kind).toBe('not-found');
  });

  it('hold the widest of several age ranges', async () => {
    const { calls } = await startAgency();
    const made = await calls.targetingClusters.create({
      ...account,
      name: 'Young and old',
      locations: [{ key: 'DE', name: 'Germany', type: 'country' }],
      ages: ['45-65', '18-24'],
      genders: ['female'],
      placements: [{ device: ['mobile'] }],
    });
    expect(made.targets).toMatchObject([
      {
        ageMin: 18,
        ageMax: 65,
        genders: ['female'],
        placements: ['{"device":["mobile"],"publisher":[],"position":[]}'],
      },
    ]);
  });

  it('are listed by account, a page at a time although no range says so', async () => {
    const { calls } = await startAgency();
    const names = async (page: number, account_id = '101') =>
      (await calls.targetingClusters.list({ account_id, limit: 1, page })).map(({ name }) => name);
    expect(await names(1)).toEqual(['Germany 25-44']);
    expect(await names(2)).toEqual(['Germany 45-65']);
    expect(await names(3)).toEqual([]);
    expect(await names(1, '103')).toEqual(['Germany 18-24']);
    const foreign = calls.targetingClusters.get({ account_id: '103', cluster_id: '801' });
    expect((await failureOf(foreign)).kind).toBe('not-found');
  });
});
