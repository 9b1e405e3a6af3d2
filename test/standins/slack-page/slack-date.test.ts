import { describe, expect, it } from 'vitest';
import { formatSlackDate } from '../../../src/standins/slack/page/text/slack-date.ts';

const at = (instant: string) => Date.parse(instant) / 1000;
const now = new Date('2026-11-21T22:30:00Z');
const berlin = { timeZone: 'Europe/Berlin', now };

describe('a date in a message', () => {
  it.each([
    ['{date_num}', '2026-11-18'],
    ['{date}', 'November 18'],
    ['{date_short}', 'Nov 18, 2026'],
    ['{date_long}', 'Wednesday, November 18, 2026'],
    ['{date_long_full}', 'November 18, 2026'],
    ['{day_divider_pretty}', 'Wednesday, November 18'],
    ['{time}', '17:05'],
    ['{time_secs}', '17:05:09'],
    ['at {time} on {date_num}', 'at 17:05 on 2026-11-18'],
    ['{ago}', '3 days ago'],
    ['{unheard_of}', '{unheard_of}'],
  ])('fills %s', (format, shown) => {
    expect(formatSlackDate(at('2026-11-18T16:05:09Z'), format, berlin)).toBe(shown);
  });

  it('says today, yesterday and tomorrow by the clock of the reader', () => {
    expect(pretty('2026-11-21T22:00:00Z', 'Europe/Berlin')).toBe('Today at 23:00');
    expect(pretty('2026-11-21T22:00:00Z', 'Asia/Tokyo')).toBe('Today at 07:00');
    expect(pretty('2026-11-21T14:00:00Z', 'Asia/Tokyo')).toBe('Yesterday at 23:00');
    expect(pretty('2026-11-21T23:30:00Z', 'Europe/Berlin')).toBe('Tomorrow at 00:30');
  });

  it('begins with a capital only where it begins the text', () => {
    expect(formatSlackDate(now.getTime() / 1000, 'since {date_pretty}', berlin)).toBe(
      'since today',
    );
  });
});

const pretty = (instant: string, timeZone: string) =>
  formatSlackDate(at(instant), '{date_short_pretty} at {time}', { timeZone, now });
