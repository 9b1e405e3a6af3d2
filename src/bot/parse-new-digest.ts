import { readTime, readWeekdays } from '../reporting/read-timing.ts';
import { readZone } from '../reporting/read-zone.ts';
import { slashCommand } from '../shared/ids.ts';
import type { NewDigest } from './open-digest-form.ts';
import { UserError } from './user-error.ts';
import { longestDigestName } from './views/digest-form.ts';

/**
 * `Morning 08:30 mon-fri Europe/Berlin`: name, time, weekdays and zone of a new digest, any of which may be missing
 * from the end on.
 * @throws UserError for what cannot be understood
 */
export function parseNewDigest(words: string): NewDigest {
  const all = words.split(' ').filter((word) => word !== '');
  const at = all.findIndex((word) => looksLikeTime.test(word));
  const name = (at < 0 ? all : all.slice(0, at)).join(' ');
  if (name.length > longestDigestName) {
    throw new UserError(
      `«${name.slice(0, 40)}…» is too long for a name: ${longestDigestName} characters at most. The time comes after the name, as in \`${slashCommand} digest add Morning 08:30\`.`,
    );
  }
  const named = name === '' ? {} : { name };
  if (at < 0) return named;
  const [time = '', ...after] = all.slice(at);
  const zoneAt = after.findIndex(looksLikeZone);
  const days = zoneAt < 0 ? after : after.slice(0, zoneAt);
  const zone = zoneAt < 0 ? [] : after.slice(zoneAt);
  return {
    ...named,
    time: valueOf(readTime(time)),
    ...(days.length > 0 && { weekdays: valueOf(readWeekdays(days.join(' '))) }),
    ...(zone.length > 0 && { zone: valueOf(readZone(zone.join(' '))) }),
  };
}

const looksLikeTime = /^\d{1,2}(?:[:.]\d{2}(?:[ap]m)?|[ap]m)$/iu;

const looksLikeZone = (word: string): boolean => word.includes('/') || /^(utc|gmt)$/iu.test(word);

function valueOf<Value>(read: { value: Value } | { problem: string }): Value {
  if ('value' in read) return read.value;
  throw new UserError(read.problem);
}
