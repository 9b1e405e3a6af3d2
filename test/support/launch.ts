import { readFile } from 'node:fs/promises';
import type { MessageView, SubmitAnswer } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';

/** What a person gives the launch form. */
export interface Given {
  file?: { name: string; content: string | Uint8Array };
  text?: string;
  /** Name of an example plan. */
  example?: string;
  advertiser?: string;
  account?: string;
  /** `YYYY-MM-DD`. */
  startDate?: string;
}

/** Opens the form with the command and sends it filled in. `errors` says why it stayed open. */
export async function givePlan(
  person: SlackPerson,
  channel: string,
  { file, text, example, advertiser, account, startDate }: Given,
): Promise<SubmitAnswer> {
  await person.command(channel, '/adops launch');
  await person.view();
  return person.submit({
    ...(file && { 'launch.file': [await person.upload(file.name, file.content)] }),
    ...(text && { 'launch.text': text }),
    ...(example && { 'launch.example': example }),
    ...(advertiser && { 'launch.advertiser': advertiser }),
    ...(account && { 'launch.account': account }),
    ...(startDate && { 'launch.start-date': startDate }),
  });
}

/** A plan file of the `examples` folder. */
export async function exampleFile(name: string): Promise<{ name: string; content: string }> {
  return { name, content: await readFile(`examples/${name}`, 'utf8') };
}

/** Waits for a message with these words in its channel or threads, seen by this person. */
export function said(
  person: SlackPerson,
  channel: string,
  words: string | RegExp,
  timeoutMs = 30_000,
): Promise<MessageView> {
  const accept = (message: MessageView) => {
    const text = textOf(message);
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  };
  return person.waitFor(channel, accept, { timeoutMs });
}

/** The preview of a launch for this IO number that waits for a decision. */
export function previewOf(person: SlackPerson, channel: string, io: string): Promise<MessageView> {
  return person.waitFor(channel, (message) => {
    const text = textOf(message);
    return text.includes('asks to launch') && text.includes(io);
  });
}

/** The reply in a launch's thread with these words. */
export function replyTo(
  person: SlackPerson,
  channel: string,
  { ts }: MessageView,
  words: string,
  timeoutMs = 50_000,
): Promise<MessageView> {
  const accept = (message: MessageView) =>
    message.threadTs === ts && textOf(message).includes(words);
  return person.waitFor(channel, accept, { timeoutMs });
}
