import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Slack } from '../slack.ts';
import { readBody } from './read-body.ts';
import { respondJson } from './respond.ts';

/** `/_control/*`: what tests script and look up. */
export async function controlDoors(
  { log }: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method === 'GET' && url.pathname === '/_control/calls') {
    respondJson(response, log.calls());
  } else if (request.method === 'POST' && url.pathname === '/_control/faults') {
    const script = z.array(Fault).safeParse(JSON.parse((await readBody(request)).toString()));
    if (script.success) log.setFaults(script.data);
    respondJson(
      response,
      script.success ? { ok: true } : { ok: false, error: z.prettifyError(script.error) },
      { status: script.success ? 200 : 400 },
    );
  } else {
    respondJson(response, { ok: false, error: 'no_such_door' }, { status: 404 });
  }
}

const Fault = z.object({
  method: z.string(),
  skip: z.number().int().nonnegative().default(0),
  fault: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ratelimited'), retryAfterSeconds: z.number().nonnegative() }),
    z.object({ kind: z.literal('error'), error: z.string() }),
    z.object({ kind: z.literal('status'), status: z.number().int() }),
    z.object({ kind: z.literal('delay'), ms: z.number().nonnegative() }),
    z.object({ kind: z.literal('reset'), when: z.enum(['before', 'after']) }),
  ]),
});
