import { checkSources } from './test/check-sources.ts';
import { runHere } from './test/run-here.ts';
import { runTests } from './test/run-tests.ts';

/*
 * `npm test`: format, lint, types, all tests, and one launch through the doors people use. With arguments
 * only the tests, and the arguments go to vitest. The last line is for whoever reads it by machine.
 */
const filters = process.argv.slice(2);
const failedChecks = filters.length === 0 ? await checkSources() : 0;
const tests = await runTests(filters);
const tries = filters.length === 0 ? [await runHere(['scripts/try.ts'])] : [];

const passed = tests.passed + tries.filter((succeeded) => succeeded).length;
const failed = failedChecks + tests.failed + tries.filter((succeeded) => !succeeded).length;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
