import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { allSimulated } from '../../scripts/processes/stack-settings.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Seconds from `npm start` to the answer to the first command somebody types; ends what it started. */
export async function timeStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...allSimulated, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(npm, 'exit');
  const mara = createSlackDriver(await slackUrl(npm.stdout)).as('mara');
  await mara.command('nordwind', '/adops help');
  await mara.waitFor('nordwind', ({ isBot, ephemeral }) => isBot && ephemeral);
  const seconds = (performance.now() - startedAt) / 1_000;
  // Not npm, whose shell would not pass it on.
  process.kill(startPid(dataDir), 'SIGTERM');
  await exit;
  return Math.round(seconds * 100) / 100;
}

function startPid(dataDir: string): number {
  const { pid } = z
    .object({ pid: z.number() })
    .parse(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')));
  return pid;
}

/** Read from the summary, as a person does. */
async function slackUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /Simulated Slack\s+(http:\S+)\/\?/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('npm start ended without saying where the simulated Slack is.');
}
