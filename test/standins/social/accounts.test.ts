import { describe, expect, it } from 'vitest';
import { failureOf } from '../../services/support/failure-of.ts';
import { startAgency } from './support/agency.ts';

const account = { account_id: '101' };

describe('accounts of the simulated service', () => {
  it('has something to show for each of them', async () => {
    const { calls } = await startAgency();
    const objects = (await calls.accounts.objects(account)).data;
    expect(objects.map(({ name, type }) => [name, type])).toEqual([
      ['Nordwind Outdoor', 'page'],
      ['Nordwind App', 'application'],
    ]);
    const [form] = (await calls.accounts.leadForms({ account_id: '103' })).data;
    expect(form).toMatchObject({ name: 'Girokonto callback', locale: 'de_DE' });
    expect((await calls.accounts.leadForms({ account_id: '102' })).data).toEqual([]);
  });

  it('finds interests and locations by any part of their name', async () => {
    const { calls } = await startAgency();
    const search = async (type: 'interest' | 'location', q: string) =>
      (await calls.accounts.targetSearch({ ...account, type, q })).map(
        ({ key, name }) => key + name,
      );
    expect(await search('location', 'new ham')).toEqual(['569050New Hamburg']);
    expect(await search('interest', 'CINEMA')).toEqual([
      '6003139266461Cinema',
      '6003435096731Open-air cinema',
    ]);
    expect(await search('interest', 'Hamburg')).toEqual([]);
    const [kiel] = await calls.accounts.targetSearch({ ...account, type: 'location', q: 'kiel' });
    expect(kiel).toEqual({
      key: '558470',
      name: 'Kiel',
      type: 'city',
      country_code: 'DE',
      country_name: 'Germany',
      supports_region: false,
      supports_city: false,
      region: 'Schleswig-Holstein',
      region_id: 1267,
    });
  });

  it('connects an account once', async () => {
    const { calls } = await startAgency();
    const input = { name: 'Süd', network_id: '4711', access_token: 'token-1' };
    const made = await calls.accounts.createFb(input);
    expect(made).toMatchObject({ name: 'Süd', network_id: '4711', src: 'fb', active: true });
    expect(await calls.accounts.get({ account_id: made.id })).toEqual(made);
    const { fieldErrors } = await failureOf(calls.accounts.createFb(input));
    expect(fieldErrors.map(({ path }) => path)).toEqual(['network_id']);
  });

  it('deactivates an account, which stays in the list', async () => {
    const { calls } = await startAgency();
    expect((await calls.accounts.deactivate(account)).active).toBe(false);
    const [first] = (await calls.accounts.list({})).data;
    expect(first).toMatchObject({ id: '101', active: false });
    const refreshed = await calls.accounts.refresh({ ...account, access_token: 'token-2' });
    expect(refreshed).toEqual(first);
  });

  it.each([
    ['objects', () => ({})],
    ['leadForms', () => ({})],
    ['targetSearch', () => ({ q: 'x', type: 'interest' as const })],
    ['refresh', () => ({ access_token: 'x' })],
    ['deactivate', () => ({})],
  ] as const)('knows no %s of an account that is not there', async (key, rest) => {
    const { byOperation } = await startAgency();
    const call = byOperation.get(`accounts.${key}`);
    const error = await failureOf(Promise.resolve(call?.({ account_id: '999', ...rest() })));
    expect(error.message).toMatch(/not found \(404\): Resource not found/);
  });
});

describe('users of the simulated service', () => {
  it('are those who can manage media plans', async () => {
    const { calls } = await startAgency();
    const { data } = await calls.users.list({ limit: 2 });
    expect(data.map(({ username }) => username)).toEqual(['jonas.weber', 'aylin.kaya']);
    expect(await calls.users.get({ user_id: '22' })).toEqual(data[1]);
    expect((await failureOf(calls.users.get({ user_id: '9' }))).kind).toBe('not-found');
  });

  it('become managers and stop being it, each once', async () => {
    const { calls } = await startAgency();
    const managers = async () =>
      (await calls.mediaPlans.managers({ m: '1001' })).data.map(({ id }) => id);
    const change = { m: '1001', user_id: '22' };
    expect(await managers()).toEqual(['21']);
    const added = await calls.mediaPlans.addManager(change);
    expect(added).toEqual({ message: 'aylin.kaya is a manager of Nordwind Autumn 2026' });
    await calls.mediaPlans.addManager(change);
    expect(await managers()).toEqual(['21', '22']);
    await calls.mediaPlans.removeManager({ ...change, user_id: '21' });
    expect(await managers()).toEqual(['22']);
    const again = calls.mediaPlans.removeManager({ ...change, user_id: '21' });
    expect((await failureOf(again)).kind).toBe('not-found');
    const nobody = await failureOf(calls.mediaPlans.addManager({ ...change, user_id: '99' }));
    expect(nobody.fieldErrors).toEqual([{ path: 'user_id', message: 'This value is not valid.' }]);
  });
});
