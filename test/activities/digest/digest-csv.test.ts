import { describe, expect, it } from 'vitest';
import { digestCsv } from '../../../src/activities/digest/digest-csv.ts';
import type { DigestSource } from '../../../src/shared/digest.ts';
import type { DayFigures } from '../../../src/shared/figure-store.ts';

const source: DigestSource = {
  subject: { source: 'social', kind: 'media plan', id: '7' },
  name: '+Plan, "one"',
  currency: 'EUR',
  zone: 'Europe/Berlin',
};

const figures = (over: Partial<DayFigures>): DayFigures => ({
  subject: source.subject,
  name: source.name,
  parent: source.subject,
  day: '2026-11-20',
  counts: { impressions: 1_000, clicks: 12, conversions: 0, spent: 1_234, income: null },
  readAt: '2026-11-21T07:30:00.000Z',
  ...over,
});

const rowsOf = (csv: string): string[] => csv.trimEnd().split('\r\n').slice(1);

describe('the CSV of a digest', () => {
  it('tells 0 from what is not known, and disarms names that a spreadsheet would run', () => {
    expect(rowsOf(digestCsv([source], [figures({})]))).toEqual([
      `social,media plan,7,"'+Plan, ""one""",,,2026-11-20,Europe/Berlin,EUR,1000,12,0,12.34,,2026-11-21T07:30:00.000Z`,
    ]);
  });

  it('keeps corrections below 0 as numbers, and the unit of the currency', () => {
    const yen = { ...source, name: 'Plan', currency: 'JPY' };
    const counts = { impressions: -5, clicks: null, conversions: null, spent: -1_234, income: 0 };
    const campaign = { source: 'social', kind: 'campaign', id: '8' } as const;
    expect(rowsOf(digestCsv([yen], [figures({ subject: campaign, name: 'C', counts })]))).toEqual([
      `social,campaign,8,C,7,Plan,2026-11-20,Europe/Berlin,JPY,-5,,,-1234,0,2026-11-21T07:30:00.000Z`,
    ]);
  });

  it('leaves out what belongs to none of the sources', () => {
    const stranger = { source: 'search', kind: 'client', id: '7' } as const;
    const foreign = figures({ subject: stranger, parent: stranger });
    expect(rowsOf(digestCsv([source], [foreign]))).toEqual([]);
  });
});
