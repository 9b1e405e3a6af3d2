import { describe, expect, it } from 'vitest';
import { findDueDigest } from '../../../src/activities/digest/find-due-digest.ts';

const daily = { time: '08:30', weekdays: [0, 1, 2, 3, 4, 5, 6], zone: 'Europe/Berlin' };
const weekdays = { ...daily, weekdays: [1, 2, 3, 4, 5] };

describe('which digest a run is for', () => {
  it('is its own, where it comes in time', () => {
    const nominal = '2026-11-20T07:30:00.000Z';
    const due = findDueDigest({ timing: daily, nominal, now: '2026-11-20T07:30:01.000Z' });
    expect(due).toEqual({ dueAt: nominal, periodKey: '2026-11-20' });
  });

  it('is its own also where the clock of this machine is behind', () => {
    const nominal = '2026-11-20T07:30:00.000Z';
    const due = findDueDigest({ timing: daily, nominal, now: '2026-11-20T07:29:58.000Z' });
    expect(due).toEqual({ dueAt: nominal, periodKey: '2026-11-20' });
  });

  it('is the newest after an outage over the weekend, and late', () => {
    const due = findDueDigest({
      timing: weekdays,
      nominal: '2026-11-19T07:30:00.000Z',
      now: '2026-11-22T12:00:00.000Z',
    });
    expect(due).toEqual({
      dueAt: '2026-11-20T07:30:00.000Z',
      periodKey: '2026-11-20',
      late: {
        byMs: 52.5 * 3_600_000,
        why: 'Adjutant was not running when it was due; what was due before it is left out.',
      },
    });
  });

  it('is its own where somebody asked for it later', () => {
    const due = findDueDigest({
      timing: daily,
      nominal: '2026-11-02T07:30:00.000Z',
      now: '2026-11-20T12:00:00.000Z',
      honourBefore: '2026-11-20T11:59:00.000Z',
    });
    expect(due).toMatchObject({ periodKey: '2026-11-02', asked: true });
  });

  it('is the newest where somebody starts it now, also in quiet hours', () => {
    const now = '2026-11-20T12:00:00.000Z';
    expect(findDueDigest({ timing: daily, nominal: now, now })).toEqual({
      dueAt: '2026-11-20T07:30:00.000Z',
      periodKey: '2026-11-20',
      late: { byMs: 4.5 * 3_600_000, why: 'Somebody asked for it.' },
      asked: true,
    });
  });

  it('finds the one of last week for a subscription of Mondays, over a change of the clocks', () => {
    const now = '2026-10-26T07:29:00.000Z';
    const mondays = { ...daily, weekdays: [1] };
    expect(findDueDigest({ timing: mondays, nominal: now, now })).toMatchObject({
      dueAt: '2026-10-19T06:30:00.000Z',
      periodKey: '2026-10-19',
    });
  });

  it.each([
    ['the hour that is skipped', '2026-03-29', '2026-03-29T01:30:00.000Z'],
    ['the hour that comes twice', '2026-10-25', '2026-10-25T01:30:00.000Z'],
  ])('is of its day in %s', (_, periodKey, dueAt) => {
    const timing = { ...daily, time: '02:30' };
    expect(findDueDigest({ timing, nominal: dueAt, now: dueAt })).toEqual({ dueAt, periodKey });
  });

  it('is none for a subscription without days', () => {
    const now = '2026-11-20T12:00:00.000Z';
    expect(
      findDueDigest({ timing: { ...daily, weekdays: [] }, nominal: now, now }),
    ).toBeUndefined();
  });
});
