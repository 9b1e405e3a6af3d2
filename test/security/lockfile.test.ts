import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { labelOf, lockedPackages } from '../../scripts/licences/locked-packages.ts';

const Versions = z.record(z.string(), z.string());
const Declared = z.object({ dependencies: Versions, devDependencies: Versions });
const Lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.object({ '': Declared }),
});

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const declared = Declared.parse(json('package.json'));
const locked = lockedPackages();

describe('the lockfile', () => {
  it('is of what package.json declares', () => {
    expect(Lockfile.parse(json('package-lock.json')).packages['']).toEqual(declared);
  });

  it.each(['dependencies', 'devDependencies'] as const)(
    'holds each of the %s in the one version that is declared',
    (kind) => {
      const versions = Object.keys(declared[kind]).map((name) => [
        name,
        locked.find(({ path }) => path === `node_modules/${name}`)?.version,
      ]);
      expect(Object.fromEntries(versions)).toEqual(declared[kind]);
    },
  );

  it('knows every package by its content, but for builds for systems that none was at hand for', () => {
    const unknown = locked.filter(
      ({ integrity }) => !/^sha512-[\w+/]{86}==$/u.test(integrity ?? ''),
    );
    // Their versions are those that the package they belong to names, each exactly.
    const isForeignBuild = /^@(?:swc\/core|oxlint\/binding|oxlint-tsgolint\/)/u;
    expect(unknown.filter(({ name }) => !isForeignBuild.test(name)).map(labelOf)).toEqual([]);
    expect(unknown.filter(({ name }) => name.endsWith('linux-x64-gnu')).map(labelOf)).toEqual([]);
  });

  it('has all that a package may want, so that `npm ci` takes it', () => {
    const paths = new Set(locked.map(({ path }) => path));
    const isThere = (from: string, name: string): boolean => {
      if (paths.has(`${from === '' ? '' : `${from}/`}node_modules/${name}`)) return true;
      return (
        from !== '' && isThere(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
      );
    };
    const Wanting = z.object({
      packages: z.record(z.string(), z.object({ optionalDependencies: Versions.optional() })),
    });
    const { packages } = Wanting.parse(json('package-lock.json'));
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isThere(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that it is the same wherever one installs', () => {
    expect(locked.filter(({ resolved }) => resolved !== undefined).map(labelOf)).toEqual([]);
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/https?:\/\/[^"]*\.tgz/u);
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry=|_auth|\/\//u);
  });

  it.each([/^@temporalio\//u, /^@slack\//u])('has one version of each of %s', (family) => {
    const versions = Map.groupBy(
      locked.filter(({ name }) => family.test(name)),
      ({ name }) => name,
    );
    const several = [...versions].filter(([, copies]) => copies.length > 1);
    expect(several.map(([name]) => name)).toEqual([]);
    expect(versions.size).toBeGreaterThan(5);
  });

  it('has one version of all of Temporal, which fits together in no other way', () => {
    const temporal = locked.filter(({ name }) => name.startsWith('@temporalio/'));
    expect(new Set(temporal.map(({ version }) => version))).toEqual(
      new Set([declared.dependencies['@temporalio/worker']]),
    );
  });
});
