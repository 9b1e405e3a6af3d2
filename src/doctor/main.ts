import { parseArgs } from 'node:util';
import { readAnyConfig } from '../config.ts';
import { environment } from '../environment.ts';
import { allChecks } from './all-checks.ts';
import { problem } from './check.ts';
import { isSound, reportJson, reportText } from './report.ts';
import { runChecks } from './run-checks.ts';

/* `npm run doctor [-- --json]`: looks at all that Adjutant needs; status 1 when something does not work. */

/** Measuring a slow Temporal server takes a few seconds. */
const deadlineMs = 15_000;

const json = wantsJson();
const { known, problems } = readAnyConfig(environment());
const environmentFindings = problems.map((text) => ({ check: 'environment', ...problem(text) }));
const findings = [
  ...environmentFindings,
  ...(await runChecks(allChecks(known), known, deadlineMs)),
];
const text = json ? reportJson(findings) : reportText(findings);
process.stdout.write(text, () => process.exit(isSound(findings) ? 0 : 1));

function wantsJson(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    process.stderr.write('Write npm run doctor, or npm run -s doctor -- --json.\n');
    process.exit(1);
  }
}
