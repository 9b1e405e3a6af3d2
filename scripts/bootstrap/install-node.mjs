import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startStep, terminalReport } from './report.mjs';
import { run } from './run.mjs';

/** Fetches Node from npm; beside its place first, so that a broken or a second install does no harm. */
export async function installNode({ version, folder, path }) {
  const step = startStep(terminalReport(), `Fetching Node ${version} from npm, once`);
  const beside = mkdtempSync(`${folder}.`);
  process.once('exit', () => rmSync(beside, { recursive: true, force: true }));
  try {
    const status = await npmInstall(beside, packageOf(version));
    if (status !== 0) throw new Error(`npm ended with status ${status}, see above`);
    const answer = await run(join(beside, 'node_modules/node/bin/node'), ['--eval', '0']);
    if (answer !== 0) throw new Error(`it does not run on this system (status ${answer})`);
    moveInto(folder, beside, path);
    step.done(`Node ${version} fetched`);
  } catch (error) {
    step.failed(`Node ${version} cannot be had: ${error.message}`);
    throw new Error('Install Node 24.18 or a later 24 yourself and put it first on PATH.', {
      cause: error,
    });
  }
}

/** The package with the program itself, under a fixed name; `node` on npm would need an install script. */
function packageOf(version) {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `node@npm:${prefix}-${process.platform}-${process.arch}@${version}`;
}

function npmInstall(folder, what) {
  const quiet = [
    '--no-fund',
    '--no-audit',
    '--no-package-lock',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  return run('npm', ['install', '--prefix', folder, '--ignore-scripts', ...quiet, what]);
}

function moveInto(folder, beside, path) {
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (existsSync(path)) return;
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  }
}
