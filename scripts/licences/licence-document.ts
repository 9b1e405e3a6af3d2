import { licenceOf } from './licence-of.ts';
import { labelOf, productionPackages } from './locked-packages.ts';

const intro = `# Licences

Adjutant itself is under Apache-2.0 ([LICENSE](../LICENSE)). Below is every package that is installed with it to run, on one
platform or another, by the licence it is given under; those for development and tests are left out. This page is
generated from \`package-lock.json\` by \`npm run docs\`; a test fails when it is stale, and when a package comes under a
licence that \`scripts/licences/licence-of.ts\` does not allow.`;

/** What is installed to run and under which licence, by path from the root of the repository. */
export function licenceDocument(): Map<string, string> {
  const byLicence = Map.groupBy(
    productionPackages(),
    (each) => licenceOf(each) ?? 'Not known: do not release',
  );
  const sections = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const names = [...new Set(packages.map(labelOf))];
      return `## ${licence}\n\n${names.map((name) => `- ${name}`).join('\n')}`;
    });
  return new Map([['docs/licences.md', `${[intro, ...sections].join('\n\n')}\n`]]);
}
