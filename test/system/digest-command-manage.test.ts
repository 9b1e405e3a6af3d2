import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { addDigest } from '../support/add-digest.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const as = (name: string) => system.slack.as(name);
const mara = () => as('mara');

const schedule = (id: string) => system.temporal.schedule.getHandle(`digest:${id}`).describe();

describe('the digests of a channel', () => {
  it('are listed with their own, and not with those of others elsewhere', async () => {
    await addDigest(mara(), 'adops', { name: 'Listed' });
    await addDigest(as('jonas'), 'nordwind', { name: 'Hidden' });
    await addDigest(mara(), 'nordwind', { name: 'Mine' });
    await mara().command('adops', '/adops digest list');
    const list = textOf(await said(mara(), 'adops', 'Digests'));
    expect(list.indexOf('Listed')).toBeLessThan(list.indexOf('Mine'));
    expect(list).not.toContain('Hidden');
    expect(list).toContain('1 digest of other people in other channels is listed there.');
  });

  it('are paused and resumed with a button, by those who may look in the channel', async () => {
    const { id, message } = await addDigest(mara(), 'hanse-direktbank', { name: 'Pausing' });
    await mara().press(message, 'Pause');
    const paused = await said(mara(), 'hanse-direktbank', '«Pausing» is paused.');
    expect(textOf(paused)).toContain('Paused by @mara.');
    expect((await schedule(id)).state).toEqual({ paused: true, note: 'Paused by <@U0MARA>' });
    await as('jonas').command('hanse-direktbank', '/adops digest resume pausing');
    const resumed = textOf(await said(as('jonas'), 'hanse-direktbank', '«Pausing» goes on.'));
    expect(resumed).toContain('Resumed by @jonas.');
    expect((await schedule(id)).state.paused).toBe(false);
    expect((await schedule(id)).action.args?.[0].settings.by.user).toBe('U0MARA');
  });

  it('are theirs who changed them last', async () => {
    const { id } = await addDigest(mara(), 'lichtspiel', { name: 'Changing' });
    await as('jonas').command('lichtspiel', '/adops digest edit changing');
    const form = JSON.stringify((await as('jonas').view()).view['blocks']);
    for (const given of [
      '"Changing"',
      '"08:30"',
      '"Nordwind Autumn 2026 · 1001"',
      '"Europe/Berlin"',
    ]) {
      expect(form).toContain(given);
    }
    await as('jonas').submit({ 'timing.time': '9.15', 'timing.zone': 'europe/london' });
    await said(as('jonas'), 'lichtspiel', '«Changing» is changed.');
    const { action, spec, state } = await schedule(id);
    expect(state.note).toBe('Changed by <@U0JONAS>');
    expect(spec.timezone).toBe('Europe/London');
    expect(action.args?.[0].settings).toMatchObject({
      id,
      by: { user: 'U0JONAS' },
      timing: { time: '09:15', zone: 'Europe/London' },
    });
  });

  it('are chosen among where a name is that of several', async () => {
    await addDigest(mara(), 'lichtspiel', { name: 'Cinema-a' });
    const { id } = await addDigest(mara(), 'lichtspiel', { name: 'Cinema-b' });
    await mara().command('lichtspiel', '/adops digest pause cinema');
    const choices = await said(mara(), 'lichtspiel', '2 digests fit cinema');
    expect(textOf(choices)).toContain('Cinema-a');
    await mara().command('lichtspiel', '/adops digest pause cinema-c');
    const hint = textOf(await said(mara(), 'lichtspiel', 'No digest here is called cinema-c'));
    expect(hint).toMatch(/Did you mean \/adops digest pause Cinema-[ab]\?/u);
    await mara().command('lichtspiel', `/adops digest pause ${id}`);
    await said(mara(), 'lichtspiel', '«Cinema-b» is paused.');
  });

  it('are removed for good', async () => {
    const { id, message } = await addDigest(mara(), 'lichtspiel', { name: 'Leaving' });
    await mara().press(message, 'Remove');
    await said(mara(), 'lichtspiel', '«Leaving» is removed.');
    await expect(schedule(id)).rejects.toThrow('not found');
    await mara().press(message, 'Pause');
    await said(mara(), 'lichtspiel', `No digest here is called ${id}`);
  });

  it('are taken over by who resumes them when their maker has left', async () => {
    const { id, message } = await addDigest(as('tom'), 'lichtspiel', { name: 'Orphan' });
    await as('tom').press(message, 'Pause');
    await said(as('tom'), 'lichtspiel', '«Orphan» is paused.');
    await system.slack.standing('tom', { isDeactivated: true });
    await mara().command('lichtspiel', '/adops digest resume orphan');
    await said(mara(), 'lichtspiel', 'so it is yours now');
    expect((await schedule(id)).action.args?.[0].settings.by.user).toBe('U0MARA');
    await system.slack.standing('tom', {});
  });
});
