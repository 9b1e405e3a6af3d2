import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { ended } from '../scripts/processes/ended.ts';

let child: ChildProcess;
afterEach(() => child.kill('SIGKILL'));

/** @param limitMs when it ends whatever is left; as in production without it */
async function begin(limitMs?: number) {
  child = fork('test/support/ending-process.ts', limitMs === undefined ? [] : [String(limitMs)], {
    execArgv: [],
    silent: true,
  });
  const end = ended(child);
  const lines: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  await once(child, 'message');
  return { end, said: () => lines.join('') };
}

/** Asks once more. @returns whether it is gone */
function killed(): boolean {
  child.kill('SIGTERM');
  return child.exitCode !== null;
}

describe('a process that is asked to end', () => {
  it('finishes what it has; both halves of one Ctrl-C are one request', async () => {
    const { end, said } = await begin();
    const asked = once(child, 'message');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect((await asked)[0]).toEqual({ asked: true });
    child.send('finish');
    expect(await end).toEqual({ status: 0, signal: null });
    expect(said()).toBe('');
  });

  it('once more ends at once, and says so', async () => {
    const { end, said } = await begin();
    await expect.poll(killed, { timeout: 20_000, interval: 100 }).toBe(true);
    expect(await end).toEqual({ status: 1, signal: null });
    expect(said()).toContain('asked to end twice');
  });

  it('and does not, is over at the limit', async () => {
    const { end, said } = await begin(50);
    child.kill('SIGTERM');
    expect(await end).toEqual({ status: 1, signal: null });
    expect(said()).toContain('not ended in 0.05 s');
  });
});
