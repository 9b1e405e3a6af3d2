import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ok, warning, type Check } from '../check.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

/** What every test ran on. */
const testedNode = 24;

/** This Adjutant, and the Node it runs on. */
export const versionsCheck: Check = {
  name: 'versions',
  run: async () => {
    const { node } = process.versions;
    const text = `Adjutant ${version} on Node ${node}`;
    if (Number.parseInt(node, 10) === testedNode) return [ok(`${text}.`)];
    return [warning(`${text}: it is tested on Node ${testedNode}, use that.`)];
  },
};
