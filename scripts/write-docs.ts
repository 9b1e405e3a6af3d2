import { writeFile } from 'node:fs/promises';
import { environmentExample } from '../src/environment-example.ts';
import { endpointDocument } from './endpoint-document.ts';
import { licenceDocument } from './licences/licence-document.ts';
import { planDocuments } from './plan-documents.ts';
import { policyDocuments } from './policy-documents.ts';
import { slackDocuments } from './slack/setup-document.ts';

/* `npm run docs`: writes what is generated from declarations. Tests fail when one of the files is stale. */

const documents = new Map([
  ['.env.example', environmentExample()],
  ...(await planDocuments()),
  ...endpointDocument(),
  ...(await policyDocuments()),
  ...(await slackDocuments()),
  ...licenceDocument(),
]);
for (const [path, content] of documents) {
  await writeFile(new URL(`../${path}`, import.meta.url), content);
  console.log(`wrote ${path}`);
}
