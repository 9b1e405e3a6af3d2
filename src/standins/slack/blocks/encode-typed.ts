import { people } from '../seed.ts';
import type { Channel } from '../state/records.ts';

/** What somebody typed as Slack sends it on: markup characters escaped, people and channels named by id. */
export function encodeTyped(
  text: string,
  channels: Channel[],
  { withNames = false }: { withNames?: boolean } = {},
): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .replaceAll(/(?<![\w@])@([\w.-]+)/g, (typed, handle) => {
      const user = people.find(({ name }) => name === handle);
      return user === undefined ? typed : `<@${user.id}${withNames ? `|${user.name}` : ''}>`;
    })
    .replaceAll(/(?<![\w#&])#([\w-]+)/g, (typed, name) => {
      const channel = channels.find((candidate) => !candidate.isDirect && candidate.name === name);
      return channel === undefined ? typed : `<#${channel.id}|${channel.name}>`;
    });
}
