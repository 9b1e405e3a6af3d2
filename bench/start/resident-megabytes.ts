import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for start-up's garbage to be collected or to stay. */
const settleMs = 3_000;
const samples = 5;

/** Resident memory of processes at rest, in megabytes: the lowest of some looks. */
export async function residentMegabytes(pids: readonly number[]): Promise<number[]> {
  await pause(settleMs);
  const looks: number[][] = [];
  for (let look = 0; look < samples; look += 1) {
    looks.push(pids.map(residentNow));
    await pause(200);
  }
  return pids.map((_, index) => Math.min(...looks.map((look) => look[index] ?? 0)));
}

function residentNow(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1_024);
}
