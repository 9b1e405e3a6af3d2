import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { eventsPath } from '../src/bot/events-path.ts';
import { manifestText, type ManifestMode } from './slack/manifest.ts';

/*
 * `npm run manifest`: writes manifest.json, from which Slack makes the app. With `-- --url https://…/slack/events` it is
 * for HTTP mode; with `--without-steps` without steps for Workflow Builder.
 */

const given = readArguments();
if (given === undefined) {
  process.stderr.write(
    'Give --url https://HOST/slack/events for HTTP mode, or nothing for Socket Mode; and --without-steps for no steps in Workflow Builder.\n',
  );
  process.exitCode = 2;
} else {
  const { reached, steps } = given;
  await writeFile('manifest.json', manifestText(reached, { steps }));
  process.stdout.write(
    `Wrote manifest.json for ${reached.mode === 'http' ? reached.url : 'Socket Mode'}. docs/slack-setup.md says what to do with it.\n`,
  );
}

function readArguments(): { reached: ManifestMode; steps: boolean } | undefined {
  try {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, 'without-steps': { type: 'boolean' } },
    });
    const { url, 'without-steps': without = false } = values;
    const steps = !without;
    if (url === undefined) return { reached: { mode: 'socket' }, steps };
    const { protocol, pathname } = new URL(url);
    const isRight = protocol === 'https:' && pathname === eventsPath;
    return isRight ? { reached: { mode: 'http', url }, steps } : undefined;
  } catch {
    return undefined;
  }
}
