import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestionId, taskQueues } from '../../src/shared/ids.ts';
import type { ObjectChoice, ObjectQuestion } from '../../src/shared/operation.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { suggestObjects } from '../../src/workflows/index.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('choices for a picker', () => {
  it('are found by parts of the name, the id and the IO number', async () => {
    const nordwind = { id: '1001', label: 'Nordwind Autumn 2026 · 1001' };
    for (const typed of ['wind autumn', '1001', 'nw-2026-009', 'AUTUMN  nord']) {
      expect(await suggest({ object: 'media plan', typed })).toEqual([nordwind]);
    }
    expect(await suggest({ object: 'media plan', typed: 'zzz' })).toEqual([]);
  });

  it('are those below what the form has so far', async () => {
    const below = await suggest({ object: 'campaign', within: { 'media plan': '1001' } });
    expect(below.map(({ id }) => id)).toEqual(['2001', '2002']);
    const all = await suggest({ object: 'campaign' });
    expect(all.map(({ id }) => id)).toEqual(['2001', '2002', '2003', '2004']);
    expect(await suggest({ object: 'ad set' })).toEqual([]);
  });

  it('of the search service are named too', async () => {
    const [client] = await suggest({ object: 'search client', typed: 'nordwind' });
    const within = { 'search client': client?.id ?? '' };
    const campaigns = await suggest({ object: 'search campaign', typed: 'brand', within });
    expect(campaigns[0]?.label).toMatch(/^Brand · \d+$/);
  });

  it('come from a list that is read once while somebody types', async () => {
    const before = (await system.search.requests()).length;
    for (const typed of ['l', 'li', 'lic', 'lich']) {
      const choices = await suggest({ object: 'search client', typed });
      expect(choices.map(({ label }) => label)).toContain('Lichtspiel · 503');
    }
    expect((await system.search.requests()).length - before).toBeLessThanOrEqual(1);
  });

  it('are at most 100, with labels that fit and keep the id', async () => {
    const name = 'Wörter 😀 '.repeat(30).trim();
    for (let index = 0; index < 105; index += 1) {
      await system.service.calls.advertisers.create({ name: `${name} ${index}`, currency: 'EUR' });
    }
    const choices = await suggest({ object: 'advertiser', typed: 'wörter' });
    expect(choices).toHaveLength(100);
    for (const { id, label } of choices) {
      expect(Array.from(label).length).toBeLessThanOrEqual(75);
      expect(label.endsWith(`… · ${id}`)).toBe(true);
    }
  });

  it('are none for people from outside the agency', async () => {
    const greta = { user: 'U0GRETA', team: team.id };
    expect(await suggest({ object: 'media plan', by: greta })).toEqual([]);
  });
});

function suggest(question: Partial<ObjectQuestion> & Pick<ObjectQuestion, 'object'>) {
  const by = { user: 'U0MARA', team: team.id };
  const asked: ObjectQuestion = { typed: '', within: {}, by, ...question };
  return system.temporal.workflow.execute(suggestObjects, {
    workflowId: suggestionId(randomUUID()),
    taskQueue: taskQueues.adjutant,
    args: [asked],
  }) satisfies Promise<ObjectChoice[]>;
}
