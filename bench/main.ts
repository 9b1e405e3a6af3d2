import { parseArgs } from 'node:util';
import { benchAck } from './ack.ts';
import { benchApprovals } from './approvals.ts';
import { benchClient } from './client.ts';
import { benchDigest } from './digest.ts';
import { benchJson } from './report/bench-json.ts';
import { benchReport } from './report/bench-report.ts';
import { benchSoak } from './soak.ts';
import { benchStart } from './start.ts';
import { benchThroughput } from './throughput.ts';

/* `npm run bench -- NAME [--json] [--minutes N]`: exit status 1 says that a goal is missed. */

const benches = {
  ack: benchAck,
  approvals: benchApprovals,
  client: benchClient,
  digest: benchDigest,
  soak: benchSoak,
  start: benchStart,
  throughput: benchThroughput,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    // How long `soak` takes.
    minutes: { type: 'string', default: '60' },
  },
});
const name = positionals[0] ?? '';
if (!isBench(name)) {
  const names = Object.keys(benches).join(', ');
  process.stderr.write(`There is no bench called «${name}». There are: ${names}.\n`);
  process.exit(2);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  process.stderr.write('--minutes takes a number above 0.\n');
  process.exit(2);
}
const rows = await benches[name]((line) => process.stderr.write(`${line}\n`), { minutes });
process.stdout.write(values.json ? benchJson(name, rows) : benchReport(name, rows));
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);

function isBench(word: string): word is keyof typeof benches {
  return word in benches;
}
