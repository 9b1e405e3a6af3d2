import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock, waitForLock } from './lock.mjs';
import { packagesAreCurrent, unfinishedMarkOf } from './packages-are-current.mjs';
import { startStep, terminalReport } from './report.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of the lock file. Runs under Node 24, because npm under an older one chooses
 * older releases. Two at once: the second waits and finds the work done.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const report = terminalReport();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const held = takeLock(join(root, '.adjutant/install.lock'));
if (!packagesAreCurrent(root)) await install();
held.close();

function takeLock(file) {
  const lock = tryLock(file);
  if (lock) return lock;
  report('  … Another process is installing the packages; waiting for it');
  return waitForLock(file);
}

async function install() {
  const step = startStep(report, 'Installing packages');
  const packages = join(root, 'node_modules');
  const unfinished = unfinishedMarkOf(root);
  if (existsSync(unfinished)) rmSync(packages, { recursive: true });
  mkdirSync(packages, { recursive: true });
  writeFileSync(unfinished, '');
  const status = await npmInstall();
  if (status === 0) rmSync(unfinished);
  if (status === 0 && packagesAreCurrent(root)) {
    step.done('Packages installed');
  } else {
    step.failed(`Packages are not installed: npm ended with status ${status}, see above`);
    process.exit(1);
  }
}

/**
 * `install` and not `ci`: it takes the same releases from the lock file, but lets one pass that lacks the
 * builds for other systems, as npm writes it where a registry does not have them all, and touches only
 * what changed.
 */
function npmInstall() {
  const args = ['install', '--no-save', '--ignore-scripts', '--include=dev'];
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  return run(
    'npm',
    [...args, '--no-fund', '--no-audit', '--no-update-notifier', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: path },
    },
  );
}
