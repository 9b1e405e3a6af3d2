import { readFile } from 'node:fs/promises';
import { operations } from '../src/operations/catalogue.ts';
import { readPolicy } from '../src/policy/read-policy.ts';
import { policyReport } from './policy-report.ts';

/* `npm run check-config [file]`: whether a policy file is sound, and what is odd about it. */

const [path = 'config/policy.yaml'] = process.argv.slice(2);
const text = await readFile(path, 'utf8').catch(() => undefined);
if (text === undefined) {
  console.error(`${path} cannot be read. Give the path of a policy file.`);
  process.exitCode = 1;
} else {
  const names = operations.map(({ operation }) => operation);
  const { isSound, lines } = policyReport(readPolicy(text, names), path);
  for (const line of lines) (isSound ? console.log : console.error)(line);
  process.exitCode = isSound ? 0 : 1;
}
