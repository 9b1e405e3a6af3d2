import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Seconds from `npm start` to the answer to the first command somebody types; ends what it started. */
export async function timeStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(npm, 'exit');
  const mara = createSlackDriver(await slackUrl(npm.stdout)).as('mara');
  await mara.command('nordwind', '/adops help');
  await mara.waitFor('nordwind', ({ isBot, ephemeral }) => isBot && ephemeral);
  const seconds = (performance.now() - startedAt) / 1_000;
  npm.kill('SIGTERM');
  await exit;
  return Math.round(seconds * 100) / 100;
}

/** Read from the summary, as a person does. */
async function slackUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /Simulated Slack\s+(http:\S+)\/\?/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('npm start ended without saying where the simulated Slack is.');
}
