import { describe, expect, it } from 'vitest';
import { seasonAt } from '../../../src/standins/social/season.ts';
import { startAgency } from './support/agency.ts';

describe('the demonstration agency', () => {
  it.each(['2027-01-01T00:00:00Z', '2028-02-29T12:00:00Z', '2031-12-31T23:59:00Z'])(
    'has a campaign that spent yesterday, when it is first started at %s',
    async (moment) => {
      const now = Date.parse(moment);
      const { calls } = await startAgency({ now: () => now });
      const { data } = await calls.statistics.campaign({
        m: '1001',
        c: '2001',
        start_date: now / 1000 - 86_400,
        end_date: now / 1000,
      });
      expect(data[0]?.spent).toBeGreaterThan(0);
    },
  );

  it('plays from whole months to whole months', () => {
    const season = seasonAt(Date.parse('2027-01-31T10:00:00Z'));
    expect(Object.values(season).map((at) => new Date(at).toISOString())).toEqual([
      '2026-11-01T06:00:00.000Z',
      '2026-12-18T21:00:00.000Z',
      '2027-02-28T22:00:00.000Z',
    ]);
  });
});
