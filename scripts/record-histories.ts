import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptHistories, readHistories } from './histories/history.ts';
import { keepNew } from './histories/keep-new.ts';

/*
 * `npm run record-histories [-- TEST…]`: lets the tests of the whole system run, and keeps of the histories of their
 * workflows those that go through something new. Only adds: a history that is there is what some agency has.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const tests = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'adjutant-histories-'));
try {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'socket'];
  const { status } = spawnSync(
    process.execPath,
    [...args, ...(tests.length > 0 ? tests : ['test/system'])],
    { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_HISTORIES: folder } },
  );
  const recorded = readHistories(folder).map(({ history }) => history);
  const kept = readHistories(keptHistories).map(({ history }) => history);
  const added = keepNew(keptHistories, recorded, kept);
  process.stdout.write(
    `${recorded.length} histories recorded, ${kept.length} were kept, ${added.length} added:\n` +
      added.map((name) => `  ${name}\n`).join(''),
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
