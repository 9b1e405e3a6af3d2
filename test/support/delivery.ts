import type { LedgerEntry } from '../../src/shared/ledger.ts';
import type { Target } from '../../src/shared/target.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import type { System } from './system.ts';

/** Types the command, and waits for a message in the channel with these words that was not there before. */
export async function order(
  person: SlackPerson,
  command: string,
  words: string,
  channel = 'nordwind',
): Promise<MessageView> {
  const before = await latest(person, channel);
  await person.command(channel, `/adops ${command}`);
  return person.waitFor(channel, (message) => message.ts > before && has(message, words), {
    timeoutMs: 50_000,
  });
}

/** Presses a button of a message, and waits for a new message with these words. */
export async function pressFor(
  person: SlackPerson,
  message: MessageView,
  button: string,
  words: string,
  channel = 'nordwind',
): Promise<MessageView> {
  const before = await latest(person, channel);
  await person.press(message, button);
  return person.waitFor(channel, (one) => one.ts > before && has(one, words), {
    timeoutMs: 50_000,
  });
}

const has = (message: MessageView, words: string): boolean => textOf(message).includes(words);

async function latest(person: SlackPerson, channel: string): Promise<string> {
  const messages = await person.messages(channel);
  return messages.reduce((last, { ts }) => (ts > last ? ts : last), '');
}

/** `play` or `pause`, as the service has it, of campaigns and ads of the media plan 1001. */
export async function statusOf({ service }: System, id: string): Promise<string> {
  const { calls } = service;
  const m = '1001';
  const { data } = await calls.campaigns.list({ m, limit: 300 });
  const campaign = data.find((one) => one.id === id);
  if (campaign) return campaign.status ?? '';
  for (const { id: c } of data) {
    const ads = await calls.ads.listInCampaign({ m, c, limit: 300 });
    const ad = ads.data.find((one) => one.id === id);
    if (ad) return ad.status ?? '';
  }
  return 'not there';
}

/** Requests that changed something, by operation. */
export async function writesOf({ social }: System, operation: string): Promise<number> {
  const requests = await social.requests();
  return requests.filter((one) => one.operation === operation).length;
}

/** Puts a freeze into the ledger, as the command does. */
export async function freeze({ ledger }: System, target: Target, id: string): Promise<void> {
  const entry: LedgerEntry = {
    id,
    kind: 'freeze',
    target,
    by: { user: 'U0JONAS', team: team.id },
    approvedBy: [],
    reason: 'the client is on holiday',
    before: {},
    after: {},
    run: { workflowId: `freeze:${id}`, runId: id },
  };
  await ledger.append(entry);
}

export async function unfreeze({ ledger }: System, target: Target, id: string): Promise<void> {
  const by = { user: 'U0JONAS', team: team.id };
  const run = { workflowId: `unfreeze:${id}`, runId: id };
  await ledger.append({
    id,
    kind: 'unfreeze',
    target,
    by,
    approvedBy: [],
    before: {},
    after: {},
    run,
  });
}

/** A playing campaign in the media plan 1001 that the tests may use as they like. */
export async function newCampaign(
  { service }: System,
  name: string,
  status: 'play' | 'pause' = 'play',
): Promise<string> {
  const { id } = await service.calls.campaigns.createFb({
    m: '1001',
    name,
    status,
    objective: 'reach',
    budget_type: 'daily',
    daily_budget: 10,
    start_date: 1_930_000_000,
    useReachAndFrequency: false,
  });
  return id;
}
