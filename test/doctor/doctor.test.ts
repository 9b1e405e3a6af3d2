import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { leash } from '../../scripts/processes/leash.ts';
import { readAnyConfig } from '../../src/config.ts';
import { allChecks } from '../../src/doctor/all-checks.ts';
import { runChecks } from '../../src/doctor/run-checks.ts';
import { botScopes } from '../../src/slack/scopes.ts';
import { engineersChannel } from '../../src/standins/slack/seed.ts';
import { textOf, written } from '../policy/policies.ts';
import { portOf } from '../support/port-of.ts';
import { openPlaces, type Places } from './places.ts';
import { runMain } from './run-main.ts';

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places.close());

/** What the checks find that the doctor runs, without a process of its own: those called so, each as one line. */
async function found(env: NodeJS.ProcessEnv, ...names: string[]): Promise<string[]> {
  const { known } = readAnyConfig(env);
  const checks = allChecks(known).filter(({ name }) => names.includes(name));
  const findings = await runChecks(checks, known, 30_000);
  return findings.map(({ level, text }) => `${level}: ${text}`);
}

describe('npm run doctor', () => {
  it('finds all well beside a worker, tells it as JSON, and ends with 0', async () => {
    const env = { ...places.env, ENGINEERS_CHANNEL: engineersChannel };
    let stdout = '';
    let status: number | undefined;
    await runMain('worker', env, {
      meanwhile: async () => {
        ({ stdout, status } = await runMain('doctor', env, { args: ['--json'] }));
      },
    });
    const report: { ok: boolean; findings: { check: string; level: string; text: string }[] } =
      JSON.parse(stdout);
    expect(report.ok).toBe(true);
    expect(status).toBe(0);
    // How fast this machine is depends on what else it does.
    const others = report.findings.filter(({ check }) => check !== 'Temporal settings');
    expect(others.filter(({ level }) => level !== 'ok')).toEqual([]);
    const texts = report.findings.map(({ check, text }) => `${check}: ${text}`);
    for (const expected of [
      /^versions: Adjutant \d+\.\d+\.\d+ on Node 24\./,
      /^workflow bundle: it is there\.$/,
      /^policy: config\/policy\.yaml is sound \(version [0-9a-f]{12}\)\.$/,
      /^Slack bot token: Slack takes it\.$/,
      /^Slack app token: Slack opens sockets for it\.$/,
      /^Slack channels: the bot is in all that are named\.$/,
      /^social service: it answers, and takes our key\.$/,
      /^search service: it answers, and lets us in\.$/,
      /^database: the store in the file \S+ can be written, and is of version \d+, the newest\.$/,
      /^database: the clock of the database is the same as ours\.$/,
      /^Temporal: the server answers, and is of version 1\.\d+\.\d+\.$/,
      /^Temporal: the namespace «\S+» keeps what has ended for 90 days\.$/,
      /^Temporal: all search attributes are there\.$/,
      /^task queues: adjutant has 1 worker\(s\): \d+@\S+\.$/,
      /^task queues: slack has 1 worker\(s\): \d+@\S+\.$/,
      /^Temporal settings: a step of a workflow takes \d+ ms/,
      /^Temporal settings: a timer of 50 ms takes \d+ ms/,
      /^Temporal settings: a task queue has one partition\.$/,
      /^Temporal settings: the clock of Temporal is the same as ours\.$/,
      /^clocks: the clock of Slack is the same as ours\.$/,
    ]) {
      expect(texts).toContainEqual(expect.stringMatching(expected));
    }
  }, 120_000);

  it('with nothing set says what is missing, looks at the rest, and ends with 1', async () => {
    const { status, stdout } = await runMain('doctor', { PAYLOAD_KEY: 'hunter2' });
    expect(status).toBe(1);
    expect(stdout).toContain('✗ environment: SLACK_BOT_TOKEN is not set\n');
    expect(stdout).toContain('✗ environment: PAYLOAD_KEY must be NAME:KEY');
    expect(stdout).toContain('✓ policy: config/policy.yaml is sound');
    expect(stdout).toMatch(/\n\d+ problems, no warnings\.\n$/);
    expect(stdout).not.toContain('hunter2');
  });

  it('tells how it is called', async () => {
    expect(await runMain('doctor', {}, { args: ['--all'] })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Write npm run doctor, or npm run -s doctor -- --json.\n',
    });
  });
});

