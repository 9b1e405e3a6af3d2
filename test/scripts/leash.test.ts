import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { commandLine } from '../../scripts/processes/command-line.ts';

const module = new URL('../../scripts/processes/leash.ts', import.meta.url).href;

test('a program on a leash ends with the process that started it, even one that is killed', async () => {
  const source = `
    import { leash } from ${JSON.stringify(module)};
    console.log(leash('sleep', ['300'], { farewell: 'TERM', env: process.env }).pid);
  `;
  const supervisor = spawn(process.execPath, ['--input-type=module', '--eval', source]);
  const [output] = await once(supervisor.stdout, 'data');
  const pid = Number(output);
  await expect.poll(() => commandLine(pid)).toBe('sleep 300');
  supervisor.kill('SIGKILL');
  await expect.poll(() => commandLine(pid)).toBeUndefined();
});
