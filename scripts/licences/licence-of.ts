import type { LockedPackage } from './locked-packages.ts';

/**
 * Licences under which a package may be part of Adjutant: all let an agency run and change it without owing anything but the
 * notices. MPL-2.0 asks for changes to its own files, of which there are none; CC-BY-4.0 and OFL-1.1 are for data
 * and fonts.
 */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** What packages say in their LICENSE file alone. */
const readByHand: Readonly<Record<string, string>> = {
  'unionfs 4.6.0': 'Unlicense',
};

/** @returns its SPDX expression; undefined where nobody knows it */
export function licenceOf({ name, version, license }: LockedPackage): string | undefined {
  return license ?? readByHand[`${name} ${version}`];
}

/** Whether each part of the expression is allowed; of a choice, one is enough. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowedLicences.has(part)));
}
