import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { standinPassword } from '../../../src/standins/search/credentials.ts';
import { standinAppToken, standinBotToken } from '../../../src/standins/slack/tokens.ts';
import { standinKey } from '../../../src/standins/social/key.ts';

const run = promisify(execFile);

export interface Secrets {
  /** What the script said before and after the ones it cannot make were written. */
  said: [before: string, after: string];
  read: (name: string) => string;
}

/** `deploy/secrets` below `folder`, made as somebody would who has everything ready: by the script, and by hand. */
export async function makeSecrets(folder: string): Promise<Secrets> {
  const script = path.join(folder, 'deploy/make-secrets.sh');
  cpSync('deploy/make-secrets.sh', script);
  const file = (name: string) => path.join(folder, 'deploy/secrets', name);
  const before = await run('sh', [script]);
  const own = {
    slack_bot_token: standinBotToken,
    slack_app_token: standinAppToken,
    social_key: standinKey,
    search_password: standinPassword,
  };
  for (const [name, value] of Object.entries(own)) writeFileSync(file(name), `${value}\n`);
  const payloadKey = readFileSync(file('payload_key'), 'utf8');
  const after = await run('sh', [script]);
  if (readFileSync(file('payload_key'), 'utf8') !== payloadKey)
    throw new Error('It was made anew.');
  return {
    said: [before.stdout, after.stdout],
    read: (name) => readFileSync(file(name), 'utf8').trim(),
  };
}
