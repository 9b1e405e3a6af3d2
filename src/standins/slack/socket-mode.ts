import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { z } from 'zod';
import type { Delivery } from './delivery.ts';
import { JsonObject } from './json-object.ts';
import { app } from './seed.ts';
import { SlackError } from './slack-error.ts';

/** Socket Mode: hands each payload to one of the app's connections and waits for its ack. */
export interface SocketMode extends Delivery {
  /**
   * A fresh one-time address to connect to.
   * @throws SlackError `too_many_websockets` above ten connections.
   */
  open: () => string;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  connections: () => number;
  /** Puts a text on one of the connections as it is; whether anybody takes it is not looked at. */
  put: (text: string) => void;
  close: () => Promise<void>;
}

export function createSocketMode({
  url,
  ackLimitMs,
}: {
  url: string;
  ackLimitMs: number;
}): SocketMode {
  const server = new WebSocketServer({ noServer: true });
  const tickets = new Set<string>();
  const connections = new Set<WebSocket>();
  const waiting = new Map<string, (answer: JsonObject) => void>();

  const welcome = (connection: WebSocket) => {
    connections.add(connection);
    const ping = setInterval(() => connection.ping(), pingEveryMs);
    connection.on('close', () => {
      clearInterval(ping);
      connections.delete(connection);
    });
    connection.on('error', () => connection.terminate());
    connection.on('message', (message) => {
      const ack = readAck(message);
      if (ack === undefined) return;
      waiting.get(ack.envelope_id)?.(ack.payload ?? {});
    });
    connection.send(
      JSON.stringify({
        type: 'hello',
        num_connections: connections.size,
        debug_info: { host: 'standin', build_number: 1, approximate_connection_time: 18_060 },
        connection_info: { app_id: app.id },
      }),
    );
  };

  return {
    open: () => {
      if (connections.size >= maxConnections) throw new SlackError('too_many_websockets');
      const ticket = randomUUID();
      tickets.add(ticket);
      return `${url.replace(/^http/, 'ws')}/link/?ticket=${ticket}&app_id=${app.id}`;
    },
    upgrade: (request, socket, head) => {
      const ticket = new URL(request.url ?? '/', url).searchParams.get('ticket');
      if (ticket === null || !tickets.delete(ticket)) {
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, welcome);
    },
    deliver: async (type, payload) => {
      const connection = nextConnection(connections);
      if (connection === undefined) throw new SlackError('dispatch_failed');
      const envelopeId = randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<JsonObject>();
      waiting.set(envelopeId, resolve);
      const limit = setTimeout(() => reject(new SlackError('operation_timeout')), ackLimitMs);
      try {
        connection.send(
          JSON.stringify({
            envelope_id: envelopeId,
            type,
            accepts_response_payload: type !== 'events_api',
            payload,
            ...(type === 'events_api' && { retry_attempt: 0, retry_reason: '' }),
          }),
        );
        return await promise;
      } finally {
        clearTimeout(limit);
        waiting.delete(envelopeId);
      }
    },
    connections: () => connections.size,
    put: (text) => nextConnection(connections)?.send(text),
    close: async () => {
      await Promise.all([...connections].map(disconnect));
      server.close();
    },
  };
}

const maxConnections = 10;

// The client gives a connection up after 30 s without a ping.
const pingEveryMs = 10_000;

const Ack = z.object({ envelope_id: z.string(), payload: JsonObject.optional() });

function readAck(message: RawData): z.infer<typeof Ack> | undefined {
  try {
    return Ack.safeParse(JSON.parse(textOf(message))).data;
  } catch {
    return undefined;
  }
}

/** `ws` hands a text over in one piece unless told otherwise. */
function textOf(message: RawData): string {
  return Buffer.isBuffer(message) ? message.toString() : '';
}

/** Takes turns, so that two copies of the app share the payloads. */
function nextConnection(connections: Set<WebSocket>): WebSocket | undefined {
  const next = [...connections].find(({ readyState, OPEN }) => readyState === OPEN);
  if (next === undefined) return undefined;
  connections.delete(next);
  connections.add(next);
  return next;
}

async function disconnect(connection: WebSocket): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  connection.once('close', resolve);
  connection.send(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested' }));
  connection.close(1001);
  const patience = setTimeout(() => connection.terminate(), 500);
  await closed;
  clearTimeout(patience);
}
