import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { Client as Database } from 'pg';
import { freePort } from '../../scripts/processes/free-port.ts';
import { createPayloadCodec } from '../../src/codec/payload-codec.ts';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { startPostgres } from '../support/postgres.ts';
import { startCollector, type Collector } from './collector.ts';

/** Adjutant as it runs in production, each part a process, with somebody who looks. */
export interface SeenStack {
  stack: Stack;
  slack: SlackDriver;
  temporal: Client;
  collector: Collector;
  /** Where bot and worker can be looked at. */
  at: { bot: string; worker: string };
  /** The lines they logged so far. */
  lines: (name: 'bot' | 'worker') => Record<string, unknown>[];
  /** Lets nobody into the database of the worker, or in again. */
  closeDatabase: () => Promise<void>;
  openDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startSeenStack(): Promise<SeenStack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'adjutant-seen-'));
  const [postgres, collector, port] = await Promise.all([
    startPostgres(),
    startCollector(),
    twoPorts(),
  ]);
  const admin = new Database(postgres.url('postgres'));
  await admin.connect();
  await admin.query('create database adjutant');
  const logged: Record<string, string[]> = { bot: [], worker: [] };
  const stack = await startStack({
    dataDir,
    env: {
      METRICS_PORT: String(port),
      METRICS_HOST: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      DATABASE_URL: postgres.url('adjutant'),
      LOG_LEVEL: 'debug',
      PAYLOAD_KEY: payloadKey,
    },
    onLine: (name, line) => void logged[name]?.push(line),
  });
  const connection = Connection.lazy({ address: stack.temporalAddress });
  return {
    stack,
    slack: createSlackDriver(stack.slackUrl),
    temporal: new Client({
      connection,
      dataConverter: { payloadCodecs: [createPayloadCodec(parsePayloadKeys(payloadKey))] },
    }),
    collector,
    at: { bot: `http://127.0.0.1:${port}`, worker: `http://127.0.0.1:${port + 1}` },
    lines: (name) => (logged[name] ?? []).flatMap(parsed),
    closeDatabase: async () => {
      await admin.query('alter database adjutant with allow_connections false');
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'adjutant'",
      );
    },
    openDatabase: async () => {
      await admin.query('alter database adjutant with allow_connections true');
    },
    stop: async () => {
      await connection.close();
      await stack.stop();
      await admin.end();
      await Promise.all([collector.close(), postgres.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What Temporal keeps is encrypted, as in production. */
export const payloadKey = `seen:${randomBytes(32).toString('base64')}`;

/** The first of two ports side by side that are free. */
async function twoPorts(): Promise<number> {
  const first = await freePort();
  return (await freePort(first + 1)) === first + 1 ? first : twoPorts();
}

function parsed(line: string): Record<string, unknown>[] {
  try {
    const fields: unknown = JSON.parse(line);
    return typeof fields === 'object' && fields !== null ? [{ ...fields }] : [];
  } catch {
    return [];
  }
}
