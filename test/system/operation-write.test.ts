import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { replyTo, said } from '../support/launch.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const tom = () => system.slack.as('tom');
const writes = async () =>
  (await system.social.requests()).filter(({ method }) => method !== 'GET').length;

describe('a write', () => {
  it('is shown first, sent once somebody confirmed, and told with before and after', async () => {
    const before = await writes();
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2002', daily_budget: 95 });
    const preview = await operationPreviewOf(mara(), 'Trail shoes DE (id 2002)');
    expect(textOf(preview)).toContain('daily_budget  80 → 95');
    expect(textOf(preview)).toContain('PUT /clients/1001/campaigns/2002');
    expect(await writes()).toBe(before);

    await tom().press(preview, 'Send');
    const done = textOf(await turnedInto(mara(), preview, 'Changed.'));
    expect(done).toContain('daily_budget  80 → 95');
    expect(done).toContain('Read back from the service.');
    expect(done).toContain('Confirmed by @tom.');
    await replyTo(mara(), 'nordwind', preview, 'Changed.');
    expect(await writes()).toBe(before + 1);
    const { daily_budget } = await system.service.calls.campaigns.get({ m: '1001', c: '2002' });
    expect(daily_budget).toBe(95);
  });

  it('makes an object and tells its id, and warns of one that is there already', async () => {
    const input = { name: 'Alpen Huts', currency: 'EUR', contact_name: 'Ada' };
    await ask(system, mara(), 'advertisers.create', input);
    const preview = await operationPreviewOf(mara(), 'Alpen Huts');
    await mara().press(preview, 'Send');
    const done = textOf(await turnedInto(mara(), preview, 'Made.'));
    const { data } = await system.service.calls.advertisers.list({});
    const made = data.filter(({ name }) => name === 'Alpen Huts');
    expect(made).toHaveLength(1);
    expect(done).toContain(`id ${made[0]?.id}`);

    await ask(system, mara(), 'advertisers.create', { ...input, contact_name: 'Bob' });
    const again = await operationPreviewOf(mara(), 'Bob');
    expect(textOf(again)).toContain(`1 object like it is there already (id ${made[0]?.id})`);
    await mara().press(again, 'Send');
    const failed = textOf(await turnedInto(mara(), again, 'did not work'));
    expect(failed).toContain('Nothing was written.');
    expect(failed).toContain('name');
  });

  it('that changes nothing is told as already so', async () => {
    const input = { m: '1001', c: '2001', action: 'play' };
    await ask(system, mara(), 'campaigns.perform', input);
    const preview = await operationPreviewOf(mara(), 'Rain jackets DE');
    expect(textOf(preview)).toContain('action  play → play');
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'It was so already; nothing has changed.');
  });

  it('removes, and says that it is gone', async () => {
    const { id } = await system.service.calls.advertisers.create({ name: 'Gone', currency: 'EUR' });
    await ask(system, mara(), 'advertisers.remove', { advertiser_id: id });
    const preview = await operationPreviewOf(mara(), `Gone (id ${id})`);
    await mara().press(preview, 'Send');
    const done = textOf(await turnedInto(mara(), preview, 'Removed.'));
    expect(done).toContain('Looked for again in the service: it is gone');
    const { data } = await system.service.calls.advertisers.list({});
    expect(data.map((advertiser) => advertiser.id)).not.toContain(id);
  });

  it('sends nothing after Cancel, which takes the buttons away', async () => {
    const before = await writes();
    const run = await ask(system, mara(), 'campaigns.updateFb', {
      m: '1001',
      c: '2001',
      name: 'Never',
    });
    const preview = await operationPreviewOf(mara(), 'Never');
    await tom().press(preview, 'Cancel');
    await turnedInto(mara(), preview, 'Cancelled');
    expect(await run.result()).toEqual({ ended: 'cancelled' });
    expect(await mara().press(preview, 'Send')).toMatchObject({ error: 'action_not_found' });
    expect(await writes()).toBe(before);
  });

  it('is sent once, however often Send is pressed', async () => {
    const before = await writes();
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2002', name: 'Once only' });
    const preview = await operationPreviewOf(mara(), 'Once only');
    await Promise.all([
      mara().press(preview, 'Send'),
      tom().press(preview, 'Send'),
      mara().press(preview, 'Send'),
    ]);
    await turnedInto(mara(), preview, 'Changed.');
    expect(await writes()).toBe(before + 1);
  });

  it('is shown anew instead of sent where the value has moved since the preview', async () => {
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2002', daily_budget: 100 });
    const preview = await operationPreviewOf(mara(), '95 → 100');
    expect(textOf(preview)).toContain('daily_budget  95 → 100');
    await system.service.calls.campaigns.updateFb({ m: '1001', c: '2002', daily_budget: 97 });
    const before = await writes();
    await mara().press(preview, 'Send');
    const fresh = await turnedInto(mara(), preview, 'The service has changed since Send');
    expect(textOf(fresh)).toContain('daily_budget  97 → 100');
    expect(await writes()).toBe(before);
    await mara().press(fresh, 'Send');
    await turnedInto(mara(), preview, 'Changed.');
    expect(await writes()).toBe(before + 1);
  });

  it('of an object that is not there is told at once, and nothing is posted', async () => {
    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '9999', name: 'Ghost' });
    const told = await said(mara(), 'nordwind', 'no such object');
    expect(told.ephemeral).toBe(true);
    expect(textOf(told)).toContain('Nothing was written.');
  });

  it('whose object has gone since the preview sends nothing', async () => {
    const { id } = await system.service.calls.advertisers.create({ name: 'Soon', currency: 'EUR' });
    await ask(system, mara(), 'advertisers.update', { advertiser_id: id, contact_name: 'X' });
    const preview = await operationPreviewOf(mara(), `Soon (id ${id})`);
    await system.service.calls.advertisers.remove({ advertiser_id: id });
    await mara().press(preview, 'Send');
    const failed = textOf(await turnedInto(mara(), preview, 'no such object'));
    expect(failed).toContain('Nothing was written.');
  });

  it('that cannot be sent as it was given is told field by field', async () => {
    await ask(system, mara(), 'audiences.createLookalike', {
      account_id: '101',
      audience_id: '1',
      country: 'DE',
      ratio: 21,
    });
    const told = await said(mara(), 'nordwind', 'nothing was sent');
    expect(told.ephemeral).toBe(true);
    expect(textOf(told)).toContain('ratio');
  });

  it('is not for people from outside, neither to ask for nor to confirm', async () => {
    const before = await writes();
    const greta = system.slack.as('greta');
    await ask(system, greta, 'campaigns.updateFb', { m: '1001', c: '2001', name: 'Hers' });
    await said(greta, 'nordwind', 'You may not run operations that write (campaigns.updateFb)');

    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2001', name: 'Ours' });
    const preview = await operationPreviewOf(mara(), 'Ours');
    await greta.press(preview, 'Send');
    await greta.waitFor('nordwind', (message) => {
      return message.ts > preview.ts && textOf(message).includes('You may not run operations');
    });
    expect(await writes()).toBe(before);
  });
});
