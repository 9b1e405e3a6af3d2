import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and answers its exit status; of what it says, errors are shown.
 * When this process exits, the program is ended as well.
 */
export async function run(program, args, options) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 2], ...options });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => resolve(status ?? 1));
    });
  } finally {
    process.off('exit', stop);
  }
}
