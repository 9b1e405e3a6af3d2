import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpointDocument } from '../../scripts/endpoint-document.ts';
import { endpointsOf } from '../../src/services/endpoint.ts';
import { search } from '../../src/services/search/index.ts';
import { social } from '../../src/services/social/index.ts';

describe('the documentation of the endpoints', () => {
  it('is what the declarations say; `npm run docs` writes it', () => {
    const documents = endpointDocument();
    const committed = [...documents.keys()].map(
      (path) => [path, readFileSync(path, 'utf8')] as const,
    );
    expect(new Map(committed)).toEqual(documents);
  });

  it('has a section for each operation', () => {
    const page = readFileSync('docs/endpoints.md', 'utf8');
    const written = [...page.matchAll(/^#### (\S+)$/gm)].map(([, operation]) => operation);
    const declared = [social, search].flatMap((service) =>
      endpointsOf(service).map(({ operation }) => operation),
    );
    expect(written).toEqual(declared);
  });
});
