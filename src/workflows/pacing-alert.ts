import {
  allHandlersFinished,
  condition,
  continueAsNew,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { MessageRef } from '../shared/launch.ts';
import type {
  AlertLine,
  AlertOver,
  AlertSeen,
  AlertWatch,
  PacingAlert,
  Snooze,
} from '../shared/pacing-alert.ts';
import { isMuchWorse } from './alert-weight.ts';
import { createAlertScreen } from './alert-screen.ts';
import { recordState } from './attributes.ts';
import { mayAsk } from './judge.ts';
import type { Answer } from './launch-messages.ts';
import { alertOver, alertSeen, snoozeAlert } from './pacing-messages.ts';

/** What an alert knows; it goes on with it where its history has grown long. */
export interface AlertMemory {
  since: string;
  seen: AlertSeen;
  snoozed?: Snooze;
  message?: MessageRef;
  /** What the last line that notified said, and when. */
  said?: { about: AlertSeen['about']; at: string };
  lines: number;
}

/**
 * One cause of one campaign, from the check that found it first to the one that does not find it any more: one message
 * that shows the newest figures, and a reply where it has become much worse. It ends when the cause is over.
 */
export async function pacingAlert(
  { watch }: { watch: AlertWatch },
  carried?: AlertMemory,
): Promise<{ ended: AlertOver }> {
  const { workflowId: id } = workflowInfo();
  let memory = carried;
  let over: PacingAlert['over'];
  let isStale = false;
  let isQuiet = false;
  const screen = createAlertScreen(watch, carried);

  setHandler(alertSeen, (seen) => {
    if (over !== undefined || (memory && seen.checkedAt < memory.seen.checkedAt)) return;
    memory = { lines: 0, since: seen.checkedAt, ...memory, seen };
    isStale = true;
  });
  setHandler(alertOver, ({ why, checkedAt, ...how }) => {
    // A check that began before the last one that found it says nothing of now.
    if (over !== undefined || (memory && checkedAt < memory.seen.checkedAt)) return;
    over = { at: checkedAt, why };
    isQuiet = how.isQuiet;
  });
  setHandler(snoozeAlert, async ({ by, until, reason }): Promise<Answer> => {
    // Whoever presses has the message before we hear that it is there.
    await condition(() => memory?.message !== undefined || isOver(), '2s');
    const early = objectionTo(until);
    if (early !== undefined) return no(early);
    const path = memory?.seen.about.kind === 'campaign' ? memory.seen.about.pacing.target.path : {};
    const { channel } = watch;
    const right = await mayAsk({ kind: 'read', by, channel, path, entities: 0, perDay: null });
    if (!right.accepted) return right;
    // While the policy was asked, the cause may have come to its end.
    const late = objectionTo(until);
    if (late !== undefined) return no(late);
    memory = { ...now(), snoozed: { by, until, reason } };
    isStale = true;
    recordState('snoozed');
    return { accepted: true };
  });

  await condition(() => memory !== undefined || isOver());
  await quietOver();
  while (!isOver()) {
    isStale = false;
    await show();
    await changed(snoozeLeft());
    if (isSnoozeOver()) await wake();
    if (isLong() && !isOver()) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof pacingAlert>({ watch }, memory);
    }
  }
  const ended = await end();
  await condition(allHandlersFinished);
  return { ended };

  /** What is found in quiet hours is told when they are over, if it still is so then. */
  async function quietOver(): Promise<void> {
    while (!isOver() && now().message === undefined) {
      const { isUrgent, heldUntil } = now().seen;
      const leftMs = heldUntil === undefined ? 0 : Date.parse(heldUntil) - Date.now();
      if (isUrgent || leftMs <= 0) return;
      recordState('held');
      isStale = false;
      await changed(leftMs);
    }
  }

  /** Posts it, or shows on the message what is so now; says in the thread what has become much worse. */
  async function show(): Promise<void> {
    const isFirst = now().message === undefined;
    const { message, about, at } = await screen.show(record());
    memory = { ...now(), ...(message && { message }) };
    if (message === undefined) return;
    const isSilent = now().snoozed !== undefined;
    if (isFirst) {
      memory = { ...now(), said: { about, at } };
      recordState('open');
    } else if (!isSilent && isWorse()) await say('worse');
  }

  function isWorse(): boolean {
    const { said, seen } = now();
    if (said === undefined) return false;
    const isRested = Date.parse(seen.checkedAt) - Date.parse(said.at) >= restMs;
    const isHeld = seen.heldUntil !== undefined && !seen.isUrgent;
    return isRested && !isHeld && isMuchWorse(said.about, seen.about);
  }

  /** The silence is over, and it still is so. */
  async function wake(): Promise<void> {
    const { snoozed: _over, ...rest } = now();
    memory = rest;
    recordState('open');
    await screen.show(record());
    await say('snooze over');
  }

  async function end(): Promise<AlertOver> {
    const why = over?.why ?? 'mended';
    recordState(why === 'mended' ? 'over' : 'closed');
    if (memory?.message === undefined) return why;
    await screen.show(record());
    const isSilent = memory.snoozed !== undefined || isQuiet;
    if (why === 'mended' && !isSilent) await say('over');
    return why;
  }

  /** Until there is something to show, it is over, or so much time has passed. */
  function changed(withinMs: number | undefined): Promise<unknown> {
    if (withinMs === undefined) return condition(() => isStale || isOver());
    return condition(() => isStale || isOver(), withinMs);
  }

  function isOver(): boolean {
    return over !== undefined;
  }

  async function say(line: AlertLine): Promise<void> {
    const { lines, seen } = now();
    memory = { ...now(), lines: lines + 1, said: { about: seen.about, at: seen.checkedAt } };
    await screen.say(line, record(), `${id} ${line} ${now().since} ${lines + 1}`);
  }

  function snoozeLeft(): number | undefined {
    const { snoozed } = now();
    return snoozed && Math.max(1, Date.parse(snoozed.until) - Date.now());
  }

  function isSnoozeOver(): boolean {
    const until = now().snoozed?.until;
    return !isOver() && until !== undefined && Date.parse(until) <= Date.now();
  }

  function objectionTo(until: string): string | undefined {
    if (over !== undefined) return 'It is over already.';
    if (memory?.message === undefined) return 'It has not been told yet.';
    if (Date.parse(until) <= Date.now()) return 'That time is over. Name one that comes.';
    return undefined;
  }

  function record(): PacingAlert {
    const { since, seen, snoozed } = now();
    const { about, checkedAt } = seen;
    const more = { ...(snoozed && { snoozed }), ...(over && { over }) };
    return { id, watch, about, since, checkedAt, ...more };
  }

  function now(): AlertMemory {
    if (memory === undefined) throw new Error('No check has found it yet.');
    return memory;
  }
}

/** A line that notifies comes at most this often. */
const restMs = 86_400_000;

const isLong = (): boolean => workflowInfo().continueAsNewSuggested;

const no = (reason: string): Answer => ({ accepted: false, reason });
