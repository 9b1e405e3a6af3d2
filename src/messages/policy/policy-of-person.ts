import type { KnownBlock, RichTextSection } from '@slack/types';
import { slashCommand } from '../../shared/ids.ts';
import type { PolicyAnswer, PolicyOfPerson } from '../../shared/policy-answer.ts';
import { peopleWords } from '../approval/people-words.ts';
import { counted } from '../kit/counted.ts';
import { escape } from '../kit/escape.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, richText } from '../kit/rich-text.ts';

/** What a person may do, what of it needs approval and by whom, and what is never done. */
export function policyOfPerson(answer: Extract<PolicyAnswer, { kind: 'mine' }>): Message {
  const { file, version, policy } = answer;
  const { roles, rights, asks, caps, channels } = policy;
  return message(
    `Your roles: ${roles.join(', ')}. ${counted(asks.length, 'rule')} ask for approval.`,
    header('What the policy lets you do'),
    paragraph('You are ', bold(oneLine(roles.join(', '), 300)), '.'),
    ...part('You may', rights.map(rightLine)),
    ...(asks.length === 0
      ? [paragraph('Nothing of it needs approval.')]
      : part('What needs approval', asks.map(askLine))),
    ...part(
      'Refused, whoever asks',
      caps.map((cap) => line(oneLine(cap, 160))),
    ),
    ...part('Only in these channels', channels.map(channelLine)),
    note(
      `${escape(oneLine(file, 100))}, version ${escape(oneLine(version, 20))}. \`${slashCommand} policy test …\` says what it would decide, \`${slashCommand} freeze\` lists what is frozen.`,
    ),
  );
}

const most = 10;

function part(title: string, lines: RichTextSection[]): KnownBlock[] {
  if (lines.length === 0) return [];
  const more = lines.length > most ? [line(`and ${lines.length - most} more`)] : [];
  return [richText(line(bold(title)), list([...lines.slice(0, most), ...more]))];
}

function rightLine({ rule, may, advertisers, operations }: PolicyOfPerson['rights'][number]) {
  const only =
    operations === undefined ? '' : oneLine(`, of operations only ${operations.join(', ')}`, 120);
  return line(bold(may.join(', ')), ` ${onWords(advertisers)}${only} (line ${rule.line})`);
}

function askLine(ask: PolicyOfPerson['asks'][number]): RichTextSection {
  const { rule, name, kinds, advertisers, limits, count, roles, users, deadlineHours } = ask;
  const what = kinds === undefined ? 'everything you change' : oneLine(kinds.join(', '), 80);
  const when = limits.length === 0 ? 'always' : `when ${limits.join(', or ')}`;
  return line(
    bold(oneLine(name, 60)),
    ` (line ${rule.line}): ${what} ${onWords(advertisers)}, ${oneLine(when, 220)}. ${counted(count, 'approval')} from `,
    ...(users.length > 0 ? peopleWords(users) : [oneLine(roles.join(' or ') || 'nobody', 80)]),
    ` within ${counted(deadlineHours, 'hour')} of their work.`,
  );
}

function channelLine({ advertiser, channels }: PolicyOfPerson['channels'][number]) {
  const where = channels
    .slice(0, 10)
    .flatMap((id, index) => [
      ...(index === 0 ? [] : [', ']),
      { type: 'channel' as const, channel_id: id },
    ]);
  return line(`advertiser ${oneLine(advertiser, 40)}: `, ...(where.length > 0 ? where : ['none']));
}

function onWords(advertisers: 'all' | string[]): string {
  if (advertisers === 'all') return 'on all advertisers';
  const noun = advertisers.length === 1 ? 'advertiser' : 'advertisers';
  return `on ${noun} ${oneLine(advertisers.join(', '), 80)}`;
}
