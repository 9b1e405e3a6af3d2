import type { Message } from '../../src/messages/kit/message.ts';
import { alertLine } from '../../src/messages/pacing/alert-line.ts';
import { alertMessage } from '../../src/messages/pacing/alert-message.ts';
import { refusedWatch } from '../../src/messages/pacing/refused-watch.ts';
import { watchAnswer } from '../../src/messages/pacing/watch-answer.ts';
import { pacingCauses, type PacingPlan, type PacingSettings } from '../../src/shared/pacing.ts';
import type { AlertAbout, PacingAlert } from '../../src/shared/pacing-alert.ts';
import type { PacingAnswer, WatchListing } from '../../src/shared/pacing-request.ts';
import { moneyOf } from '../../src/shared/money.ts';

const at = '2026-11-21T08:00:00.000Z';
const by = { user: 'U0MARA', team: 'T0MORGENROT' };

/** One message of each kind, with `name` for every text of a service or a person. */
export function pacingMessages(name: string): Record<string, Message> {
  const abouts = pacingCauses.flatMap((cause): AlertAbout[] => [
    { ...campaignAbout(name), cause },
    { ...campaignAbout(name, false), cause },
  ]);
  const alerts: PacingAlert[] = [
    ...abouts.map((about) => alertOf(name, about)),
    alertOf(name, { kind: 'missing', id: '1001', name, sentence: name }),
    { ...alertOf(name, campaignAbout(name)), snoozed: { by, until: at, reason: name } },
    ...(['mended', 'not in scope', 'watch removed'] as const).map((why) => ({
      ...alertOf(name, campaignAbout(name)),
      over: { at, why },
    })),
  ];
  const [first = alertOf(name, campaignAbout(name))] = alerts;
  const lines = (['worse', 'snooze over', 'over'] as const).map((line) => alertLine(line, first));
  const all = [
    ...alerts.map(alertMessage),
    ...lines,
    ...answers(name).map((answer) => watchAnswer(answer, 'pacing-request:1.2.3')),
    refusedWatch(watchSettings(name), name),
  ];
  return Object.fromEntries(all.map((message, index) => [`pacing ${index}`, message]));
}

/** Spends above plan. */
export function campaignAbout(
  name: string,
  hasPlan = true,
): Extract<AlertAbout, { kind: 'campaign' }> {
  const plan: PacingPlan = {
    flight: { from: '2026-11-01', to: '2026-11-30' },
    planned: moneyOf(3_000, 'EUR'),
    due: moneyOf(2_000, 'EUR'),
    projected: { money: moneyOf(3_900, 'EUR'), method: '€2,600.00 so far, and €130.00 a day' },
    tolerancePercent: 10.333,
  };
  return {
    kind: 'campaign',
    cause: 'over',
    sentence: `«${name}» spent €2,600.00 by Fri 20 Nov, 30 % more than the €2,000.00 due.`,
    pacing: {
      target: {
        kind: 'campaign',
        id: '2001',
        name,
        path: { advertiser: '11', account: '101', mediaPlan: '1001', campaign: '2001' },
      },
      zone: 'Europe/Berlin',
      looked: { from: '2026-11-01', to: '2026-11-20' },
      spent: moneyOf(2_600, 'EUR'),
      ...(hasPlan && { plan }),
    },
  };
}

export function alertOf(name: string, about: AlertAbout): PacingAlert {
  const watch = { id: '3f9c2a1b', name, channel: 'C0NORDWIND', by };
  return { id: 'alert:3f9c2a1b:2001:over', watch, about, since: at, checkedAt: at };
}

function answers(name: string): PacingAnswer[] {
  const listing: WatchListing = {
    settings: watchSettings(name),
    paused: false,
    note: 'Edited by <@U0TOM>',
    nextAt: at,
    lastAt: at,
    alerts: 2,
  };
  const paused = { settings: watchSettings(name), paused: true };
  const listings = Array.from({ length: 20 }, () => listing);
  return [
    { kind: 'list', listings: [], elsewhere: 2 },
    { kind: 'list', listings: [...listings, paused], elsewhere: 1 },
    { kind: 'found', listing },
    { kind: 'saved', listing, isNew: true, mediaPlans: 2, missing: Array(12).fill(name) },
    { kind: 'saved', listing: paused, isNew: false, mediaPlans: 0, missing: [] },
    { kind: 'nothing in scope', name, missing: [name] },
    { kind: 'not in channel', channel: 'C0NORDWIND' },
    { kind: 'checked', listing, looked: 4, open: 2, ended: 1, heldUntil: at },
    { kind: 'checked', listing, looked: 0, open: 0, ended: 0 },
    { kind: 'paused', listing: paused },
    { kind: 'resumed', listing },
    { kind: 'removed', listing },
    { kind: 'not found', found: { kind: 'none', words: name }, verb: 'run' },
    { kind: 'not found', found: { kind: 'none', words: name, nearest: name }, verb: 'edit' },
    {
      kind: 'not found',
      found: { kind: 'several', words: name, listings: listings.slice(0, 8) },
      verb: 'remove',
    },
    { kind: 'refused', reason: 'You may not look at figures.' },
    { kind: 'failed', message: name, reference: 'ABC123' },
  ];
}

const watchSettings = (name: string): PacingSettings => ({
  id: '3f9c2a1b',
  name,
  channel: 'C0NORDWIND',
  scope: {
    ofChannel: 'C0NORDWIND',
    mediaPlans: ['1'],
    advertisers: [],
    accounts: [],
    searchClients: [],
  },
  timing: { time: '09:00', weekdays: [1, 2, 3, 4, 5], zone: 'Europe/Berlin' },
  quiet: { from: '22:00', to: '07:00' },
  tolerance: { start: 20, end: 5 },
  endsOn: '2026-12-31',
  by,
  createdAt: at,
});
