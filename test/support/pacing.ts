import { randomUUID } from 'node:crypto';
import { alertId, taskQueues } from '../../src/shared/ids.ts';
import { addDays } from '../../src/shared/local-time.ts';
import type { PacingSettings } from '../../src/shared/pacing.ts';
import { alertSubject, type AlertSeen } from '../../src/shared/pacing-alert.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { alertSeen, pacingAlert, watchPacing } from '../../src/workflows/index.ts';
import { someone } from './proposal.ts';
import type { System } from './system.ts';

/** So many days after today, by the clock of UTC. */
export const dayIn = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);

/** A watch over these media plans, whose flights end in a month where nothing says it. */
export function watchOf(
  mediaPlans: string[],
  more: Partial<Omit<PacingSettings, 'scope'>> = {},
): PacingSettings {
  const id = randomUUID().slice(0, 8);
  return {
    id,
    name: `Watch ${id}`,
    channel: 'C0NORDWIND',
    scope: { mediaPlans, advertisers: [], accounts: [], searchClients: [] },
    timing: { time: '09:00', weekdays: [0, 1, 2, 3, 4, 5, 6], zone: 'Europe/Berlin' },
    tolerance: { start: 20, end: 5 },
    endsOn: dayIn(30),
    by: someone('mara'),
    createdAt: new Date().toISOString(),
    ...more,
  };
}

/** Starts what the schedule starts, now. */
export const startCheck = ({ temporal }: Pick<System, 'temporal'>, settings: PacingSettings) =>
  temporal.workflow.start(watchPacing, {
    workflowId: `pacing:${settings.id}:run-${randomUUID()}`,
    taskQueue: taskQueues.adjutant,
    args: [{ settings }],
  });

/** One check, to its end. */
export async function check(system: Pick<System, 'temporal'>, settings: PacingSettings) {
  const done = await (await startCheck(system, settings)).result();
  if ('refused' in done) throw new Error(done.refused);
  return done;
}

/** The messages of a watch's alerts in a channel. */
export async function alertsOf(
  person: SlackPerson,
  { name }: Pick<PacingSettings, 'name'>,
  channel = 'nordwind',
): Promise<MessageView[]> {
  const all = await person.messages(channel);
  return all.filter(
    (message) => message.threadTs === undefined && textOf(message).includes(`Watch «${name}»`),
  );
}

/** The alert with these words, as soon as it is there. */
export function alertOf(
  person: SlackPerson,
  { name }: Pick<PacingSettings, 'name'>,
  words: string,
  channel = 'nordwind',
): Promise<MessageView> {
  return person.waitFor(
    channel,
    (message) => {
      const text = textOf(message);
      return text.includes(`Watch «${name}»`) && text.includes(words);
    },
    { timeoutMs: 30_000 },
  );
}

/** Another daily budget, as if somebody had set it in the service. */
export async function setBudget({ service }: Pick<System, 'service'>, c: string, daily: number) {
  await service.calls.campaigns.updateFb({ m: '1001', c, daily_budget: daily });
}

/** The run of an alert: `2001:over`. */
export const alertRun = (
  { temporal }: Pick<System, 'temporal'>,
  { id }: Pick<PacingSettings, 'id'>,
  what: string,
) => temporal.workflow.getHandle<typeof pacingAlert>(`alert:${id}:${what}`);

/** Tells of something as a check does. */
export const raise = async (
  { temporal }: Pick<System, 'temporal'>,
  { id, name, channel, by }: PacingSettings,
  seen: AlertSeen,
): Promise<void> => {
  await temporal.workflow.signalWithStart(pacingAlert, {
    workflowId: alertId(id, alertSubject(seen.about)),
    taskQueue: taskQueues.adjutant,
    args: [{ watch: { id, name, channel, by } }],
    signal: alertSeen,
    signalArgs: [seen],
  });
};
