import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageView, OpenView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const as = (name: string) => system.slack.as(name);
const mara = () => as('mara');

/** What a form holds when it opens. */
const initially = ({ view }: OpenView): string => JSON.stringify(view['blocks']);

/** Adds a digest by command and form. */
async function add(
  words: string,
  values: Parameters<ReturnType<typeof mara>['submit']>[0] = {},
  channel = 'nordwind',
): Promise<MessageView> {
  await mara().command(channel, `/adops digest add ${words}`);
  await mara().view();
  const sent = await mara().submit({ 'scope.mediaPlans': ['1001'], ...values });
  expect(sent).not.toHaveProperty('errors');
  const name = words.split(' ')[0] ?? '';
  return said(mara(), channel, `«${name}» is added.`);
}

describe('/adops digest add', () => {
  it('opens the form filled with what was typed, on the clock of the person', async () => {
    await mara().command('nordwind', '/adops digest add Morning 08:30 mon-fri');
    const form = initially(await mara().view());
    for (const given of ['"Morning"', '"08:30"', '"Europe/Berlin"', '"C0NORDWIND"']) {
      expect(form).toContain(given);
    }
    await mara().close();
    await as('ravi').command('nordwind', '/adops digest add');
    expect(initially(await as('ravi').view())).toContain('"America/New_York"');
    await as('ravi').close();
  });

  it('keeps it as a schedule, and says when it comes and what it costs', async () => {
    const told = textOf(
      await add('First 08:30 mon-fri Asia/Kathmandu', { 'scope.searchClients': ['501'] }),
    );
    expect(told).toContain('Its clock is that of Asia/Kathmandu.');
    expect(told).toContain('costs at least 1 search request each time');
    expect(told).toContain('Mon–Fri at 08:30, Asia/Kathmandu');
    const id = /\b([0-9a-f]{8})\b/.exec(told)?.[1] ?? '';
    const schedule = await system.temporal.schedule.getHandle(`digest:${id}`).describe();
    expect(schedule.spec.timezone).toBe('Asia/Kathmandu');
    expect(schedule.policies).toMatchObject({ overlap: 'SKIP', catchupWindow: 7 * 86_400_000 });
    expect(schedule.action.workflowType).toBe('runDigest');
    expect(schedule.action.args).toEqual([
      {
        settings: expect.objectContaining({
          id,
          name: 'First',
          channel: 'C0NORDWIND',
          by: { user: 'U0MARA', team: 'T0MORGENROT' },
          timing: { time: '08:30', weekdays: [1, 2, 3, 4, 5], zone: 'Asia/Kathmandu' },
        }),
      },
    ]);
  });

  it('offers what the services have in its pickers', async () => {
    await mara().command('nordwind', '/adops digest add');
    const form = await mara().view();
    await expect
      .poll(() => mara().suggest(form, 'scope.mediaPlans', 'autumn'), { timeout: 30_000 })
      .toMatchObject({ options: [{ value: '1001' }, { value: 'autumn' }] });
    await expect
      .poll(() => mara().suggest(form, 'scope.searchClients', '501'), { timeout: 30_000 })
      .toMatchObject({ options: [{ value: '501' }] });
    await mara().close();
  });

  it('says at each field what is wrong with it', async () => {
    await mara().command('nordwind', '/adops digest add');
    await mara().view();
    const sent = await mara().submit({
      'digest.name': ' ',
      'scope.ofChannel': [],
      'digest.move': 'much',
      'digest.spend': '500',
      'timing.time': '25:00',
      'timing.zone': 'Europe/Berln',
      'timing.quietFrom': '22:00',
    });
    expect(sent).toMatchObject({
      errors: {
        'digest.name': 'Give it a name.',
        'scope.ofChannel': expect.stringContaining('There is nothing in it.'),
        'digest.move': 'Write a percentage from 1 to 1,000, such as 30%.',
        'digest.spend': expect.stringContaining('needs one currency'),
        'timing.time': expect.stringContaining('«25:00» is no time of the clock'),
        'timing.zone': expect.stringContaining('Did you mean Europe/Berlin?'),
        'timing.quietFrom': expect.stringContaining('both a start and an end'),
      },
    });
    expect(
      await mara().submit({ 'digest.figures': [], 'digest.periods': [], 'timing.weekdays': [] }),
    ).toMatchObject({
      errors: {
        'digest.figures': expect.any(String),
        'digest.periods': expect.any(String),
        'timing.weekdays': expect.any(String),
      },
    });
    await mara().close();
  });

  it('refuses a scope that holds nothing, and opens the form again as it was', async () => {
    await mara().command('nordwind', '/adops digest add Hollow 07:15');
    await mara().view();
    await mara().submit({ 'scope.ofChannel': [], 'scope.mediaPlans': ['987654'] });
    const refused = await said(mara(), 'nordwind', '«Hollow» would have nothing in it now');
    expect(textOf(refused)).toContain('987654');
    await mara().press(refused, 'Open the form again');
    const form = await mara().view();
    expect(initially(form)).toContain('"987654"');
    expect(initially(form)).toContain('"07:15"');
    await mara().submit({ 'scope.mediaPlans': ['1001'] });
    await said(mara(), 'nordwind', '«Hollow» is added.');
  });

  it('refuses a channel that it is not in', async () => {
    await mara().command('nordwind', '/adops digest add Elsewhere 08:30');
    await mara().view();
    await mara().submit({ 'digest.channel': 'C0RANDOM' });
    const refused = await said(mara(), 'nordwind', 'I am not in #random');
    expect(textOf(refused)).toContain('/invite @Adjutant');
  });

  it('refuses to tell figures where the policy does not take commands about them', async () => {
    await mara().command('nordwind', '/adops digest add Leak 08:30');
    await mara().view();
    await mara().submit({ 'scope.advertisers': ['12'] });
    const refused = await said(mara(), 'nordwind', 'may not be told there');
    expect(textOf(refused)).toContain('Commands about advertiser 12');
    await mara().press(refused, 'Open the form again');
    await mara().view();
    await mara().submit({ 'digest.channel': 'C0HANSE' });
    await said(mara(), 'nordwind', '«Leak» is added.');
  });

  it('may be of all that is launched from a channel before anything was', async () => {
    await mara().command('hanse-direktbank', '/adops digest add Bank 08:30');
    await mara().view();
    await mara().submit();
    await said(mara(), 'hanse-direktbank', 'Nothing was launched from this channel yet');
  });

  it('may come to the direct messages of one person', async () => {
    await mara().command('Adjutant', '/adops digest add Private 08:30');
    await mara().view();
    await mara().submit({ 'scope.ofChannel': [], 'scope.searchClients': ['501'] });
    const told = textOf(await said(mara(), 'Adjutant', '«Private» is added.'));
    expect(told).toContain('It holds 1 search client now');
  });

  it('is not for people without the right to look', async () => {
    await as('greta').command('nordwind', '/adops digest list');
    const told = await as('greta').waitFor('nordwind', ({ ephemeral }) => ephemeral);
    expect(textOf(told)).toContain('You may not run operations that read across all advertisers.');
  });

  it.each([
    ['digest ad', 'Did you mean `/adops digest add`?'],
    ['digest frobnicate', 'I know add, list, run'],
    ['digest pause', 'Which digest?'],
    ['digest add Morning 25:00', '«25:00» is no time of the clock'],
    ['digest run Morning 2026-02-31', 'There is no day «2026-02-31» in the calendar'],
    ['digest pause Nowhere', 'No digest here is called'],
  ])('answers «%s» with what to do', async (words, answer) => {
    await mara().command('lichtspiel', `/adops ${words}`);
    await said(mara(), 'lichtspiel', answer.replaceAll('`', ''));
  });
});
