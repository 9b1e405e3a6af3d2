import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Four processes of a script of this folder that begin at the same moment, and have each done so much when they end. */
export async function fourTogether(
  databaseUrl: string,
  units: number,
  script: 'take-many' | 'append-many' = 'take-many',
): Promise<void> {
  const file = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
  const children = [0, 1, 2, 3].map((seed) => ({ seed, child: fork(file, { execArgv: [] }) }));
  try {
    await Promise.all(children.map(({ child }) => once(child, 'message')));
    const done = Promise.all(children.map(({ child }) => finished(child)));
    for (const { child, seed } of children) child.send({ databaseUrl, units, seed });
    await done;
  } finally {
    for (const { child } of children) child.kill();
  }
}

async function finished(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`A process ended with status ${String(status)}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
}
