import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { fullServerPrograms } from '../../scripts/temporal/full-server-programs.ts';
import { searchAttributes } from '../../src/shared/search-attributes.ts';
import { standinUsername } from '../../src/standins/search/credentials.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';
import { engineersChannel } from '../../src/standins/slack/seed.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { serverPorts } from '../support/full-server.ts';
import { givePlan, previewOf, replyTo } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import { buildImage, type Image } from './support/build-image.ts';
import { readComposeFile } from './support/compose-file.ts';
import {
  createContainers,
  serviceOf,
  type Container,
  type Containers,
} from './support/containers.ts';
import { makeSecrets, type Secrets } from './support/make-secrets.ts';
import { packagesOf } from './support/modules-of.ts';
import { startDatabase } from './support/start-database.ts';

/*
 * Everything docker-compose.yml and the Dockerfile run, run here without a container engine. Not run: `npm ci`, and
 * the programs of the images postgres (another build of it serves) and temporalio/ui.
 */

const compose = readComposeFile();
const folder = mkdtempSync(path.join(tmpdir(), 'adjutant-compose-'));
const running = new Map<string, Container>();
const ends: (() => Promise<unknown>)[] = [];
let image: Image;
let shipped: string[];
let secrets: Secrets;
let containers: Containers;
let slackUrl: string;

beforeAll(async () => {
  const [programs, built, slack, social, search] = await Promise.all([
    fullServerPrograms(() => {}),
    buildImage(),
    startSlackStandin(),
    startSocialStandin({}),
    startSearchStandin({}),
  ]);
  image = built;
  shipped = image.files();
  slackUrl = slack.url;
  ends.push(slack.close, social.close, search.close);

  secrets = await makeSecrets(folder);
  const postgres = await startDatabase(
    serviceOf(compose, 'postgres'),
    secrets.read('postgres_password'),
  );
  ends.push(postgres.stop);
  const ports = await serverPorts();
  containers = createContainers({
    compose,
    image,
    programs: [programs, path.dirname(inject('temporalCli')), path.dirname(process.execPath)],
    folder,
    settings: {
      SLACK_API_URL: `${slack.url}/api/`,
      SOCIAL_BASE_URL: social.url,
      SEARCH_BASE_URL: search.url,
      SEARCH_USERNAME: standinUsername,
      ENGINEERS_CHANNEL: engineersChannel,
      LOG_LEVEL: 'warn',
    },
    extraEnvironment: {
      'temporal-schema': { DB_PORT: String(postgres.port) },
      temporal: { DB_PORT: String(postgres.port), FRONTEND_IP: '127.0.0.1', ...ports },
    },
  });
  containers.network.place('postgres', 5432, postgres.port);
  containers.network.place('temporal', 7233, Number(ports['FRONTEND_PORT']));
}, 900_000);

afterAll(async () => {
  for (const container of [...running.values()].toReversed()) await container.stop();
  for (const end of ends.toReversed()) await end();
  image.remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('what is built', () => {
  it('imports nothing but what is installed to run', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const commands = Object.values(compose.services).map(({ command }) => command?.at(-1));
    const mains = new Set([...commands, image.command.at(-1)].filter((main) => main !== undefined));
    expect([...mains].toSorted()).toEqual([
      'dist/bot/main.js',
      'dist/codec/main.js',
      'dist/doctor/main.js',
      'dist/standins/main.js',
      'dist/worker.js',
    ]);
    for (const main of mains) {
      const packages = packagesOf(path.join(image.folder, main));
      expect(packages.size).toBeGreaterThan(0);
      expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
    }
  });
});

describe('deploy/make-secrets.sh', () => {
  it('says which secrets somebody has to bring, until they are there', () => {
    const [before, after] = secrets.said;
    const missing = /needs none of them\): (.*)\./;
    expect(missing.exec(before)?.[1]?.split(' ')).toEqual([
      'slack_bot_token',
      'slack_app_token',
      'slack_signing_secret',
      'slack_client_secret',
      'social_key',
      'search_password',
    ]);
    expect(missing.exec(after)?.[1]).toBe('slack_signing_secret slack_client_secret');
    for (const name of ['postgres_password', 'database_url', 'payload_key', 'slack_state_secret']) {
      expect(secrets.read(name)).toMatch(/^\S{32,}$/);
    }
  });
});

