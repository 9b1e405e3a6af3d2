import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExample } from '../src/plan/examples.ts';
import { parsePlan } from '../src/plan/parse-plan.ts';
import { createSocialClient } from '../src/services/social/index.ts';
import type { MessageView } from '../src/standins/slack/doors.ts';
import { createSlackDriver, type SlackPerson } from '../src/standins/slack/driver.ts';
import { textOf } from '../src/standins/slack/reading/text-of.ts';
import { standinKey } from '../src/standins/social/key.ts';
import { terminalReport } from './bootstrap/report.mjs';
import { startStack } from './stack.ts';
import { auditTree } from './try/audit-tree.ts';

/*
 * One launch of an example plan through the doors a person uses: the command typed into the simulated
 * Slack, the form, the button. Then the social service itself is asked what it has. The exit status says
 * whether every object of the plan exists exactly once and paused.
 */
const example = process.argv[2] ?? 'nordwind-winter-boots';
const channel = 'nordwind';
const patience = { timeoutMs: 120_000 };

const { bytes, format } = await readExample(example);
const { plan } = parsePlan(bytes, format);
const ioNumber = plan?.mediaPlan.ioNumber;
if (plan === undefined || ioNumber === undefined) throw new Error(`${example} has no IO number.`);

const dataDir = await mkdtemp(path.join(tmpdir(), 'adjutant-try-'));
const stack = await startStack({ dataDir, report: terminalReport() });
try {
  await launch(createSlackDriver(stack.slackUrl).as('mara'), ioNumber);
  const service = createSocialClient({ baseUrl: stack.socialUrl, key: standinKey });
  const { lines, objects, wrong } = await auditTree(service, ioNumber, plan);
  await service.close();
  console.log(`\nThe social service now has:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  const verdict = wrong.length === 0 ? 'each once and paused' : wrong.join('; ');
  console.log(`\n${objects} objects: ${verdict}.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function launch(mara: SlackPerson, io: string): Promise<void> {
  tell('mara', `/adops launch ${example}`);
  await mara.command(channel, `/adops launch ${example}`);
  await mara.view();
  const { errors } = await mara.submit();
  if (errors) throw new Error(Object.values(errors).join(' '));

  const preview = await mara.waitFor(channel, (it) => textOf(it).includes(io), patience);
  tell('Adjutant', textOf(preview));
  tell('mara', 'presses Launch');
  await mara.press(preview, 'Launch');

  const isResult = (it: MessageView) => it.threadTs === preview.ts && /omplete\./.test(textOf(it));
  tell('Adjutant', textOf(await mara.waitFor(channel, isResult, patience)));
}

function tell(who: string, words: string): void {
  const [first = '', ...rest] = words.split('\n');
  console.log(
    `\n${who.padEnd(9)} ${[first, ...rest.map((line) => `          ${line}`)].join('\n')}`,
  );
}
