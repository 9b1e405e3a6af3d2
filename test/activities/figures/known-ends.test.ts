import { describe, expect, it } from 'vitest';
import { knownEnds } from '../../../src/activities/figures/known-ends.ts';
import type { LedgerRecord } from '../../../src/shared/ledger.ts';

const zone = 'Europe/Berlin';
const seconds = (instant: string): string => String(Date.parse(instant) / 1000);

/** What the ledger has of a media plan and one campaign in it. */
const endOf = async (ofPlan: LedgerRecord[], ofCampaign: LedgerRecord[]) => {
  const about = ({ kind }: { kind: string }) =>
    Promise.resolve(kind === 'media plan' ? ofPlan : ofCampaign);
  const ends = await knownEnds({ about }, { mediaPlan: '1001', campaigns: ['2001'], zone });
  return ends.get('2001');
};

describe('the last day of a flight', () => {
  it('is that of the launch, as long as nobody has set another one', async () => {
    const launch = entry(1, 'launch', {
      flights: { '2001': { from: '2026-11-01', to: '2026-11-30' } },
    });
    expect(await endOf([launch], [])).toBe('2026-11-30');
    const later = entry(7, 'operation', { end_date: seconds('2026-12-10T22:00:00Z') });
    const between = entry(5, 'operation', { end_date: seconds('2026-12-24T22:00:00Z') });
    expect(await endOf([launch], [between, later])).toBe('2026-12-10');
  });

  it('ends at midnight of the zone with the day before', async () => {
    const midnight = entry(1, 'operation', { end_date: seconds('2026-11-30T23:00:00Z') });
    expect(await endOf([], [midnight])).toBe('2026-11-30');
    const minuteLater = entry(1, 'operation', { end_date: seconds('2026-11-30T23:01:00Z') });
    expect(await endOf([], [minuteLater])).toBe('2026-12-01');
  });

  it.each([{}, { end_date: null }, { end_date: 'soon' }, { name: 'x' }])(
    'is not known from %j',
    async (after) => {
      expect(await endOf([], [entry(1, 'operation', after)])).toBeUndefined();
    },
  );
});

function entry(
  number: number,
  kind: LedgerRecord['kind'],
  after: LedgerRecord['after'],
): LedgerRecord {
  return {
    id: `entry-${number}`,
    shortId: `entry-${number}`,
    number,
    at: '2026-11-01T00:00:00.000Z',
    kind,
    target: { kind: 'campaign', id: '2001', name: 'Rain jackets', path: {} },
    by: { user: 'U0MARA', team: 'T0MORGENROT' },
    approvedBy: [],
    before: {},
    after,
    run: { workflowId: 'do:1', runId: '1' },
  };
}
