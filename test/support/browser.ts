import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/**
 * A headless Chromium. On Linux it comes out of the `@sparticuz/chromium` package, unpacked once per install;
 * elsewhere it is the Chrome that is installed. `CHROMIUM_PATH` names another one.
 */
export async function launchBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given === undefined && process.platform !== 'linux') {
    return chromium.launch({ channel: 'chrome' });
  }
  return chromium.launch({
    executablePath: given ?? (await unpacked()),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
}

/** Unpacked in a folder of its own and moved into place, so that test files running at once never see half of it. */
async function unpacked(): Promise<string> {
  const place = join(cache, 'chromium');
  const program = join(place, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  });
  try {
    renameSync(folder, place);
  } catch {
    // Somebody else was quicker, and theirs is as good.
    rmSync(folder, { recursive: true, force: true });
  }
  return program;
}

const unpack = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/** Goes with the packages when they are installed anew. */
const cache = join(import.meta.dirname, '../../node_modules/.cache/adjutant');
