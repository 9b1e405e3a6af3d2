import {
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  type Client,
  type ScheduleDescription,
  type ScheduleHandle,
} from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { atOnce } from '../../shared/at-once.ts';
import type { QuietHours, Timing } from '../../shared/digest.ts';
import { subscriptionId, taskQueues, type SubscriptionKind } from '../../shared/ids.ts';
import type { Person } from '../../shared/launch.ts';
import type { SearchAttribute } from '../../shared/search-attributes.ts';
import { currentTeam, teamOf } from '../../slack/team-context.ts';
import { scheduleSpec } from './schedule-spec.ts';

/** What every subscription has, whatever comes of it. */
export interface Subscribed {
  id: string;
  name: string;
  channel: string;
  timing: Timing;
  quiet?: QuietHours;
  by: Person;
  createdAt: string;
}

/** A subscription with what its schedule says. Instants. */
export interface SubscriptionListing<Settings> {
  settings: Settings;
  paused: boolean;
  /** Who paused or edited it last, in words. */
  note?: string;
  nextAt?: string;
  lastAt?: string;
}

/** Subscriptions of one kind, kept as Temporal Schedules and nowhere else. */
export interface Schedules<Settings extends Subscribed> {
  /** Makes it; one that is there already is left as it is, so that it may be tried again. */
  create(settings: Settings, note: string): Promise<void>;
  /** @returns false when it is gone */
  edit(settings: Settings, note: string): Promise<boolean>;
  one(id: string): Promise<SubscriptionListing<Settings> | undefined>;
  list(): Promise<SubscriptionListing<Settings>[]>;
  /** These return false when it is gone. */
  pause(id: string, note: string): Promise<boolean>;
  resume(id: string, note: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Starts it now, out of turn. */
  trigger(id: string): Promise<boolean>;
  /** Starts it for each of its times from one instant to another, both included; they know that it is asked for. */
  backfill(id: string, times: { from: string; to: string; asked: string }): Promise<boolean>;
}

/** What starts with each time of a kind. */
const starts = {
  digest: 'runDigest',
  pacing: 'watchPacing',
} satisfies Record<SubscriptionKind, string>;

export function createSchedules<Settings extends Subscribed>(
  kind: SubscriptionKind,
  client: () => Client,
): Schedules<Settings> {
  const handleOf = (id: string) => client().schedule.getHandle(subscriptionId(kind, id));

  return {
    async create(settings, note) {
      try {
        await client().schedule.create({
          scheduleId: subscriptionId(kind, settings.id),
          ...rulesOf(settings),
          state: { note },
          typedSearchAttributes: attributesOf(kind, settings),
        });
      } catch (error) {
        if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      }
    },

    edit: async (settings, note) =>
      (await one(settings.id)) !== undefined &&
      thereOrNot(() =>
        handleOf(settings.id).update(({ state, action }) => ({
          ...rulesOf(settings, honouredBy(action)),
          state: { ...state, note },
        })),
      ),

    one,

    async list() {
      const ids: string[] = [];
      const query = `AdjutantKind = '${kind}'`;
      for await (const { scheduleId } of client().schedule.list({ query })) ids.push(scheduleId);
      const all = await atOnce(8, ids, (id) => one(id.slice(kind.length + 1)));
      return all.filter((listing) => listing !== undefined);
    },

    pause: (id, note) => thereOrNot(() => handleOf(id).pause(note)),
    resume: (id, note) => thereOrNot(() => handleOf(id).unpause(note)),
    remove: (id) => thereOrNot(() => handleOf(id).delete()),
    trigger: (id) => thereOrNot(() => handleOf(id).trigger()),

    backfill: (id, { from, to, asked }) =>
      thereOrNot(async () => {
        const handle = handleOf(id);
        await honour(handle, asked);
        // Temporal leaves the first instant out where it is a time of the schedule.
        const start = new Date(Date.parse(from) - 1_000);
        await handle.backfill({ start, end: new Date(to), overlap: 'BUFFER_ALL' });
      }),
  };

  /** One of another Slack workspace is not there. */
  async function one(id: string): Promise<SubscriptionListing<Settings> | undefined> {
    try {
      const description = await handleOf(id).describe();
      return isOfThisTeam(description) ? listingOf<Settings>(description) : undefined;
    } catch (error) {
      if (error instanceof ScheduleNotFoundError) return undefined;
      throw error;
    }
  }

  /** Runs whose nominal time lies before `asked` are for their own time from now on. */
  function honour(handle: ScheduleHandle, asked: string): Promise<void> {
    return handle.update(({ action, state }) => ({
      ...rulesOf(inputOf<Settings>(action).settings, asked),
      state,
    }));
  }

  function rulesOf(settings: Settings, honourBefore?: string) {
    const input = { settings, ...(honourBefore !== undefined && { honourBefore }) };
    return {
      spec: scheduleSpec(settings.timing, new Date().toISOString()),
      action: {
        type: 'startWorkflow' as const,
        workflowType: starts[kind],
        workflowId: `${subscriptionId(kind, settings.id)}:run`,
        taskQueue: taskQueues.adjutant,
        args: [input],
        priority: { priorityKey: 4 },
        staticSummary: settings.name.slice(0, 100),
        typedSearchAttributes: attributesOf(kind, settings),
      },
      // Longer outages are made up for by the newest run alone, so that no old day is reported days later.
      policies: { overlap: 'SKIP' as const, catchupWindow: '7 days' as const },
    };
  }
}

const keyword = (name: SearchAttribute) =>
  defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

function attributesOf(kind: SubscriptionKind, { id, by }: Subscribed) {
  return [
    { key: keyword('AdjutantKind'), value: kind },
    { key: keyword('AdjutantTarget'), value: id },
    { key: keyword('AdjutantRequester'), value: by.user },
  ];
}

interface RunInput<Settings> {
  settings: Settings;
  honourBefore?: string;
}

function inputOf<Settings>({ args }: ScheduleDescription['action']): RunInput<Settings> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `rulesOf` writes it
  return (args as [RunInput<Settings>])[0];
}

const honouredBy = (action: ScheduleDescription['action']) => inputOf(action).honourBefore;

function listingOf<Settings>(description: ScheduleDescription): SubscriptionListing<Settings> {
  const { action, state, info } = description;
  const [nextAt] = info.nextActionTimes;
  const lastAt = info.recentActions.at(-1)?.takenAt;
  return {
    settings: inputOf<Settings>(action).settings,
    paused: state.paused,
    ...(state.note !== undefined && state.note !== '' && { note: state.note }),
    ...(nextAt && !state.paused && { nextAt: nextAt.toISOString() }),
    ...(lastAt && { lastAt: lastAt.toISOString() }),
  };
}

function isOfThisTeam({ raw }: ScheduleDescription): boolean {
  const [its, ours] = [
    teamOf(raw.schedule?.action?.startWorkflow?.header?.fields ?? {}),
    currentTeam(),
  ];
  return its === undefined || ours === undefined || its === ours;
}

async function thereOrNot(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return false;
    throw error;
  }
}
