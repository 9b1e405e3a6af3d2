import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeterminismViolationError } from '@temporalio/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptHistories, readHistories } from '../../scripts/histories/history.ts';
import { replay } from '../replay/support/replay.ts';
import { startFleet, type Fleet } from '../support/fleet.ts';
import { decide, propose, standsAt, type ProposalRun } from '../support/proposal.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { quietRuntime } from '../support/temporal.ts';

/** Where a workflow begins in the bundle, and a step that the next version takes before all others. */
const begin = 'async function proposeChange(request, carried) {';
const temporal = '_temporalio_workflow__WEBPACK_IMPORTED_MODULE_0__';
const step = `await (0,${temporal}.sleep)(1);`;
const patched = `${begin} if ((0,${temporal}.patched)('first-a-moment')) ${step}`;

const place = { m: '1001', c: '2001', a: '3001' };
let folder: string;
let fleet: Fleet;
beforeAll(async () => {
  quietRuntime();
  folder = mkdtempSync(path.join(tmpdir(), 'adjutant-versions-'));
  fleet = await startFleet(`file:${path.join(folder, 'store.sqlite')}`);
});
afterAll(async () => {
  await fleet.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a rolling deploy of a worker whose workflow takes another step', () => {
  it('lets the runs of either version end right, on the newer worker alone', async () => {
    const ads = await Promise.all(['A', 'B', 'C', 'D'].map(newAd));
    const newer = await shortWorkflows([begin, patched]);
    const old = await fleet.worker();
    const runs: ProposalRun[] = [];
    for (const ad of ads.slice(0, 2)) runs.push(await waiting(ad));
    await fleet.worker({ workflowBundlePath: newer.path });
    for (const ad of ads.slice(2)) runs.push(await waiting(ad));
    old.kill('SIGTERM');
    expect(await old.ended).toEqual({ status: 0, signal: null });
    runs.push(await waiting(await newAd('E')));

    for (const run of runs) {
      expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: true });
      expect(await run.result()).toEqual({ ended: 'applied' });
    }
    const writes = (await fleet.social.requests()).filter(
      ({ operation }) => operation === 'ads.perform',
    );
    expect(writes).toHaveLength(runs.length);
    const markers = await Promise.all(runs.map(tookTheStep));
    expect(markers.slice(0, 2)).toEqual([false, false]);
    expect(markers.at(-1)).toBe(true);
    await newer.remove();
  }, 180_000);

  it('is found to be none where the step is not marked as of the newer version', async () => {
    const careless = await shortWorkflows([begin, `${begin} ${step}`]);
    const kept = readHistories(keptHistories).filter(({ name }) =>
      name.startsWith('proposeChange-'),
    );
    const wrong = await replay({ codePath: careless.path }, kept);
    expect(wrong.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
    expect(wrong[0]?.error).toBeInstanceOf(DeterminismViolationError);
    await careless.remove();
  });
});

async function newAd(name: string): Promise<string> {
  const { ads } = fleet.service.calls;
  const { id } = await ads.create({ ...place, name: `Version ${name}`, creative: 1, bid: 0.5 });
  return id;
}

/** A change of this ad that waits for an approval. */
async function waiting(ad: string): Promise<ProposalRun> {
  const run = await propose(fleet, 'mara', 'bid', { [ad]: '+40%' });
  await standsAt(run, 'waiting');
  return run;
}

async function tookTheStep(run: ProposalRun): Promise<boolean> {
  const { events } = await run.fetchHistory();
  return events?.some(({ markerRecordedEventAttributes: marker }) => marker != null) ?? false;
}
