import type { KnownBlock } from '@slack/types';
import { note } from './kit/note.ts';

/** Why something comes as a direct message, and what to do about it. */
export function notInChannel(channel: string): KnownBlock[] {
  return [
    note(
      `This is here because I may not write in <#${channel}>. Invite me there: \`/invite @Adjutant\`.`,
    ),
  ];
}
