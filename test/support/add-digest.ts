import type { MessageView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import type { TypedValues } from '../../src/standins/slack/driver/typed-values.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { said } from './launch.ts';

/** Adds a digest by the command and its form; about media plan 1001 unless the values say otherwise. */
export async function addDigest(
  person: SlackPerson,
  channel: string,
  { name, time = '08:30', values = {} }: { name: string; time?: string; values?: TypedValues },
): Promise<{ id: string; message: MessageView }> {
  await person.command(channel, `/adops digest add ${name} ${time}`);
  await person.view();
  const sent = await person.submit({ 'scope.mediaPlans': ['1001'], ...values });
  if ('errors' in sent) throw new Error(JSON.stringify(sent.errors));
  const message = await said(person, channel, `«${name}» is added.`);
  const [, id = ''] = /\b([0-9a-f]{8})\b/.exec(textOf(message)) ?? [];
  return { id, message };
}
