import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../scripts/processes/command-line.ts';
import { allSimulated } from '../../scripts/processes/stack-settings.ts';

type Adjutant = ChildProcessByStdio<null, Readable, Readable>;

const script = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-start-'));
const runningFile = join(dataDir, 'running.json');
let first: Adjutant;
let links: string;
let occupant: Server;

beforeAll(async () => {
  // Whoever has it, it is taken.
  occupant = createServer().listen(4100, '127.0.0.1');
  await once(occupant, 'listening').catch(() => {});
  // Left by a run that was killed; its process id belongs to somebody else by now.
  const stale = { pid: 1, startedAt: '2026-01-01T00:00:00Z', summary: [], processes: {} };
  writeFileSync(runningFile, JSON.stringify(stale));
  first = startAdjutant();
  links = await frameOf(first);
});

afterAll(() => {
  first.kill('SIGKILL');
  occupant.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a start says where things are and what to type, on other ports where its own are taken', () => {
  expect(links).toMatch(/Simulated Slack +http:\/\/127\.0\.0\.1:\d+\/\?user=mara&channel=nordwind/);
  expect(links).not.toContain(':4100/');
  expect(links).toContain('/adops launch');
});

test('a second start beside it says what is running and where, and leaves it alone', async () => {
  const second = startAdjutant();
  const [output, [status]] = await Promise.all([text(second.stdout), once(second, 'exit')]);
  expect(status).toBe(0);
  expect(output).toContain(`running already`);
  expect(output).toContain(/http:\S+mara\S+/.exec(links)?.[0]);
  expect(first.exitCode).toBeNull();
});

test('Ctrl-C, which npm passes on a second time, ends all in order and leaves nothing behind', async () => {
  const { processes } = JSON.parse(readFileSync(runningFile, 'utf8'));
  const pids: number[] = Object.values(processes);
  expect(pids).toHaveLength(4);
  const said = text(first.stdout);
  first.kill('SIGINT');
  await once(first.stdout, 'data');
  first.kill('SIGINT');
  const [status] = await once(first, 'exit');
  expect(status).toBe(0);
  expect((await said).match(/\S+(?= stopped$)/gm)).toEqual([
    'bot',
    'worker',
    'stand-ins',
    'temporal',
  ]);
  expect(pids.filter((pid) => commandLine(pid) !== undefined)).toEqual([]);
  expect(() => readFileSync(runningFile)).toThrow('ENOENT');
});

function startAdjutant(): Adjutant {
  return spawn(process.execPath, [script], {
    env: { ...process.env, ...allSimulated, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What it shows when it is ready. */
async function frameOf({ stdout }: Adjutant): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (line.startsWith('╰')) break;
  }
  return lines.join('\n');
}
