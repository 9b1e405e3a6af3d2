import type { Ending } from './ended.ts';
import type { Member } from './member.ts';
import { startStep, type Report } from '../bootstrap/report.mjs';

/** How a member ended that nobody had asked to. */
export interface Death<Name extends string = string> {
  name: Name;
  ending: Ending;
  lastLines: string[];
}

/** Processes by name, in the order in which they are to be stopped. */
export interface Crew<Name extends string> {
  start<M extends Member>(name: Name, begin: () => Promise<M>): Promise<M>;
  /** Settles with the first death; never, if none dies. */
  died: Promise<Death<Name>>;
  pids(): Partial<Record<Name, number>>;
  /** Sends a signal to one that runs and waits for its end, which is then no death. */
  kill(name: Name, signal: NodeJS.Signals): Promise<void>;
  /** Stops it if it runs, and starts it again, as it was and where it was. */
  restart(name: Name): Promise<void>;
  /** Stops all that run or are starting, one after the other, within `deadlineMs` together. */
  stop(deadlineMs: number): Promise<void>;
}

interface Place {
  begin: () => Promise<Member>;
  starting: Promise<Member>;
  /** While it runs. */
  member?: Member;
  /** Was asked to end. */
  isLeaving: boolean;
}

export function createCrew<Name extends string>(
  order: readonly Name[],
  report: Report,
): Crew<Name> {
  const places = new Map<Name, Place>();
  const { promise: died, resolve: die } = Promise.withResolvers<Death<Name>>();

  const start = <M extends Member>(name: Name, begin: () => Promise<M>): Promise<M> => {
    const step = startStep(report, `${name}: starting`);
    const starting = begin().finally(step.end);
    const place: Place = { begin, starting, isLeaving: false };
    places.set(name, place);
    return starting.then((member) => {
      place.member = member;
      void watch(name, place, member);
      return member;
    });
  };
  const watch = async (name: Name, place: Place, member: Member) => {
    const ending = await member.ended;
    delete place.member;
    if (!place.isLeaving) die({ name, ending, lastLines: member.lastLines() });
  };
  /** From now on its end is no death. */
  const dismiss = (name: Name): Member | undefined => {
    const place = places.get(name);
    if (place) place.isLeaving = true;
    return place?.member;
  };

  return {
    start,
    died,
    pids: () => {
      const pids: Partial<Record<Name, number>> = {};
      for (const [name, { member }] of places) if (member) pids[name] = member.pid;
      return pids;
    },
    kill: async (name, signal) => {
      const member = dismiss(name);
      member?.kill(signal);
      await member?.ended;
    },
    restart: async (name) => {
      await dismiss(name)?.stop();
      const begin = places.get(name)?.begin;
      if (begin) await start(name, begin);
    },
    stop: async (deadlineMs) => {
      const deadline = performance.now() + deadlineMs;
      await Promise.allSettled([...places.values()].map(({ starting }) => starting));
      for (const name of order) {
        const member = dismiss(name);
        if (!member) continue;
        const step = startStep(report, `${name}: stopping`);
        await member.stop(Math.max(0, deadline - performance.now()));
        step.end();
        report(`  ${name} stopped`);
      }
    },
  };
}
