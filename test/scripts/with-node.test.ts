import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from '../../scripts/processes/command-line.ts';

const withNode = fileURLToPath(new URL('../../scripts/with-node.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'adjutant-with-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runScript(source: string, ...args: string[]) {
  return spawn(process.execPath, [withNode, scriptOf(source), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

function scriptOf(source: string): string {
  const script = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(script, source);
  return script;
}

test('a script gets its arguments as they are, Node 24 and UTC', async () => {
  const child = runScript(
    'console.log(JSON.stringify([process.argv.slice(2), process.version, process.env.TZ]))',
    'two words',
    '--flag=$HOME',
  );
  const [args, version, zone] = JSON.parse(await text(child.stdout));
  expect([args, zone]).toEqual([['two words', '--flag=$HOME'], 'UTC']);
  expect(version).toMatch(/^v24\./);
});

test("the script's exit status is the status of all", async () => {
  const [status] = await once(runScript('process.exitCode = 3'), 'exit');
  expect(status).toBe(3);
});

test('a script ended by a signal shows as ended by that signal', async () => {
  const [, signal] = await once(runScript('process.kill(process.pid, "SIGKILL")'), 'exit');
  expect(signal).toBe('SIGKILL');
});

test('a signal reaches the script, which may end in its own way', async () => {
  const child = runScript(`
    process.once('SIGTERM', () => process.exit(7));
    setInterval(() => {}, 1_000);
    console.log('ready');
  `);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [status] = await once(child, 'exit');
  expect(status).toBe(7);
});

test('a script that npm started ends when npm and its shell are killed', async () => {
  const script = scriptOf('setInterval(() => {}, 1_000); console.log(process.pid);');
  const command = `"${process.execPath}" "${withNode}" "${script}"; true`;
  const shell = spawn('/bin/sh', ['-c', command], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [pid] = await once(shell.stdout, 'data');
  expect(commandLine(Number(pid))).toContain(script);
  shell.kill('SIGKILL');
  await expect.poll(() => commandLine(Number(pid)), { timeout: 5_000 }).toBeUndefined();
});