describe('what docker-compose.yml runs', () => {
  it('comes up in order, with a namespace that keeps what has ended for 90 days', async () => {
    await up(['codec-server', 'worker', 'bot']);
    await Promise.all(['worker', 'worker.2', 'bot', 'codec-server'].map(isHealthy));
    await isReady('bot', 9464);
    const address = await containers.network.addresses('temporal:7233', 'bot');
    const connection = await Connection.connect({ address });
    const { config } = await connection.workflowService.describeNamespace({ namespace: 'default' });
    expect(Number(config?.workflowExecutionRetentionTtl?.seconds)).toBe(90 * 86_400);
    const known = await connection.operatorService.listSearchAttributes({ namespace: 'default' });
    expect(Object.keys(known.customAttributes ?? {})).toEqual(
      expect.arrayContaining([...searchAttributes]),
    );
    await connection.close();
  }, 120_000);

  it('launches a plan, with one of its two workers gone', async () => {
    const worker = running.get('worker');
    expect(await worker?.stop()).toMatchObject({ ending: { status: 0 } });
    running.delete('worker');
    await launchOn(slackUrl, 'COMPOSE-1');
  }, 90_000);

  it('has a doctor who finds it well', async () => {
    const doctor = await containers.start('doctor');
    const ending = await doctor.ended;
    const words = doctor.lines().join('\n');
    expect([words, ending]).toEqual([words, { status: 0, signal: null }]);
    expect(words).toContain('keeps what has ended for 90 days');
    expect(words).toContain('no problems');
  }, 60_000);

  it('lets the page of the Temporal UI read what is encrypted, and no other', async () => {
    const url = `http://${await containers.network.addresses('codec-server:8089', 'bot')}/decode`;
    const ask = (origin: string) =>
      fetch(url, { method: 'POST', headers: { origin }, body: '{"payloads":[]}' });
    expect((await ask('http://localhost:8233')).status).toBe(200);
    expect((await ask('http://localhost:8234')).status).toBe(403);
  });

  it('tries everything in the profile trial, beside the rest and apart from it', async () => {
    await up(['trial']);
    await isHealthy('trial');
    await isReady('trial', 9464);
    const url = `http://${await containers.network.addresses('trial-services:4100', 'bot')}`;
    expect(await (await fetch(url)).text()).toContain('/page/app.js');
    expect((await fetch(`${url}/page/app.js`)).headers.get('content-type')).toContain('javascript');
    await launchOn(url, 'TRIAL-1');
  }, 120_000);

  it('ends in order within the time each is given', async () => {
    const late: string[] = [];
    const endings: Record<string, unknown> = {};
    for (const [name, container] of [...running].toReversed()) {
      const service = serviceOf(compose, name.replace(/\.\d$/, ''));
      const { ending, ms } = await container.stop();
      if (ms >= service.stop_grace_period) late.push(name);
      if (service.image === 'adjutant') endings[name] = ending;
      running.delete(name);
    }
    expect(late).toEqual([]);
    const well = { status: 0, signal: null };
    expect(endings).toEqual({
      trial: well,
      'trial-worker': well,
      'trial-services': well,
      bot: well,
      'worker.2': well,
      'codec-server': well,
    });
    // Its file system cannot be changed in a container.
    expect(image.files()).toEqual(shipped);
  }, 120_000);
});

/** `docker compose up NAMES`: them, and before them what they depend on. */
async function up(names: readonly string[]): Promise<void> {
  for (const name of names) {
    // The database is there from the start.
    if (running.has(name) || name === 'postgres') continue;
    const { depends_on: needs, deploy } = serviceOf(compose, name);
    for (const [needed, { condition }] of Object.entries(needs)) {
      await up([needed]);
      const container = running.get(needed);
      if (container) await containers.until(condition, needed, container);
    }
    for (let copy = 1; copy <= (deploy?.replicas ?? 1); copy += 1) {
      const container = await containers.start(name, copy);
      running.set(copy === 1 ? name : `${name}.${copy}`, container);
    }
  }
}

async function isHealthy(name: string): Promise<void> {
  const container = running.get(name);
  if (!container) throw new Error(`${name} does not run.`);
  await containers.until('service_healthy', name, container);
}

/** More than to be alive: it says itself that it can do its part. */
async function isReady(name: string, port: number): Promise<void> {
  const url = `http://127.0.0.1:${await containers.network.port(name, port)}/ready`;
  await expect.poll(() => fetch(url).then(({ status }) => status), { timeout: 30_000 }).toBe(200);
}

async function launchOn(url: string, io: string): Promise<void> {
  const mara = createSlackDriver(url).as('mara');
  const text = smallPlan('Winter boots', io);
  await givePlan(mara, 'nordwind', { text });
  const preview = await previewOf(mara, 'nordwind', io);
  await mara.press(preview, 'Launch');
  await replyTo(mara, 'nordwind', preview, 'Complete.');
}
