import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAllowed, licenceOf } from '../../scripts/licences/licence-of.ts';
import { licenceDocument } from '../../scripts/licences/licence-document.ts';
import {
  labelOf,
  lockedPackages,
  productionPackages,
} from '../../scripts/licences/locked-packages.ts';

const Manifest = z.object({ version: z.string(), license: z.string().exactOptional() });

describe('the licences', () => {
  it('are listed as the lockfile says; `npm run docs` writes the page', () => {
    const documents = licenceDocument();
    const committed = [...documents.keys()].map(
      (path) => [path, readFileSync(path, 'utf8')] as const,
    );
    expect(new Map(committed)).toEqual(documents);
  });

  it('of all that runs at the agency are known and allowed', () => {
    const unwelcome = productionPackages().filter((each) => !isAllowed(licenceOf(each) ?? ''));
    expect(unwelcome.map(labelOf)).toEqual([]);
  });

  it('are those that the installed packages bring', () => {
    const installed = lockedPackages().filter(({ path }) => existsSync(`${path}/package.json`));
    const brought = installed.map(({ path }) =>
      Manifest.parse(JSON.parse(readFileSync(`${path}/package.json`, 'utf8'))),
    );
    expect(brought).toEqual(
      installed.map(({ version, license }) => ({ version, ...(license && { license }) })),
    );
    expect(installed.length).toBeGreaterThan(200);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['', false],
  ])('under %j are allowed: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});
