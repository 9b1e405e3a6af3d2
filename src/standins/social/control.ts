import { z } from 'zod';
import type { ScriptedFault } from '../serve/fault.ts';
import { LoggedRequest } from '../serve/request-log.ts';

/** The control door of a running stand-in. */
export interface SocialControl {
  /** Replaces the script of faults; an empty one lets everything go well again. */
  fault: (script: ScriptedFault[]) => Promise<void>;
  /** Every request the service has seen since it started, in the order of its answers. */
  requests: () => Promise<LoggedRequest[]>;
}

/** @param url the address of the stand-in */
export function socialControl(url: string): SocialControl {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${url}/_control/${path}`, init);
    if (!answer.ok) throw new Error(`The control door refused: ${await answer.text()}`);
    return answer.json();
  };
  return {
    fault: async (script) => {
      await ask('faults', { method: 'POST', body: JSON.stringify(script) });
    },
    requests: async () => z.array(LoggedRequest).parse(await ask('requests')),
  };
}
