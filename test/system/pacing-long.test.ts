import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertOver, snoozeAlert } from '../../src/workflows/index.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { campaignAbout } from '../messages/pacing-samples.ts';
import { turnedInto } from '../support/operation.ts';
import { alertOf, alertRun, alertsOf, raise, watchOf } from '../support/pacing.ts';
import { someone } from '../support/proposal.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let remove: () => Promise<void>;
beforeAll(async () => {
  // As if the history had grown long after each thing that came.
  const workflows = await shortWorkflows(['isLong() && !isOver()', '!isOver()']);
  ({ remove } = workflows);
  system = await startSystem({ workflowBundlePath: workflows.path });
});
afterAll(async () => {
  await system.stop();
  await remove();
});

describe('an alert that is open for months', () => {
  it('goes on in a fresh run with all that it knows', async () => {
    const mara = system.slack.as('mara');
    const watch = watchOf(['1001']);
    const seen = (name: string, days: number) => ({
      about: campaignAbout(name),
      isUrgent: false,
      checkedAt: at(days),
    });
    await raise(system, watch, seen('First name', 0));
    const alert = await alertOf(mara, watch, 'Spends above plan: First name');
    await raise(system, watch, seen('Second name', 1));
    await turnedInto(mara, alert, 'Spends above plan: Second name');
    const run = alertRun(system, watch, '2001:over');
    const asked = { by: someone('mara'), until: at(9), reason: 'the client knows' };
    expect(await run.executeUpdate(snoozeAlert, { args: [asked] })).toEqual({ accepted: true });
    await turnedInto(mara, alert, 'the client knows');
    await raise(system, watch, seen('Third name', 2));
    const shown = await turnedInto(mara, alert, 'Spends above plan: Third name');
    expect(textOf(shown)).toContain('Snoozed by @mara');
    await alertRun(system, watch, '2001:over').signal(alertOver, {
      why: 'mended',
      checkedAt: at(3),
      isQuiet: false,
    });
    await turnedInto(mara, alert, 'Over since');
    expect(await alertsOf(mara, watch)).toHaveLength(1);
    expect(await mara.messages('nordwind', alert.ts)).toHaveLength(1);
  });
});

const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
