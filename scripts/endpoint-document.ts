import { search } from '../src/services/search/index.ts';
import { social } from '../src/services/social/index.ts';
import { servicePage } from './endpoints/service-page.ts';

const intro = `# Endpoints

Every operation of both services, as \`/adops do\` knows it. This page is generated from the declarations in
\`src/services\` by \`npm run docs\`; a test fails when it is stale.

Type \`/adops do <operation>\` for its form, or \`/adops do\` for a list to choose from. What is marked \\* must be
given. A read answers you alone; a write shows what will be sent and asks first.`;

/** The documentation of all operations, by path from the root of the repository. */
export function endpointDocument(): Map<string, string> {
  const page = [
    intro,
    servicePage('The social advertising management service', social),
    servicePage('The search marketing reporting service', search),
  ].join('\n\n');
  return new Map([['docs/endpoints.md', `${page}\n`]]);
}
