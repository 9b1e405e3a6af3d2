import { z } from 'zod';
import type { ScriptedFault } from './fault.ts';
import { LoggedRequest } from './request-log.ts';
import type { Restatement } from './restatements.ts';

/** The control door of a running stand-in. */
export interface StandinControl {
  /** Replaces the script of faults; an empty one lets everything go well again. */
  fault: (script: ScriptedFault[]) => Promise<void>;
  /** Every request the service has seen since it started, in the order of its answers. */
  requests: () => Promise<LoggedRequest[]>;
  /** Makes happen what only this service can do. @throws Error when it cannot */
  act: (action: string, given?: unknown) => Promise<void>;
  /** Replaces what the service says of some days; nothing given puts all right again. */
  restate: (restatements: Restatement[]) => Promise<void>;
}

/** @param url the address of the stand-in */
export function standinControl(url: string): StandinControl {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${url}/_control/${path}`, init);
    if (!answer.ok) throw new Error(`The control door refused: ${await answer.text()}`);
    return answer.json();
  };
  const act = async (action: string, given?: unknown): Promise<void> => {
    await ask(`actions/${action}`, { method: 'POST', body: JSON.stringify(given) ?? null });
  };
  return {
    fault: async (script) => {
      await ask('faults', { method: 'POST', body: JSON.stringify(script) });
    },
    requests: async () => z.array(LoggedRequest).parse(await ask('requests')),
    act,
    restate: (restatements) => act('restate', restatements),
  };
}
