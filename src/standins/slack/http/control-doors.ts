import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { uninstall } from '../doors/uninstall.ts';
import type { Slack } from '../slack.ts';
import { readBody } from './read-body.ts';
import { respondJson } from './respond.ts';

/** `/_control/*`: what tests script and look up. */
export async function controlDoors(
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const door = `${request.method} ${url.pathname.slice('/_control/'.length)}`;
  if (door === 'GET calls') {
    respondJson(response, slack.log.calls());
  } else if (door === 'POST faults') {
    await take(z.array(Fault), slack.log.setFaults);
  } else if (door === 'POST request-url') {
    await take(RequestUrlDoor, ({ url: at }) => slack.requestUrl.set(at));
  } else if (door === 'POST socket') {
    await take(z.array(z.string()), (texts) => texts.forEach((text) => slack.socketMode.put(text)));
  } else if (door === 'POST uninstall') {
    await uninstall(slack);
    respondJson(response, { ok: true });
  } else if (door === 'POST standing') {
    await take(StandingDoor, slack.standings.put);
  } else {
    respondJson(response, { ok: false, error: 'no_such_door' }, { status: 404 });
  }

  async function take<T>(schema: z.ZodType<T>, apply: (given: T) => unknown): Promise<void> {
    const given = schema.safeParse(JSON.parse((await readBody(request)).toString()));
    if (given.success) apply(given.data);
    respondJson(
      response,
      given.success ? { ok: true } : { ok: false, error: z.prettifyError(given.error) },
      { status: given.success ? 200 : 400 },
    );
  }
}

/** Where the app is reached from now on; without one it is on Socket Mode. */
const RequestUrlDoor = z.strictObject({ url: z.url().optional() });

const StandingDoor = z.strictObject({
  user: z.string(),
  isDeactivated: z.boolean().default(false),
  isRestricted: z.boolean().default(false),
});

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
