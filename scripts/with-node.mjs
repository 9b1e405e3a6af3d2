/**
 * `node scripts/with-node.mjs SCRIPT [ARGUMENTS]`: runs a script of this project on a machine that has
 * nothing but Node 20 or later and npm. Fetches Node 24 and the packages where they are missing.
 * Plain JavaScript without packages, because it runs before there are any.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './bootstrap/cache-folder.mjs';
import { nodeToUse } from './bootstrap/node-to-use.mjs';
import { packagesAreCurrent } from './bootstrap/packages-are-current.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Held from the first line on, so that a Ctrl-C between two steps is not lost.
let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => (child ? child.kill(signal) : process.exit(1)));
}

try {
  const node = nodeToUse(cacheFolder());
  if (!node.isThere)
    await import('./bootstrap/install-node.mjs').then((it) => it.installNode(node));
  if (!packagesAreCurrent(root)) await installPackages(node.path);
  hand(node.path, process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function installPackages(node) {
  const { run } = await import('./bootstrap/run.mjs');
  const status = await run(node, [join(root, 'scripts/bootstrap/install-packages.mjs')]);
  if (status !== 0) process.exit(status);
}

/** The script has this terminal to itself; an open channel lets it notice when this process is killed. */
function hand(node, args) {
  child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${dirname(node)}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(cacheFolder(), 'compile-cache'),
      TZ: 'UTC',
    },
  });
  endWithNpm();
  child.once('exit', (status, signal) => {
    if (signal === null) process.exit(status ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm runs us in a shell that dies of a signal without passing it on: whoever wanted this is gone with it. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 500);
}
