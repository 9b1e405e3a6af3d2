import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { manifestText, type ManifestMode } from './slack/manifest.ts';

/*
 * `npm run manifest`: writes manifest.json, from which Slack makes the app. With `-- --url https://…/slack/events` it is
 * for HTTP mode.
 */

const reached = readMode();
if (reached === undefined) {
  process.stderr.write(
    'Give --url https://HOST/slack/events for HTTP mode, or nothing for Socket Mode.\n',
  );
  process.exitCode = 2;
} else {
  await writeFile('manifest.json', manifestText(reached));
  process.stdout.write(
    `Wrote manifest.json for ${reached.mode === 'http' ? reached.url : 'Socket Mode'}. docs/slack-setup.md says what to do with it.\n`,
  );
}

function readMode(): ManifestMode | undefined {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' } } });
    if (values.url === undefined) return { mode: 'socket' };
    const { protocol, pathname } = new URL(values.url);
    const isRight = protocol === 'https:' && pathname === '/slack/events';
    return isRight ? { mode: 'http', url: values.url } : undefined;
  } catch {
    return undefined;
  }
}
