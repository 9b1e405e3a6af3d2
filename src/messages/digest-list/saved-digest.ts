import type { DigestAnswer, DigestReach } from '../../shared/digest-request.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, richText } from '../kit/rich-text.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { digestRow } from './digest-list.ts';

const mostMissing = 8;

/** A digest that was added or changed: when it comes, and what it costs. */
export function savedDigest({
  listing,
  isNew,
  reach,
}: Extract<DigestAnswer, { kind: 'saved' }>): Message {
  const { settings, nextAt, paused } = listing;
  const name = oneLine(settings.name, 80);
  const next = nextAt === undefined || paused ? [] : [' It comes next: ', richMoment(nextAt), '.'];
  return message(
    `«${name}» is ${isNew ? 'added' : 'changed'}.`,
    paragraph(
      '«',
      bold(name),
      `» is ${isNew ? 'added' : 'changed'}.`,
      ...next,
      ` Its clock is that of ${settings.timing.zone}.`,
      reach === undefined ? '' : ` ${reachWords(reach)}`,
    ),
    ...missingList(reach?.missing ?? []),
    ...digestRow(listing),
  );
}

function reachWords({ mediaPlans, searchClients, searchRequests, missing }: DigestReach): string {
  if (mediaPlans + searchClients === 0 && missing.length === 0) {
    return 'Nothing was launched from this channel yet: until something is, it says so.';
  }
  const held = [
    ...(mediaPlans > 0 ? [counted(mediaPlans, 'media plan')] : []),
    ...(searchClients > 0 ? [counted(searchClients, 'search client')] : []),
  ];
  const holds = `It holds ${held.length === 0 ? 'nothing that can be read' : held.join(' and ')} now`;
  return searchRequests === 0
    ? `${holds}, and costs no search requests.`
    : `${holds}, and costs at least ${counted(searchRequests, 'search request')} each time.`;
}

function missingList(missing: string[]) {
  if (missing.length === 0) return [];
  const shown = missing.slice(0, mostMissing);
  const more = missing.length - shown.length;
  return [
    richText(
      line('It will say so where these cannot be read:'),
      list([
        ...shown.map((why) => line(oneLine(why, 300))),
        ...(more > 0 ? [line(`… and ${more} more`)] : []),
      ]),
    ),
  ];
}
