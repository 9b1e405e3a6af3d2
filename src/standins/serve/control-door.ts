import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { PlainAnswer } from './answer.ts';
import { ScriptedFault, type FaultScript } from './fault.ts';
import { readBody } from './read-body.ts';
import type { LoggedRequest } from './request-log.ts';

/** Where a test tells a stand-in what to do wrong and asks it what it has seen. */
export interface ControlDoor {
  name: string;
  operations: readonly string[];
  faults: FaultScript;
  requests: () => readonly LoggedRequest[];
  /** What can be made to happen that only this service knows, with what is said of it. @throws ZodError */
  actions: Readonly<Record<string, (given: unknown) => void>>;
}

/** Answers requests below `/_control/`. */
export async function answerControl(
  { name, operations, faults, requests, actions }: ControlDoor,
  request: IncomingMessage,
  path: string,
): Promise<PlainAnswer> {
  switch (`${request.method} ${path}`) {
    case 'GET /_control/health':
      return { status: 200, body: { standin: name } };
    case 'GET /_control/requests':
      return { status: 200, body: requests() };
    case 'POST /_control/faults': {
      const operation = z.enum(operations);
      const Script = z.array(ScriptedFault.extend({ operation }));
      const script = Script.safeParse(parseJson(await readBody(request)));
      if (!script.success) return { status: 400, body: { error: z.prettifyError(script.error) } };
      faults.replace(script.data);
      return { status: 200, body: { faults: script.data.length } };
    }
    default: {
      const action = Object.entries(actions).find(
        ([known]) => `${request.method} ${path}` === `POST /_control/actions/${known}`,
      );
      if (action === undefined) return { status: 404, body: { error: 'There is no such control' } };
      const [done, act] = action;
      const given = parseJson(await readBody(request));
      try {
        act(given);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        return { status: 400, body: { error: z.prettifyError(error) } };
      }
      return { status: 200, body: { done } };
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
