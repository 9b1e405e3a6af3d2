import { describe, expect, it } from 'vitest';
import { prefill } from '../../src/operations/prefill.ts';
import { formOf } from './support.ts';

const fill = (operation: string, words: string) => prefill(formOf(operation), words);

describe('words after the name of an operation', () => {
  it.each([
    ['campaigns.list', '', {}],
    ['campaigns.list', 'm=1001  limit=5', { m: '1001', limit: '5' }],
    ['ads.create', 'name="Winter  boots" message=“a b”', { name: 'Winter  boots', message: 'a b' }],
    ['campaigns.createFb', 'sync=true objective=REACH', { sync: 'yes', objective: 'reach' }],
    ['campaigns.createFb', 'start_date=2027-01-15T08:00Z', { start_date: '1800000000' }],
    ['adSets.create', 'target={"age":["25-44"]}', { target: '{"age":["25-44"]}' }],
    ['audiences.changeUsers', 'add=a:email,b:email', { add: ['a:email', 'b:email'] }],
    [
      'search.campaigns.list',
      'clientId=7 fields=ctr,pub_cost impressions>=100 campaign_name=contains:boots',
      {
        clientId: '7',
        fields: ['ctr', 'pub_cost'],
        filters: 'impressions>=100\ncampaign_name=contains:boots',
      },
    ],
  ])('%s: «%s»', (operation, words, given) => {
    expect(fill(operation, words)).toEqual({ given });
  });

  it.each([
    ['campaigns.list', 'lmit=5', 'campaigns.list has no field «lmit». Did you mean limit?'],
    ['campaigns.list', 'colour=red', 'It has m, limit, page.'],
    ['campaigns.list', '1001', 'Write it as m=1001.'],
    ['search.auth.token', 'a=b', 'search.auth.token takes no fields.'],
    ['campaigns.list', 'limit=many', '«limit»: “many” is not a number.'],
    ['accounts.refresh', 'access_token=EAAB', '«access_token» is a secret.'],
    ['mediaPlans.get', `m=${'9'.repeat(76)}`, '«m» is too long'],
    ['search.campaigns.list', 'impresions>=100', 'impressions'],
  ])('%s: «%s» is refused with what was probably meant', (operation, words, problem) => {
    expect(fill(operation, words)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('says nothing of a secret', () => {
    expect(JSON.stringify(fill('accounts.refresh', 'access_token=EAAB'))).not.toContain('EAAB');
  });
});
