import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminalReport } from './bootstrap/report.mjs';
import type { Death } from './processes/crew.ts';
import { wordsOf } from './processes/ended.ts';
import { stackSettings } from './processes/stack-settings.ts';
import { startStack, type Stack } from './stack.ts';
import { claimRun, type Claim, type Run } from './start/claim-run.ts';
import { frame } from './start/frame.ts';
import { interruption } from './start/interruption.ts';
import { summary } from './start/summary.ts';
import { terminalLine } from './start/terminal-line.ts';

/* `npm start`: Adjutant and all it needs, in one terminal, until Ctrl-C. */

const root = fileURLToPath(new URL('..', import.meta.url));
const envFile = join(root, '.env');
// What the shell has set goes before it.
if (existsSync(envFile)) process.loadEnvFile(envFile);

const dataDir = resolve(root, process.env['DATA_DIR'] || '.adjutant');
const ports = { slack: 4100, social: 4101, search: 4102, temporal: 7233, temporalUi: 8233 };
/** The simulated services take as long as real ones might, so that a launch's tree is seen to grow. */
const demoLatencyMs = 150;
const report = terminalReport(process.stdout);

const claimed = claimRun(dataDir);
process.exit(claimed.isOurs ? await run(claimed) : tellOfOther(claimed.other));

async function run(claim: Claim & { isOurs: true }): Promise<number> {
  let stack: Stack | undefined;
  const interrupted = interruption(() => {
    for (const pid of Object.values(stack?.processes() ?? {})) process.kill(pid, 'SIGKILL');
    report('  Killed.');
    claim.release();
    process.exit(130);
  });
  const me = { pid: process.pid, startedAt: new Date().toISOString() };
  claim.record({ ...me, summary: [], processes: {} });
  try {
    stack = await startStack({
      dataDir,
      ports,
      env: process.env,
      latencyMs: demoLatencyMs,
      report,
      signal: interrupted,
      onLine: (name, line) => {
        const text = terminalLine(name, line);
        if (text !== undefined) report(text);
      },
    });
    const rows = summary(stack, stackSettings(process.env), shown(dataDir));
    claim.record({ ...me, summary: rows, processes: stack.processes() });
    const seconds = (performance.now() / 1_000).toFixed(1);
    report(frame(`Adjutant is ready, after ${seconds} s`, rows));

    const death = await Promise.race([stack.died, once(interrupted, 'abort').then(() => null)]);
    if (death) report(obituary(death));
    report('  Stopping. Ctrl-C again kills all at once.');
    await stack.stop();
    report('  Stopped.');
    return death ? 1 : 0;
  } catch (error) {
    report(interrupted.aborted ? '  Stopped.' : messageOf(error));
    return interrupted.aborted ? 0 : 1;
  } finally {
    claim.release();
  }
}

function obituary({ name, ending, lastLines }: Death): string {
  const said = lastLines.map((line) => `    ${line}\n`).join('');
  const log = shown(join(dataDir, 'logs', `${name}.log`));
  return (
    `✗ ${name} ended unexpectedly (${wordsOf(ending)}). Its last lines:\n${said}` +
    `  All of it is in ${log}.`
  );
}

function tellOfOther(other: Run | undefined): number {
  if (other === undefined || other.summary.length === 0) {
    report('Adjutant is starting already, in another terminal.');
  } else {
    const since = other.startedAt.slice(0, 16).replace('T', ' ');
    const title = `Adjutant is running already, since ${since} UTC (process ${other.pid})`;
    report(frame(title, other.summary));
  }
  return 0;
}

/** A path as somebody in the project's folder would type it. */
function shown(path: string): string {
  const short = relative(root, path);
  return short.startsWith('..') ? path : short;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
