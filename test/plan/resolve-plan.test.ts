import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, clockAt } from '../../src/shared/local-time.ts';
import { resolvePlan, type PlanSetting, type ResolvedPlan } from '../../src/plan/resolve-plan.ts';
import { planWith, twPlan, yamlPlan } from './plan-texts.ts';
import { goodPlan, parseYaml, reportOf } from './report.ts';

const setting: PlanSetting = {
  overrides: {},
  digest: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  now: new Date('2026-11-21T12:00:00Z'),
  account: { id: '101', currency: 'EUR', timeZone: 'Europe/Berlin' },
  advertiserId: '11',
};

const inZone = (timeZone: string) => ({ account: { ...setting.account, timeZone } });

const resolve = (text: string, changes: Partial<PlanSetting> = {}) =>
  resolvePlan(goodPlan(parseYaml(text)), { ...setting, ...changes });

function resolved(text: string, changes: Partial<PlanSetting> = {}): ResolvedPlan {
  const { resolved: plan, problems } = resolve(text, changes);
  if (plan === undefined) throw new Error(reportOf(problems));
  return plan;
}

const running = (start: string, end?: string) =>
  planWith(
    `campaigns: [{ name: C, start_date: ${start}${end === undefined ? '' : `, end_date: ${end}`} }]`,
  );

const iso = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(0, 16);

function timesOf(text: string, changes: Partial<PlanSetting> = {}) {
  const [campaign] = resolved(text, changes).campaigns;
  return [iso(campaign?.create.start_date), iso(campaign?.create.end_date)];
}

const inCurrency = (currency: string) => ({ account: { ...setting.account, currency } });

const withBids = (bid: string) =>
  planWith(
    `campaigns: [{ name: C, ad_sets: [{ name: S, bid: ${bid}, ads: [{ name: A, bid: ${bid} }] }] }]`,
  );

const starting = (startDate: string) => ({ overrides: { startDate } });

