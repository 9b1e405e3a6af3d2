import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { eventsPath } from '../../src/bot/events-path.ts';
import { dice } from '../../src/standins/dice.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { signatureOf } from '../../src/standins/slack/request-url.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { standinSigningSecret } from '../../src/standins/slack/tokens.ts';
import { startBotProcess, type BotProcess } from './support/bot-process.ts';
import { inFlight } from './support/in-flight.ts';
import { malform, type Malformed } from './support/malform.ts';
import { recordDeliveries, type Delivery } from './support/record-deliveries.ts';

/** Of each mode; in nine parts, after each of which the heap is measured. */
const perMode = 100_800;
const parts = 9;
const perPart = perMode / parts;
/** Over the socket, where nothing is answered. */
const perBatch = 700;

const ends: (() => Promise<unknown>)[] = [];
let recorded: Delivery[];
beforeAll(async () => {
  recorded = await recordDeliveries();
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function started(port?: number): Promise<{ slack: SlackDriver; bot: BotProcess }> {
  // A busy machine is no reason to fail: what counts is that it is answered.
  const standin = await startSlackStandin({ ackLimitMs: 60_000 });
  ends.push(() => standin.close());
  const bot = await startBotProcess(standin.url, port);
  ends.unshift(() => bot.stop());
  return { slack: createSlackDriver(standin.url), bot };
}

/** The same ones in each run. */
function* malformed(seed: number): Generator<Malformed, never> {
  const random = dice(seed);
  for (;;) {
    const real = recorded[Math.floor(random() * recorded.length)];
    if (real) yield malform(real, random);
  }
}

/** Sends all of them part by part: the heap may not grow from its second third to its last. */
async function inParts(bot: BotProcess, send: () => Promise<void>): Promise<void> {
  const heaps: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    await send();
    heaps.push(await bot.heap());
  }
  const mean = (from: number, to: number) =>
    heaps.slice(from, to).reduce((sum, heap) => sum + heap, 0) / (to - from);
  const limit = 1.1 * mean(3, 6);
  expect({ heaps, isFlat: mean(6, 9) < limit }).toMatchObject({ isFlat: true });
}

/** Still there, has started nothing, and answers what is well formed. */
async function isUnmoved(bot: BotProcess, slack: SlackDriver): Promise<void> {
  expect({ isAlive: bot.isAlive(), said: bot.said() }).toMatchObject({ isAlive: true });
  expect(bot.said()).not.toMatch(/unhandled|uncaught/iu);
  expect(await bot.started()).toEqual([]);
  const mara = slack.as('mara');
  expect(await mara.command('adops', '/adops help')).toEqual({ ok: true });
  await mara.waitFor('adops', () => true);
}

describe('what Slack never sends', () => {
  it('is refused over HTTP, each within the time that Slack waits', async () => {
    const port = await freePort();
    const { slack, bot } = await started(port);
    const connections = new Agent({ connections: 32 });
    const stream = malformed(1);
    const wrong: string[] = [];
    const tookMs: number[] = [];
    await inParts(bot, () =>
      inFlight(perPart, 32, async (index) => {
        const { value } = stream.next();
        const { body, headers, refusedWith } = posted(value, index);
        const sentAt = performance.now();
        const answer = await request(`http://127.0.0.1:${port}${eventsPath}`, {
          method: 'POST',
          dispatcher: connections,
          headers,
          body,
        });
        await answer.body.dump();
        tookMs.push(performance.now() - sentAt);
        if (answer.statusCode !== refusedWith) {
          wrong.push(`${answer.statusCode} for ${value.type} ${value.how}: ${body.slice(0, 500)}`);
        }
      }),
    );
    expect(wrong).toEqual([]);
    const [median = Infinity] = tookMs.toSorted((a, b) => a - b).slice(tookMs.length / 2);
    expect(median).toBeLessThan(3_000);
    await slack.requestUrl(`http://127.0.0.1:${port}${eventsPath}`);
    await isUnmoved(bot, slack);
    await connections.close();
  }, 600_000);

  it('is refused over the socket', async () => {
    const { slack, bot } = await started();
    const stream = malformed(2);
    await inParts(bot, () =>
      inFlight(perPart / perBatch, 1, async () => {
        const batch = Array.from({ length: perBatch }, (_, index) => {
          return onSocket(stream.next().value, index);
        });
        await slack.onSocket(batch);
        // What comes after them on the same socket is answered: they have all been read.
        expect(await slack.as('mara').command('adops', '/adops help')).toEqual({ ok: true });
      }),
    );
    await isUnmoved(bot, slack);
  }, 600_000);
});

interface Posted {
  body: string;
  headers: Record<string, string>;
  refusedWith: number;
}

/** A request with what is malformed, or with what is real and not from Slack. */
function posted(value: Malformed, index: number): Posted {
  const real = recorded[index % recorded.length] ?? value;
  const now = Math.floor(Date.now() / 1000);
  switch (index % 10) {
    case 1: {
      const { body, type } = written(value);
      return signed({ body: body.slice(0, body.length / 2), type, refusedWith: 400 });
    }
    case 2:
      return signed({ ...written(real), secret: 'guessed', refusedWith: 401 });
    case 3:
      return signed({ ...written(real), at: now - 301 - index, refusedWith: 401 });
    case 4:
      return signed({ ...written(real), over: written(value).body, refusedWith: 401 });
    case 5: {
      const { headers, ...rest } = signed({ ...written(real), refusedWith: 401 });
      return { ...rest, headers: { 'content-type': headers['content-type'] ?? '' } };
    }
    default:
      return signed({ ...written(value), refusedWith: 400 });
  }
}

function signed({
  body,
  type,
  refusedWith,
  secret = standinSigningSecret,
  at = Math.floor(Date.now() / 1000),
  over = body,
}: {
  body: string;
  type: string;
  refusedWith: number;
  secret?: string;
  /** Seconds since 1970. */
  at?: number;
  /** What was signed. */
  over?: string;
}): Posted {
  const headers = {
    'content-type': type,
    'x-slack-request-timestamp': String(at),
    'x-slack-signature': signatureOf(secret, String(at), over),
  };
  return { body, headers, refusedWith };
}

/** As Slack writes it over HTTP. */
function written({ type, payload }: Pick<Malformed, 'type' | 'payload'>) {
  const json = JSON.stringify(payload);
  if (type === 'events_api') return { body: json, type: 'application/json' };
  const fields: Record<string, unknown> =
    type === 'interactive' ? { payload: json } : Object(payload);
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const body = new URLSearchParams(texts).toString();
  return { body, type: 'application/x-www-form-urlencoded' };
}

/** An envelope around it; of some, the envelope is broken too. */
function onSocket({ type, payload }: Malformed, index: number): string {
  const envelope = { envelope_id: randomUUID(), type, accepts_response_payload: true, payload };
  const json = JSON.stringify(envelope);
  switch (index % 20) {
    case 1:
      return json.slice(0, json.length / 2);
    case 2:
      return JSON.stringify(payload);
    case 3:
      return JSON.stringify({ ...envelope, type: 'error' });
    case 4:
      return `${'['.repeat(5_000)}${json}`;
    default:
      return json;
  }
}