describe('the doctor', () => {
  it('finds what is wrong with a Temporal server as it comes', async () => {
    const port = await freePort();
    const args = ['server', 'start-dev', '--ip=127.0.0.1', `--port=${port}`, '--headless'];
    const http = ['--http-port', String(await freePort()), '--log-level=error'];
    const server = leash(inject('temporalCli'), [...args, ...http], {
      farewell: 'KILL',
      env: process.env,
    });
    const TEMPORAL_ADDRESS = `127.0.0.1:${port}`;
    const connection = await Connection.connect({
      address: TEMPORAL_ADDRESS,
      connectTimeout: '60s',
    });
    await connection.close();
    const findings = await found({ TEMPORAL_ADDRESS }, 'Temporal', 'Temporal settings');
    server.kill('SIGKILL');
    expect(findings).toEqual([
      expect.stringMatching(/^ok: the server answers, and is of version 1\./),
      'problem: the namespace «default» keeps what has ended for 1 days, and changes are looked at again after 7. Have it keep them for 90: temporal operator namespace update --retention 2160h -n default',
      'problem: the namespace «default» lacks search attributes, and no run can start. Add them: temporal operator search-attribute create -n default --name AdjutantKind --type Keyword --name AdjutantTarget --type Keyword --name AdjutantRequester --type Keyword --name AdjutantState --type Keyword',
      expect.stringMatching(/: a step of a workflow takes \d+ ms/),
      expect.stringMatching(
        /^warning: a timer of 50 ms takes \d+ ms, as with the default settings: set history\.timerProcessorMaxTimeShift to 10ms/,
      ),
      'ok: the clock of Temporal is the same as ours.',
      'warning: a task queue has 4 partitions, and what is started may wait 2 s: set matching.numTaskqueueReadPartitions and matching.numTaskqueueWritePartitions to 1.',
    ]);
  });

  it('finds scopes that are missing, and a clock that is wrong', async () => {
    const slack = createServer((request, response) => {
      response.setHeader('date', new Date(Date.now() + 300_000).toUTCString());
      response.setHeader('x-oauth-scopes', botScopes.slice(2).join(','));
      response.end(JSON.stringify({ ok: true, channels: [] }));
      request.resume();
    }).listen(0, '127.0.0.1');
    await once(slack, 'listening');
    const url = `http://127.0.0.1:${portOf(slack)}/api/`;
    const POLICY_FILE = path.join(places.folder, 'no-policy.yaml');
    const env = {
      ...places.env,
      POLICY_FILE,
      SLACK_API_URL: url,
      ENGINEERS_CHANNEL: 'C0NEVER',
    };
    expect(await found(env, 'Slack bot token', 'Slack channels')).toEqual([
      'ok: Slack takes it.',
      `problem: SLACK_BOT_TOKEN lacks the scopes ${botScopes.slice(0, 2).join(', ')}: run npm run manifest, put manifest.json into «App Manifest» of the app, and install it again.`,
      'problem: the bot is not in C0NEVER, which ENGINEERS_CHANNEL names: type /invite @adjutant there.',
    ]);
    expect((await found(env, 'clocks'))[0]).toMatch(
      /^problem: the clock of this machine is (29\d|300) s behind that of Slack: set both by NTP\.$/,
    );
    slack.close();
  });

  it('finds mistakes in the policy, and channels it names that the bot is not in', async () => {
    const file = path.join(places.folder, 'policy.yaml');
    await writeFile(file, textOf({ ...written, channels: { 11: ['C0NEVER'] } }));
    const env = { ...places.env, POLICY_FILE: file };
    expect(await found(env, 'Slack channels')).toEqual([
      'problem: the bot is not in C0NEVER, which the policy names: type /invite @adjutant there.',
    ]);
    await writeFile(file, textOf(written).replace('roles:', 'rolls:'));
    const [first, second] = await found(env, 'policy');
    expect(first).toBe(
      `problem: The policy file ${file} has 2 mistakes, the first in line 1, so nothing is written. Run npm run check-config and mend it.`,
    );
    expect(second).toMatch(/^problem: line \d+: ro/);
  });
});
