import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { freePort } from '../scripts/processes/free-port.ts';
import { surroundings } from '../scripts/processes/stack-settings.ts';
import { startService } from '../scripts/processes/start-service.ts';
import { startStack } from '../scripts/stack.ts';
import { eventsPath } from '../src/bot/events-path.ts';
import {
  standinAppToken,
  standinBotToken,
  standinSigningSecret,
} from '../src/standins/slack/tokens.ts';
import { openSlackDoor, type Mode, type SlackDoor } from './ack/slack-door.ts';
import { typedCommand } from './ack/typed-command.ts';
import { row, type Row } from './report/row.ts';
import { keepBusy } from './support/keep-busy.ts';

const commands = 500;
const rounds = 9;
/** Bursts that do not count: whatever takes commands for longer than a minute has been compiled. */
const warmUps = 3;

const pathOf = (script: string) => fileURLToPath(new URL(`../${script}`, import.meta.url));
const bots = { own: pathOf('src/bot/main.ts'), bare: pathOf('bench/peers/ack-bot.ts') };

type Name = `${Mode} ${keyof typeof bots}`;

/**
 * Five hundred commands at once, while the workers are busy: how long the bot takes to acknowledge them beside a
 * Bolt app that does nothing else, by turns, in both modes.
 */
export async function benchAck(report: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  const stack = await startStack({ dataDir });
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const { slackUrl, temporalAddress } = stack;
    const doors = new Map<Name, SlackDoor>();
    for (const mode of ['socket', 'http'] as const) {
      for (const name of ['own', 'bare'] as const) {
        const port = String(await freePort());
        const requestUrl = `http://127.0.0.1:${port}${eventsPath}`;
        const door = await openSlackDoor(mode, { slackUrl, requestUrl });
        const env = {
          ...surroundings(),
          SLACK_MODE: mode,
          SLACK_API_URL: door.apiUrl,
          SLACK_BOT_TOKEN: standinBotToken,
          SLACK_APP_TOKEN: standinAppToken,
          SLACK_SIGNING_SECRET: standinSigningSecret,
          PORT: port,
          TEMPORAL_ADDRESS: temporalAddress,
          LOG_LEVEL: 'warn',
        };
        const bot = await startService({ name: `${mode} ${name}`, script: bots[name], env });
        closing.unshift(() => bot.stop(), door.close);
        doors.set(`${mode} ${name}`, door);
      }
    }
    const connection = await Connection.connect({ address: temporalAddress });
    closing.unshift(() => connection.close());
    const { stop } = keepBusy(new Client({ connection }));
    closing.unshift(() => stop());
    return rowsOf(await takeTurns(doors, report));
  } finally {
    for (const close of closing) await close();
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The milliseconds of every command, sorted, of each round that counts. */
async function takeTurns(
  doors: ReadonlyMap<Name, SlackDoor>,
  report: (line: string) => void,
): Promise<Map<Name, number[][]>> {
  const waits = new Map<Name, number[][]>([...doors.keys()].map((name) => [name, []]));
  for (let round = 1; round <= warmUps + rounds; round += 1) {
    const words: string[] = [];
    const turns = round % 2 === 0 ? [...doors] : [...doors].toReversed();
    for (const [name, { ackMs, responseUrl }] of turns) {
      const burst = Array.from({ length: commands }, async (_, index) =>
        ackMs(typedCommand(index, responseUrl)),
      );
      const sorted = (await Promise.all(burst)).toSorted((one, other) => one - other);
      words.push(`${name} ${Math.round(at(sorted, 0.99))}`);
      if (round > warmUps) waits.get(name)?.push(sorted);
    }
    report(`burst ${round} of ${warmUps + rounds}: p99 in ms ${words.join(', ')}`);
  }
  return waits;
}

function rowsOf(waits: ReadonlyMap<Name, number[][]>): Row[] {
  const all = (name: Name, share: number) =>
    (waits.get(name) ?? []).map((sorted) => at(sorted, share));
  return (['socket', 'http'] as const).flatMap((mode) => {
    const [own, bare] = [all(`${mode} own`, 0.99), all(`${mode} bare`, 0.99)];
    const ratios = own.map((value, round) => value / (bare[round] ?? Number.NaN));
    return [
      row(
        `${mode}: ${commands} commands at once, acknowledged, p50`,
        'ms',
        all(`${mode} own`, 0.5),
      ),
      row('… a bare Bolt app', 'ms', all(`${mode} bare`, 0.5)),
      row('… p99', 'ms', own),
      row('… a bare Bolt app', 'ms', bare),
      row('bot to bare Bolt app, p99', '×', ratios, 1.5),
      row('the slowest of all', 'ms', [Math.max(...all(`${mode} own`, 1))], 3_000),
    ];
  });
}

/** The wait that this share of them is not longer than. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
