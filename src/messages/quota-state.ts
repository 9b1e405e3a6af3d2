import type { SectionBlock } from '@slack/types';
import type { Lane, QuotaState } from '../shared/quota.ts';
import { message, type Message } from './kit/message.ts';
import { moment } from './kit/moment.ts';
import { note } from './kit/note.ts';
import { bold, paragraph } from './kit/rich-text.ts';

/** How much of the search service's hour is used, held and free, and when there is more. */
export function quotaState(state: QuotaState): Message {
  const { used, reserved, ceilings, blockedUntil } = state;
  const { interactive: all, batch } = ceilings;
  const summary = `Search service: ${number(used)} of ${number(all)} requests used in the last hour`;
  const people = share(state, 'interactive');
  const reports = share(state, 'batch');
  return message(
    `${summary}, ${number(reserved)} reserved. People: ${plain(people)}. Reports: ${plain(reports)}.`,
    paragraph(bold(`${summary}.`)),
    blockedUntil === undefined ? undefined : section(blocked(blockedUntil)),
    fields(
      ['Used', number(used)],
      ['Reserved', `${number(reserved)} for work under way`],
      ['For people', shown(people)],
      ['For reports and digests', shown(reports)],
    ),
    note(
      `The service allows ${number(all)} requests in any hour, over all who use this account. ` +
        `Reports and digests stop at ${number(batch)}, so that people are not kept waiting.`,
    ),
  );
}

/** Free at this moment, or the instant from which there is one more. */
type Share = { free: number } | { nextFree: Date };

function share({ used, reserved, ceilings, nextFree }: QuotaState, lane: Lane): Share {
  const next = nextFree[lane];
  if (next !== undefined) return { nextFree: wholeMinute(next) };
  return { free: Math.max(0, ceilings[lane] - used - reserved) };
}

/** Slack shows minutes: whoever comes at the minute that is shown must not come too early. */
function wholeMinute(at: number): Date {
  return new Date(Math.ceil(at / 60_000) * 60_000);
}

const shown = (part: Share): string =>
  'free' in part ? `${number(part.free)} free now` : `next free ${moment(part.nextFree)}`;

const plain = (part: Share): string =>
  'free' in part
    ? `${number(part.free)} free now`
    : `next free ${part.nextFree.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const blocked = (until: number): string =>
  ':no_entry: The service says that its hour is used up. ' +
  `Nobody asks it before ${moment(wholeMinute(until))}; what waits goes on by itself then.`;

function section(mrkdwn: string): SectionBlock {
  return { type: 'section', text: { type: 'mrkdwn', text: mrkdwn, verbatim: true } };
}

function fields(...pairs: [label: string, mrkdwn: string][]): SectionBlock {
  return {
    type: 'section',
    fields: pairs.map(([label, mrkdwn]) => ({
      type: 'mrkdwn',
      text: `*${label}*\n${mrkdwn}`,
      verbatim: true,
    })),
  };
}

const number = (value: number): string => value.toLocaleString('en');
