import { readFileSync } from 'node:fs';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);

/** One package of one version as the lockfile has it. */
export interface LockedPackage {
  /** Where it is installed, from the root of the repository. */
  path: string;
  name: string;
  version: string;
  /** SPDX expression; undefined where its package.json names none. */
  license?: string | undefined;
  integrity?: string | undefined;
  /** The address it was fetched from, where the lockfile keeps it. */
  resolved?: string | undefined;
  /** For development and tests alone. */
  isDev: boolean;
}

const Lockfile = z.object({
  lockfileVersion: z.int(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().exactOptional(),
      license: z.string().exactOptional(),
      integrity: z.string().exactOptional(),
      resolved: z.string().exactOptional(),
      dev: z.boolean().exactOptional(),
    }),
  ),
});

/** All that `npm ci` installs, in the order of names and versions. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(new URL('package-lock.json', root), 'utf8');
  const { packages } = Lockfile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, integrity, resolved, dev = false }]) => ({
      path,
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      license,
      integrity,
      resolved,
      isDev: dev,
    }))
    .toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1));
}

/** What runs at the agency, on one platform or another. */
export const productionPackages = (): LockedPackage[] =>
  lockedPackages().filter(({ isDev }) => !isDev);

/** Its name and version, as people write it. */
export const labelOf = ({ name, version }: LockedPackage): string => `${name} ${version}`;
