import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { surroundings } from '../../scripts/processes/stack-settings.ts';
import { addDigest } from '../support/add-digest.ts';
import { givePlan, previewOf } from '../support/launch.ts';
import { startOwn } from '../support/own-process.ts';
import { startOwnSystem, type OwnSystem } from '../support/own-system.ts';
import { smallPlan } from '../support/plans.ts';

const page = readFileSync('docs/operations.md', 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The blocks of the page, by what the comment before each says of how it is run here. */
const blocks = [...page.matchAll(/(?:<!-- run: (\S+) -->\n\n)?```sh\n([^]*?)```/gu)].map(
  ([, run = '', text = '']) => ({ run, text }),
);

/** What is seen when the commands are typed before a small system that runs. */
const seen: Record<string, RegExp> = {
  doctor: /^✓ Temporal: the server answers.*problems?, .* warnings?\./msu,
  ready: /"?ready"?/u,
  'payload-key': /^[\w+/]{43}=$/mu,
  quota: /^adjutant_search_quota_limit\{/mu,
  running: /launch:[0-9a-f]{16}/u,
  'one-run': /launch:[0-9a-f]{16}[^]*WorkflowExecutionStarted/u,
  'task-queue': /workflow/iu,
  cancel: /Canceled workflow/u,
  requests: /^adjutant_requests_total\{.*operation="/mu,
  schedules: /digest:[0-9a-f]{8}/u,
  trigger: /Trigger request sent/u,
  policy: /./u,
  backup: /^Backed up to /u,
  restore: /^Restored /u,
  cost: /Total: \d+/u,
};

/** Of those only the way they are written is looked at: they need a container engine. */
const written = 'compose';

let system: OwnSystem;
let variables: Record<string, string>;
beforeAll(async () => {
  system = await startOwnSystem();
  const mara = system.slack.as('mara');
  await givePlan(mara, 'adops', { text: smallPlan('Night', 'NIGHT-1') });
  await previewOf(mara, 'adops', 'NIGHT-1');
  const { id } = await addDigest(mara, 'nordwind', { name: 'Night' });
  variables = {
    ...system.env,
    METRICS_PORT: `${system.metricsPorts.worker}`,
    RUN: await runOf('NIGHT-1'),
    SCHEDULE: `digest:${id}`,
    BACKUP: path.join(system.folder, 'backup.sqlite'),
    NEW_DATABASE_URL: `file:${path.join(system.folder, 'restored.sqlite')}`,
  };
}, 120_000);
afterAll(() => system.stop());

async function runOf(io: string): Promise<string> {
  const query = `AdjutantKind = 'launch'`;
  for await (const { workflowId } of system.temporal.workflow.list({ query })) return workflowId;
  throw new Error(`No launch of ${io} is listed.`);
}

/** Types it as the page has it; `npm run` is what it stands for, for npm has no part in this. */
function typed(text: string): Promise<{ status: number; output: string }> {
  const command = text.replaceAll(
    /npm run (?:-s )?([\w-]+)( --(?= ))?/gu,
    (_, name: string) =>
      scripts[name]?.replace('scripts/with-node.mjs ', '') ?? `no-script-${name}`,
  );
  const folders = [path.dirname(inject('temporalCli')), path.dirname(process.execPath)];
  const PATH = [...folders, process.env['PATH']].join(':');
  const { promise, resolve } = Promise.withResolvers<{ status: number; output: string }>();
  const env = { ...surroundings(), ...variables, PATH };
  execFile('/bin/sh', ['-euc', command], { env }, (error, stdout, stderr) => {
    resolve({ status: error === null ? 0 : 1, output: stdout + stderr });
  });
  return promise;
}

const textsUnder = (run: string): string[] =>
  blocks.filter((block) => block.run === run).map(({ text }) => text);

describe('docs/operations.md', () => {
  it('has a way to run each of its commands', () => {
    const known = [...Object.keys(seen), written, 'install', 'worker'];
    expect(blocks.filter(({ run }) => !known.includes(run))).toEqual([]);
    expect(known.filter((run) => textsUnder(run).length === 0)).toEqual([]);
  });

  it.each(Object.entries(seen))(
    'what is typed under «%s» does what it is for',
    async (run, words) => {
      for (const text of new Set(textsUnder(run))) {
        const { status, output } = await typed(text);
        expect(output).toMatch(words);
        // On a busy machine the doctor may find that something is slow.
        expect({ output, status: run === 'doctor' ? 0 : status }).toMatchObject({ status: 0 });
      }
    },
    120_000,
  );

  it('what makes the secrets makes them, and says which are to be brought', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'adjutant-install-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('deploy/make-secrets.sh', path.join(folder, 'deploy/make-secrets.sh'));
    const { status, output } = await typed(`cd ${folder}; ${textsUnder('install').join('\n')}`);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(folder, 'deploy/secrets/payload_key'), 'utf8')).toMatch(
      /^\w+:[\w+/]{43}=\n$/u,
    );
    expect(output).toContain('social_key');
  });

  it('a worker for some of the queues starts, and ends in order', async () => {
    const [, queues = ''] = /-- (--queues \S+)/u.exec(textsUnder('worker').join('\n')) ?? [];
    const worker = startOwn('worker.ts', system.env, { words: queues.split(' ') });
    await worker.ready;
    await worker.stop();
    expect(await worker.ended).toBe(0);
  }, 120_000);

  it('the commands for containers name what docker-compose.yml has', () => {
    const { services } = z
      .object({ services: z.record(z.string(), z.unknown()) })
      .parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true, customTags: [] }));
    const lines = textsUnder(written).flatMap((text) => text.trim().split('\n'));
    const inText = [...page.matchAll(/`(docker compose [^`]+)`/gu)].map(([, line = '']) => line);
    const named = [...lines, ...inText].map((line) => {
      const [, subcommand = '', rest = ''] = /^docker compose (\w+)(.*)$/u.exec(line) ?? [];
      const words = rest.replaceAll(/--tail \d+|--scale (\w+)=\d+/gu, '$1').split(' ');
      const names = words.filter((word) => /^\w[\w-]*$/u.test(word));
      // What comes after the service is what is run there.
      const ownWords = ['run', 'exec'].includes(subcommand) ? 1 : names.length;
      return { line, subcommand, names: names.slice(0, ownWords) };
    });
    const wrong = named.filter(
      ({ subcommand, names }) =>
        !['build', 'up', 'run', 'exec', 'logs'].includes(subcommand) ||
        names.some((name) => !(name in services)),
    );
    expect(wrong).toEqual([]);
  });

  it('has the part that each alert sends to', () => {
    const alerts = readFileSync('deploy/prometheus/alerts.yaml', 'utf8');
    const wanted = [...alerts.matchAll(/runbook: docs\/operations\.md#(\S+)/gu)].map(
      ([, part]) => part,
    );
    const parts = [...page.matchAll(/^## (.+)$/gmu)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((part) => !parts.includes(part ?? ''))).toEqual([]);
    const named = [...page.matchAll(/`(Adjutant[A-Z]\w+)`/gu)].map(([, name]) => name);
    expect(named.filter((name) => !alerts.includes(`alert: ${name}\n`))).toEqual([]);
  });
});
