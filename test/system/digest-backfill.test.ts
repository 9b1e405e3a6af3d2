import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchedules } from '../../src/activities/digest-subscriptions/schedules.ts';
import type { DigestSettings } from '../../src/shared/digest.ts';
import { addDays, dayAt, daysBetween, instantAt, startOfDay } from '../../src/shared/local-time.ts';
import { readRawFacts } from '../../src/standins/search/read-raw-facts.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { digestOf, keyOf, only } from '../support/digest-post.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const zone = 'Europe/Berlin';
const today = dayAt(Date.now() / 1000, zone);

describe('30 days that a schedule runs again', () => {
  it('come once each, with the figures of their own days, over a change of the clocks', async () => {
    const settings = digestOf({
      content: { scope: only({ searchClients: ['501'] }), figures: ['spend', 'clicks', 'ctr'] },
    });
    const schedules = createSchedules<DigestSettings>('digest', () => system.temporal);
    await schedules.create(settings, 'made by a test');
    const days = aroundChange();
    await schedules.backfill(settings.id, {
      from: dueOn(days[0] ?? ''),
      to: dueOn(days.at(-1) ?? ''),
      asked: new Date().toISOString(),
    });

    const mara = system.slack.as('mara');
    const all = () => mara.messages('nordwind');
    await expect.poll(async () => (await all()).length, { timeout: 350_000 }).toBe(days.length);
    const messages = await all();
    expect(messages.map(keyOf)).toEqual(days.map((day) => `digest:${settings.id}:${day}`));
    const facts = factsByDay();
    expect(messages.map(figuresOf)).toEqual(days.map((day) => expected(day, facts)));
    expect(days.filter(isChangeOfClocks)).toHaveLength(1);
  }, 400_000);
});

const dueOn = (day: string): string =>
  new Date(instantAt({ day, time: '08:30:00' }, zone, 'last') * 1000).toISOString();

/** 30 days of the past with the last change of the clocks among them. */
function aroundChange(): string[] {
  let change = addDays(today, -1);
  while (!isChangeOfClocks(change)) change = addDays(change, -1);
  const last = [addDays(change, 15), addDays(today, -1)].toSorted()[0] ?? '';
  return Array.from({ length: 30 }, (_, index) => addDays(last, index - 29));
}

function isChangeOfClocks(day: string): boolean {
  return startOfDay(addDays(day, 1), zone) - startOfDay(day, zone) !== 86_400;
}

interface DayFacts {
  cost: number;
  clicks: number;
  impressions: number;
}

function factsByDay(): Map<string, DayFacts> {
  const byDay = new Map<string, DayFacts>();
  for (const { day, cost, clicks, impressions } of readRawFacts({
    clientId: 501,
    now: Date.now(),
  })) {
    const sum = byDay.get(day) ?? { cost: 0, clicks: 0, impressions: 0 };
    byDay.set(day, {
      cost: sum.cost + cost,
      clicks: sum.clicks + clicks,
      impressions: sum.impressions + impressions,
    });
  }
  return byDay;
}

/** What the digest of a day has to say of the day before and of the same weekday before that. */
function expected(day: string, facts: Map<string, DayFacts>) {
  const yesterday = addDays(day, -1);
  const now = facts.get(yesterday);
  const before = facts.get(addDays(yesterday, -7));
  if (!now || !before) throw new Error(`Nothing happened on ${yesterday}, or a week before.`);
  const rate = (each: DayFacts) => (100 * each.clicks) / each.impressions;
  return {
    weekday: new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
      .format(new Date(yesterday))
      .replace(',', ''),
    spend: `€${(now.cost / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
    spendBy: percent(now.cost, before.cost),
    clicks: now.clicks.toLocaleString('en'),
    clicksBy: percent(now.clicks, before.clicks),
    ctr: `${rate(now).toLocaleString('en', { maximumFractionDigits: 2 })} %`,
    ctrBy: points(rate(now) - rate(before)),
    late: daysBetween(day, today) > 0,
  };
}

const percent = (now: number, before: number): string =>
  signed((100 * (now - before)) / before, '%');

const points = (by: number): string => signed(by, 'points', Math.abs(by) < 1 ? 2 : 1);

function signed(by: number, unit: string, digits = Math.abs(by) < 10 ? 1 : 0): string {
  const size = Number(Math.abs(by).toFixed(digits));
  const sign = size === 0 ? '±' : by > 0 ? '+' : '−';
  return `${sign}${size.toLocaleString('en')} ${unit}`;
}

/** The same from what is in the message. */
function figuresOf(message: MessageView) {
  const text = textOf(message);
  const [, weekday] = /Yesterday \((\w+ \d+ \w+), Europe\/Berlin\)/u.exec(text) ?? [];
  const row = (name: string) =>
    new RegExp(`^${name} \\| ([^,]+(?:,\\d[^,]*)*), (.+)$`, 'mu').exec(text);
  const [, spend, spendBy] = row('Spend') ?? [];
  const [, clicks, clicksBy] = row('Clicks') ?? [];
  const [, ctr, ctrBy] = row('CTR') ?? [];
  const late = text.includes('Somebody asked for the digest of this day');
  return { weekday, spend, spendBy, clicks, clicksBy, ctr, ctrBy, late };
}
