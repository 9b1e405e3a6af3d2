import { closest, distance } from 'fastest-levenshtein';
import { isTimeZone } from '../shared/local-time.ts';

/** A zone of the IANA database in its own letters, or a sentence that says what to do. */
export function readZone(words: string): { value: string } | { problem: string } {
  const text = words.trim().replaceAll(/\s+/gu, '_');
  if (text === '') return { problem: 'A time zone is missing. Write it as Europe/Berlin.' };
  if (text.toLowerCase() === 'utc') return { value: 'UTC' };
  const zones = Intl.supportedValuesOf('timeZone');
  const listed = zones.find((zone) => zone.toLowerCase() === text.toLowerCase());
  if (listed !== undefined) return { value: listed };
  // Names that were replaced, such as Asia/Calcutta, and new ones are not in the list of every Node.
  if (/^[a-z]+\/[a-z0-9_/+-]+$/iu.test(text) && isTimeZone(text))
    return { value: inItsLetters(text) };
  const meant = nearest(text, zones);
  const fix = meant === undefined ? 'Write it as Europe/Berlin' : `Did you mean ${meant}`;
  const end = meant === undefined ? '.' : '?';
  return { problem: `I do not know the time zone «${words.trim().slice(0, 60)}». ${fix}${end}` };
}

/** The server of the schedules minds capital letters, Node does not. */
function inItsLetters(zone: string): string {
  if (zone !== zone.toLowerCase()) return zone;
  return zone.replaceAll(/(?<=^|[/_-])(?!(?:of|es|au)_)[a-z]/gu, (letter) => letter.toUpperCase());
}

/** By its city, or written nearly so. */
function nearest(text: string, zones: readonly string[]): string | undefined {
  const city = cityOf(text);
  const byCity = new Map(zones.map((zone) => [cityOf(zone), zone]));
  const best = closest(city, [...byCity.keys()]);
  return distance(city, best) <= Math.floor(city.length / 4) ? byCity.get(best) : undefined;
}

const cityOf = (zone: string): string => zone.toLowerCase().split('/').at(-1) ?? '';
