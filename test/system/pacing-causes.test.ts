import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt, startOfDay } from '../../src/shared/local-time.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { alertOf, check, watchOf } from '../support/pacing.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const yesterday = addDays(dayAt(Date.now() / 1000, 'Europe/Berlin'), -1);
const days = { from: yesterday, to: yesterday };

describe('a watch without plans to hold against', () => {
  it('tells of a campaign that spends without conversions, has stopped, or has no figures', async () => {
    const { endsOn: _, ...watch } = watchOf(['1001']);
    // So little is left of each day that nobody converts.
    const weak = { from: addDays(yesterday, -20), to: yesterday, factor: 0.02 };
    await system.social.restate([weak]);
    await check(system, watch);
    const none = await alertOf(mara(), watch, 'Spends without conversions: Rain jackets DE');
    expect(textOf(none)).toContain('not known: no last day or no budget is known');

    await system.social.restate([weak, { ...days, factor: 0 }]);
    await check(system, watch);
    const stopped = await alertOf(mara(), watch, 'Has stopped spending: Rain jackets DE');

    await system.social.restate([weak, { ...days, factor: null }]);
    await check(system, watch);
    const unknown = await alertOf(mara(), watch, 'No figures: Rain jackets DE');
    await turnedInto(mara(), stopped, 'Over since');

    await system.social.restate([weak]);
    await check(system, watch);
    await turnedInto(mara(), unknown, 'Over since');
  });
});

describe('the last day of a flight', () => {
  it('is known of a campaign whose end was set with Adjutant', async () => {
    const { endsOn: _, ...watch } = watchOf(['1001']);
    const end = startOfDay(addDays(yesterday, 41), 'Europe/Berlin');
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2002', end_date: end });
    const preview = await operationPreviewOf(mara(), 'Trail shoes DE');
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'Changed.');
    await check(system, watch);
    const paused = await alertOf(mara(), watch, 'Paused with budget left: Trail shoes DE');
    expect(textOf(paused)).toContain('and 40 days are left of its flight');
  });
});
