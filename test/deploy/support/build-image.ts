import { execFile } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { copiesOf, environmentOf, readDockerfile, textsOf } from './dockerfile.ts';

/** What the container would have in its working folder, and what it would run there. */
export interface Image {
  folder: string;
  environment: Record<string, string>;
  command: string[];
  /** Every file in the folder. */
  files: () => string[];
  /** Of HEALTHCHECK, without its flags. */
  healthcheck: string[];
  remove: () => void;
}

const run = promisify(execFile);

/**
 * Follows the Dockerfile without a container engine, in a temporary folder from which nothing of the project can be
 * resolved. `npm ci` is not run: the packages that it would install to run are linked from those that are here.
 */
export async function buildImage(): Promise<Image> {
  const [build, packages, image] = readDockerfile();
  if (!build || !packages || !image) throw new Error('The Dockerfile has lost a stage.');
  const place = mkdtempSync(path.join(tmpdir(), 'adjutant-image-'));
  const folder = path.join(place, 'app');
  mkdirSync(folder);

  const [, compile = ''] = textsOf(build, 'RUN');
  const [, script = '', target = ''] = compile.split(' ');
  await run(process.execPath, [script, path.join(folder, target)]);

  linkProductionPackages(folder);
  const [, ...prunings] = textsOf(packages, 'RUN');
  // They leave what Linux needs.
  if (process.platform === 'linux') {
    for (const prune of prunings) await run('sh', ['-c', prune], { cwd: folder });
  }

  for (const { sources, target: to } of copiesOf(image)) {
    for (const source of sources) {
      const isInto = to.endsWith('/');
      cpSync(source, path.join(folder, to, isInto ? source : ''), { recursive: true });
    }
  }
  const [command = '[]'] = textsOf(image, 'CMD');
  const [healthcheck = ''] = textsOf(image, 'HEALTHCHECK');
  const words = z.array(z.string());
  return {
    folder,
    files: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted(),
    environment: environmentOf(image),
    command: words.parse(JSON.parse(command)),
    healthcheck: words.parse(JSON.parse(healthcheck.slice(healthcheck.indexOf('CMD ') + 4))),
    remove: () => rmSync(place, { recursive: true }),
  };
}

const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })),
});

/** Those `npm ci --omit=dev` installs, as far as they are for this system. */
function linkProductionPackages(folder: string): void {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const [place, { dev }] of Object.entries(packages)) {
    if (place === '' || dev) continue;
    linkFolder(place, path.join(folder, place));
  }
}

/** As hard links, which cost nothing and hide where they come from; without the packages inside of it. */
function linkFolder(from: string, to: string): void {
  for (const entry of entriesOf(from)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(source, target);
    if (!entry.isFile()) continue;
    mkdirSync(to, { recursive: true });
    linkOrCopy(source, target);
  }
}

/** None where npm has left out a package that is for another system. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
