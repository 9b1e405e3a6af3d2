import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { standinBotToken } from '../../../src/standins/slack/tokens.ts';
import { form } from './blocks.ts';
import { refusalOf } from './refusal.ts';
import { startSlack, startSlackWithApp } from './slack-with-app.ts';

const fileForm = form('Launch', {
  type: 'input',
  block_id: 'file',
  label: { type: 'plain_text', text: 'Plan' },
  element: { type: 'file_input', action_id: 'file', filetypes: ['yaml', 'csv'], max_files: 1 },
});

/** An app whose command asks for a file. */
const opening = (given: (file: unknown) => void) =>
  startSlackWithApp((app) => {
    app.command('/adops', async ({ ack, command, client }) => {
      await ack();
      await client.views.open({ trigger_id: command.trigger_id, view: fileForm });
    });
    app.view('form', async ({ ack, view }) => {
      await ack();
      given(view.state.values['file']?.['file']?.files?.[0]);
    });
  });

describe('a file given in a form', () => {
  it('comes to the app whole, and only the app can download it', async () => {
    const given = Promise.withResolvers<unknown>();
    await using slack = await opening(given.resolve);
    const mara = slack.driver.as('mara');
    const bytes = new Uint8Array([0, 255, 10, 13, 195, 40]);
    const id = await mara.upload('plän.yaml', bytes);
    await mara.command('adops', '/adops launch');
    await mara.view();
    expect(await mara.submit({ Plan: [id] })).toEqual({ ok: true });

    const file = await given.promise;
    expect(file).toMatchObject({
      id,
      name: 'plän.yaml',
      size: 6,
      filetype: 'yaml',
      user: 'U0MARA',
    });
    const info = await slack.client.files.info({ file: id });
    expect(info.file).toEqual(file);
    const url = info.file?.url_private_download ?? '';
    const authorization = `Bearer ${standinBotToken}`;
    const download = await request(url, { headers: { authorization } });
    expect(new Uint8Array(await download.body.arrayBuffer())).toEqual(bytes);
    const anonymous = await request(url);
    expect(anonymous.statusCode).toBe(302);
    await anonymous.body.dump();
  });

  it.each([
    { name: 'plan.exe', error: 'Please upload yaml, csv files only.' },
    { name: undefined, error: 'Please complete this required field.' },
  ])('is refused by the form itself: $error', async ({ name, error }) => {
    await using slack = await opening(() => {});
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    await mara.view();
    const files = name === undefined ? [] : [await mara.upload(name, 'x')];
    expect(await mara.submit({ file: files })).toEqual({ ok: true, errors: { file: error } });
  });
});

describe('a file the app uploads', () => {
  it('is shared with its comment and read by those in the channel', async () => {
    await using slack = await startSlack();
    await slack.client.filesUploadV2({
      channel_id: 'C0ADOPS',
      filename: 'result.csv',
      content: 'key,id\n',
      title: 'Result',
      initial_comment: 'Here it is',
    });
    const mara = slack.driver.as('mara');
    const message = await mara.waitFor('adops', ({ files }) => files.length === 1);
    const [file] = message.files;
    expect(message.text).toBe('Here it is');
    expect(file).toMatchObject({ name: 'result.csv', title: 'Result', mimetype: 'text/csv' });
    expect(new TextDecoder().decode(await mara.download(file?.id ?? ''))).toBe('key,id\n');
    await expect(slack.driver.as('greta').download(file?.id ?? '')).rejects.toThrow('404');
  });

  it('goes into a thread and can be deleted again', async () => {
    await using slack = await startSlack();
    const { ts = '' } = await slack.client.chat.postMessage({ channel: 'C0ADOPS', text: 'start' });
    await slack.client.filesUploadV2({
      channel_id: 'C0ADOPS',
      thread_ts: ts,
      filename: 'result.csv',
      file: Buffer.from('x'),
    });
    const mara = slack.driver.as('mara');
    const [, reply] = await mara.messages('adops', ts);
    const id = reply?.files[0]?.id ?? '';
    await slack.client.files.delete({ file: id });
    expect((await mara.messages('adops', ts))[1]?.files).toEqual([]);
    const info = slack.client.files.info({ file: id });
    expect(await refusalOf(info)).toMatchObject({ error: 'file_not_found' });
  });

  it('must be as long as announced, and complete before it is shared', async () => {
    await using slack = await startSlack();
    const { files } = slack.client;
    const { upload_url = '', file_id = '' } = await files.getUploadURLExternal({
      filename: 'a.csv',
      length: 3,
    });
    const early = files.completeUploadExternal({ files: [{ id: file_id }] });
    expect(await refusalOf(early)).toMatchObject({ error: 'file_not_found' });
    const short = await fetch(upload_url, { method: 'POST', body: 'ab' });
    expect(short.status).toBe(400);
    const right = await fetch(upload_url, { method: 'POST', body: 'abc' });
    expect(await right.text()).toBe('OK - 3');
    const { ok } = await files.completeUploadExternal({ files: [{ id: file_id, title: 'A' }] });
    expect(ok).toBe(true);
  });
});

describe('a file of somebody else', () => {
  it('is seen by the app once it is shared where the app is', async () => {
    await using slack = await startSlack();
    const mara = slack.driver.as('mara');
    const [open, closed] = [await mara.upload('a.csv', 'x'), await mara.upload('b.csv', 'x')];
    await mara.say('adops', 'look', { files: [open] });
    await mara.say('random', 'look', { files: [closed] });
    expect(await slack.client.files.info({ file: open })).toMatchObject({ file: { id: open } });
    const hidden = slack.client.files.info({ file: closed });
    expect(await refusalOf(hidden)).toMatchObject({ error: 'file_not_found' });
    const remove = slack.client.files.delete({ file: open });
    expect(await refusalOf(remove)).toMatchObject({ error: 'cant_delete_file' });
  });
});
