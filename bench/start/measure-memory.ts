import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../../scripts/processes/run-quietly.ts';
import { startService } from '../../scripts/processes/start-service.ts';
import { startStack } from '../../scripts/stack.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { residentMegabytes } from './resident-megabytes.ts';

/** Megabytes resident of each process, all side by side at rest. */
export interface Memory {
  bot: number;
  peerBot: number;
  worker: number;
  peerWorker: number;
}

const bundler = fileURLToPath(
  new URL('../../scripts/workflows/bundle-workflows.ts', import.meta.url),
);
const peer = (name: string) => fileURLToPath(new URL(`../peers/${name}.ts`, import.meta.url));

export async function measureMemory(dataDir: string): Promise<Memory> {
  const stack = await startStack({ dataDir });
  const bundle = join(dataDir, 'hello-workflow.js');
  await runQuietly([bundler, bundle, peer('hello-workflow')]);
  const env = {
    ...process.env,
    WORKFLOW_BUNDLE: bundle,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    SLACK_API_URL: `${stack.slackUrl}/api/`,
    SLACK_BOT_TOKEN: standinBotToken,
    SLACK_APP_TOKEN: standinAppToken,
  };
  try {
    const peers = await Promise.all(
      ['hello-bot', 'hello-worker'].map((name) => startService({ name, script: peer(name), env })),
    );
    const { bot, worker } = stack.processes();
    const pids = [bot, peers[0]?.pid, worker, peers[1]?.pid].map((pid) => pid ?? 0);
    const [ours = 0, peerBot = 0, ourWorker = 0, peerWorker = 0] = await residentMegabytes(pids);
    await Promise.all(peers.map((member) => member.stop()));
    return { bot: ours, peerBot, worker: ourWorker, peerWorker };
  } finally {
    await stack.stop();
  }
}
