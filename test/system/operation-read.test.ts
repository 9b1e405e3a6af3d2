import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { openAgency } from '../../src/standins/social/agency.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { said } from '../support/launch.ts';
import { ask, everythingTold } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

const many = 20_000;

let system: System;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjutant-many-'));
  const socialFile = path.join(folder, 'social.sqlite');
  plantMany(socialFile);
  system = await startSystem({ socialFile });
});
afterAll(async () => {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
});

const mara = () => system.slack.as('mara');

describe('a read', () => {
  it('of a list is answered with a table that only the person sees', async () => {
    await ask(system, mara(), 'campaigns.list', { m: '1001' });
    const answer = await said(mara(), 'nordwind', 'Rain jackets DE');
    expect(answer.ephemeral).toBe(true);
    expect(cells(answer)[0]?.slice(0, 3)).toEqual(['id', 'name', 'status']);
    expect(cells(answer)[1]?.slice(0, 3)).toEqual(['2001', 'Rain jackets DE', 'play']);
    expect(textOf(answer)).toContain('2 rows');
    expect(textOf(answer)).toContain('times that end in +0000 are in UTC');
  });

  it('of one object is answered with its fields and their values', async () => {
    await ask(system, mara(), 'mediaPlans.get', { m: 'NW-2026-009' });
    const answer = await said(mara(), 'nordwind', 'Nordwind Autumn 2026');
    expect(cells(answer)).toContainEqual(['io_number', 'NW-2026-009']);
    expect(cells(answer)[0]).toEqual(['field', 'value']);
  });

  it('that finds nothing says so', async () => {
    await ask(system, mara(), 'campaigns.list', { m: '1001', page: 9 });
    await said(mara(), 'nordwind', 'the service has nothing that fits');
  });

  it(`of ${many} rows shows the first and sends all of them as a file`, async () => {
    await ask(system, mara(), 'campaigns.list', { m: '1003' }, 'lichtspiel');
    const answer = await said(mara(), 'lichtspiel', '20,001 rows', 60_000);
    expect(cells(answer).length).toBeGreaterThan(20);
    expect(textOf(answer)).toContain('everything is in the CSV in your direct messages');
    const rows = await sentCsv(mara(), 'campaigns.list.csv');
    expect(rows).toHaveLength(many + 1);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(many + 1);
    expect(rows.find(({ id }) => id === '500007')?.['name']).toBe(`'=HYPERLINK("7")`);
  }, 90_000);

  it('of one page asks for no other', async () => {
    const before = await requests('campaigns.listAll');
    await ask(system, mara(), 'campaigns.listAll', { limit: 3, page: 2 }, 'adops');
    await said(mara(), 'adops', '3 rows');
    expect((await requests('campaigns.listAll')) - before).toBe(1);
  });

  it('of what is not there says what to look at', async () => {
    await ask(system, mara(), 'campaigns.get', { m: '1001', c: '9999' }, 'adops');
    const answer = textOf(await said(mara(), 'adops', 'campaigns.get'));
    expect(answer).not.toContain('written');
    expect(answer).toContain('Look at the ids, then ask again.');
  });

  it('with what the service does not take is told field by field, and nothing is asked', async () => {
    await ask(system, mara(), 'campaigns.list', { m: '1001', limit: 301 }, 'adops');
    const answer = textOf(await said(mara(), 'adops', 'nothing was sent'));
    expect(answer).toContain('limit');
    expect(answer).toContain('300');
  });

  it('tells nobody the key of the service, and Temporal neither', async () => {
    const told = await everythingTold(system.slack, system.temporal, ['mara', 'tom']);
    expect(told.includes('"operation":"campaigns.listAll"')).toBe(true);
    expect(told.includes(standinKey)).toBe(false);
  });
});

/** The cells of a message's table, row by row. */
function cells({ blocks = [] }: MessageView): string[][] {
  const table = blocks.find(({ type }) => type === 'table');
  const rows: { text: string }[][] = JSON.parse(JSON.stringify(table?.['rows'] ?? []));
  return rows.map((row) => row.map(({ text }) => text));
}

async function sentCsv(person: SlackPerson, name: string): Promise<Record<string, string>[]> {
  const { files } = await person.waitFor('Adjutant', (message) =>
    message.files.some((file) => file.name === name),
  );
  const bytes = await person.download(files[0]?.id ?? '');
  return parse(new TextDecoder().decode(bytes), { columns: true });
}

async function requests(operation: string): Promise<number> {
  const all = await system.social.requests();
  return all.filter((request) => request.operation === operation).length;
}

/** An agency with many campaigns in one media plan, one of them with a name that a spreadsheet would run. */
function plantMany(file: string): void {
  const agency = openAgency({ file, now: Date.now });
  const model = agency.campaigns.get('2004');
  if (model === undefined) throw new Error('the seed has no campaign 2004');
  for (let index = 0; index < many; index += 1) {
    const name = index === 7 ? '=HYPERLINK("7")' : `Trailer ${index}`;
    agency.campaigns.put({ ...model, id: String(500_000 + index), name });
  }
  agency.close();
}