describe('a resolved plan', () => {
  it('is what the service takes, but for the ids of parents', () => {
    const { mediaPlan, campaigns } = resolved(yamlPlan());
    expect(mediaPlan).toEqual({
      network: 'fb',
      ioNumber: 'NW-2027-100',
      name: 'Spring jackets',
      create: {
        source: 'fb',
        name: 'Spring jackets',
        advertiser_id: '11',
        account_id: '101',
        io_number: 'NW-2027-100',
      },
    });
    expect(campaigns).toEqual([
      {
        key: 'Prospecting',
        name: 'Prospecting',
        network: 'fb',
        startOn: '2027-03-11',
        endOn: '2027-03-31',
        create: {
          name: 'Prospecting',
          status: 'pause',
          objective: 'reach',
          budget_type: 'daily',
          daily_budget: 120,
          start_date: Date.parse('2027-03-10T23:00:00Z') / 1000,
          end_date: Date.parse('2027-03-31T22:00:00Z') / 1000,
          useReachAndFrequency: false,
        },
        adSets: [
          {
            key: 'Women',
            name: 'Women',
            create: {
              name: 'Women',
              status: 'pause',
              bid: 0.85,
              adset_billing_event: 'IMPRESSIONS',
              adset_optimization_goal: 'REACH',
              adset_attribution_window_days: 7,
              adset_bid_strategy: 'target_cost',
            },
            ads: [
              {
                key: 'Jacket',
                name: 'Jacket',
                create: { name: 'Jacket', headline: 'Made for rain' },
              },
            ],
          },
        ],
      },
    ]);
  });

  it('on tw has the funding instrument in media plan and campaigns', () => {
    const { mediaPlan, campaigns } = resolved(twPlan);
    expect(mediaPlan.create).toMatchObject({ source: 'tw', funding_instrument_id: 'lygyi' });
    expect(campaigns[0]).toMatchObject({
      network: 'tw',
      create: { status: 'pause', funding_instrument_id: 'lygyi', lifetime_budget: 5000 },
    });
  });

  it('is plain JSON', () => {
    const plan = resolved(yamlPlan());
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it('has an IO number of its content when it brings none', () => {
    const { mediaPlan } = resolved(yamlPlan((text) => text.replace(/ {2}io_number.*\n/, '')));
    expect(mediaPlan.ioNumber).toBe('ADJ-0F1E2D3C');
    expect(mediaPlan.create.io_number).toBe('ADJ-0F1E2D3C');
  });

  it('keeps ad sets that exist apart from those to make', () => {
    const text = planWith("campaigns: [{ name: C, ad_sets: [{ id: '4711', ads: [{ key: a }] }] }]");
    expect(resolved(text).campaigns[0]?.adSets).toEqual([
      { key: '4711', existingId: '4711', ads: [{ key: 'a', create: {} }] },
    ]);
  });
});

describe('times', () => {
  it('are those of the clock in the account’s zone, in summer and winter', () => {
    const text = running('2027-03-11 08:30', '2027-04-11 20:15:30');
    expect(timesOf(text)).toEqual(['2027-03-11T07:30', '2027-04-11T18:15']);
    expect(timesOf(text, inZone('Asia/Tokyo'))).toEqual(['2027-03-10T23:30', '2027-04-11T11:15']);
    expect(timesOf(text, inZone('Asia/Kolkata'))).toEqual(['2027-03-11T03:00', '2027-04-11T14:45']);
  });

  it('without a time are whole days, also where a day has 23 hours or begins at one', () => {
    expect(timesOf(running('2027-03-28', '2027-03-28'))).toEqual([
      '2027-03-27T23:00',
      '2027-03-28T22:00',
    ]);
    expect(timesOf(running('2027-04-30', '2027-04-30'), inZone('Africa/Cairo'))).toEqual([
      '2027-04-29T22:00',
      '2027-04-30T21:00',
    ]);
  });

  it('that are skipped in spring are a problem', () => {
    const { problems } = resolve(running('2027-03-28 02:30'));
    expect(reportOf(problems)).toContain(
      'campaigns[0].start_date: there is no 02:30 on 2027-03-28 in Europe/Berlin',
    );
  });

  it('that come twice in autumn are the first, and the preview says so', () => {
    const text = running('2027-10-31 02:30');
    expect(timesOf(text)[0]).toBe('2027-10-31T00:30');
    expect(resolve(text).warnings).toEqual([
      'campaigns[0].start_date: 02:30 on 2027-10-31 comes twice in Europe/Berlin; the first is taken.',
    ]);
  });

  it('in the past are a problem', () => {
    const { problems } = resolve(running('2026-11-21 12:00'));
    expect(reportOf(problems)).toContain(
      '2026-11-21 12:00 is in the past: there it is 2026-11-21 13:00 now',
    );
    expect(resolve(running('2026-11-21 13:00')).problems).toEqual([]);
  });

  it('can become the same by a change of clocks, which is a problem', () => {
    const text = running('2027-04-30', '2027-04-30 01:00');
    expect(reportOf(resolve(text, inZone('Africa/Cairo')).problems)).toContain(
      'campaigns[0].end_date: is not after the start',
    );
    expect(resolve(text).problems).toEqual([]);
  });

  it('of a daily budget that are less than 24 hours apart are worth a warning', () => {
    expect(resolve(running('2027-03-11', '2027-03-11 06:00')).warnings).toEqual([
      '«C» lasts less than 24 hours: the service turns its daily budget into a lifetime budget.',
    ]);
  });

  it('do not warn of a day that is a day long, or of a short lifetime budget', () => {
    expect(resolve(running('2027-03-11', '2027-03-11')).warnings).toEqual([]);
    const lifetime = running('2027-03-11', '2027-03-11 06:00')
      .replace('budget_type: daily', 'budget_type: lifetime')
      .replace('daily_budget', 'lifetime_budget');
    expect(resolve(lifetime).warnings).toEqual([]);
  });
});

describe('a start date for the whole plan', () => {
  const two = planWith(`campaigns:
  - { name: Late, start_date: 2027-03-20 09:15, end_date: 2027-04-05 18:00 }
  - { name: Early, start_date: 2027-03-11, end_date: 2027-03-31 }
`);

  it('moves the earliest campaign to that day and the others by as much', () => {
    const { campaigns } = resolved(two, starting('2027-10-20'));
    expect(campaigns.map(({ startOn, endOn }) => [startOn, endOn])).toEqual([
      ['2027-10-29', '2027-11-14'],
      ['2027-10-20', '2027-11-09'],
    ]);
  });

  it('keeps times of day and lengths in days, whatever the clocks do in between', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-12-01', days));
    const zone = fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(day, zone, (startDate, timeZone) => {
        const [late, early] = resolved(two, {
          ...starting(startDate),
          ...inZone(timeZone),
        }).campaigns;
        expect(early?.startOn).toBe(startDate);
        expect(early?.endOn).toBe(addDays(startDate, 20));
        expect(clockAt(late?.create.start_date ?? 0, timeZone)).toBe(
          `${addDays(startDate, 9)} 09:15`,
        );
        expect(clockAt(late?.create.end_date ?? 0, timeZone)).toBe(
          `${addDays(startDate, 25)} 18:00`,
        );
      }),
    );
  });

  it('can bring a time into the hour that is skipped', () => {
    const text = running('2027-03-11 02:30');
    expect(reportOf(resolve(text, starting('2027-03-28')).problems)).toContain('there is no 02:30');
  });

  it.each(['2027-02-30', 'tomorrow', '27-01-01'])('has to be a day: %s', (startDate) => {
    const { problems } = resolve(two, starting(startDate));
    expect(reportOf(problems)).toBe(
      `start date: expected a day, found "${startDate}". write it as 2027-01-31`,
    );
  });
});

describe('money', () => {
  it('cannot have more decimals than its currency', () => {
    expect(resolve(withBids('0.855')).problems.map(({ path }) => path)).toEqual([
      'campaigns[0].ad_sets[0].bid',
      'campaigns[0].ad_sets[0].ads[0].bid',
    ]);
    expect(reportOf(resolve(withBids('100.5'), inCurrency('JPY')).problems)).toContain(
      '100.5 has more decimals than JPY, which has none. write 101',
    );
    expect(resolve(withBids('1.125'), inCurrency('KWD')).problems).toEqual([]);
  });

  it('in a default is reported where the default is, once', () => {
    const { problems } = resolve(
      planWith('campaigns: [{ name: A }, { name: B }]').replace('120.00', '120.005'),
    );
    expect(problems.map(({ path }) => path)).toEqual(['defaults.campaign.daily_budget']);
  });
});

describe('an account', () => {
  it.each([
    [{ currency: '' }, 'the currency "", which does not exist'],
    [{ timeZone: 'Berlin' }, 'the time zone "Berlin", which does not exist'],
  ])('has to have a currency and a time zone: %j', (change, words) => {
    const { problems } = resolve(yamlPlan(), { account: { ...setting.account, ...change } });
    expect(reportOf(problems)).toContain(
      `7:12 media_plan.account: the service gives the account ${words}`,
    );
  });
});
