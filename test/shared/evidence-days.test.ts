import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAround, lastSevenDays } from '../../src/shared/evidence-days.ts';
import { addDays, daysBetween } from '../../src/shared/local-time.ts';

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('the days figures are read of', () => {
  it('are the last seven full ones and the same weekdays before, over the end of a month', () => {
    expect(lastSevenDays('2027-03-03')).toEqual({
      now: { from: '2027-02-24', to: '2027-03-02' },
      before: { from: '2027-02-17', to: '2027-02-23' },
    });
  });

  it('after a day are that of the change, after a week the full ones since', () => {
    expect(daysAround('2027-01-12', '2027-01-13')).toEqual({
      after: { from: '2027-01-12', to: '2027-01-12' },
      before: { from: '2027-01-05', to: '2027-01-05' },
    });
    expect(daysAround('2027-01-12', '2027-01-19')).toEqual({
      after: { from: '2027-01-13', to: '2027-01-18' },
      before: { from: '2027-01-06', to: '2027-01-11' },
    });
  });

  it('before and after a change are the same weekdays, as many, and none of them both', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 40 }), (changedOn, later) => {
        const { before, after } = daysAround(changedOn, addDays(changedOn, later));
        expect(weekday(before.from)).toBe(weekday(after.from));
        expect(daysBetween(before.from, before.to)).toBe(daysBetween(after.from, after.to));
        expect(before.to < changedOn).toBe(true);
        expect(after.from >= changedOn).toBe(true);
      }),
    );
  });
});
