import { z } from 'zod';
import { isDay, isTimeZone, parseLocalTime } from '../shared/local-time.ts';
import { decimalsOf, moneyOf } from '../shared/money.ts';
import { complaint } from './complaint.ts';

/* The values a policy file consists of. The words of a regular expression go after «give»: see explainIssue. */

export const TeamId = z.string().regex(/^[TE][A-Z0-9]+$/u, "a Slack team's id such as T0123ABCD");

export const UserId = z.string().regex(/^[UW][A-Z0-9]+$/u, "a Slack user's id such as U0123ABCD");

export const GroupId = z
  .string()
  .regex(/^S[A-Z0-9]+$/u, 'the id of a Slack user group such as S0123ABCD');

export const ChannelId = z
  .string()
  .regex(/^[CGD][A-Z0-9]+$/u, "a Slack channel's id such as C0123ABCD");

/** Ids may be written as numbers. */
export const AdvertiserId = z
  .union([z.string().regex(/^\S+$/u, 'an id'), z.int()])
  .transform(String);

export const Advertisers = z
  .union([z.literal('all'), z.array(AdvertiserId)])
  .describe('Ids of advertisers, or all.');

/** What the file itself calls something. */
export const Name = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/u, 'a name of small letters, digits and _ such as account_leads');

export const Line = z.string().regex(/^[^\n]*\S[^\n]*$/u, 'a text of one line');

export const TimeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: 'a time of day such as 09:00', abort: true });

/** Where something ends: the day may be over. */
export const EndOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, {
  error: 'a time of day such as 18:00',
  abort: true,
});

export const Day = z
  .string()
  .refine(isDay, complaint('is not a day of the calendar', 'write it as 2027-01-31'))
  .describe('A day such as 2027-01-31.');

export const DayOrTime = z
  .string()
  .refine(
    (text) => parseLocalTime(text) !== undefined,
    complaint('is neither a day nor a time', 'write it as 2027-01-31, or 2027-01-31 08:30'),
  )
  .describe('A day, or a day with a time, on the clock of the zone.');

export const Zone = z
  .string()
  .refine(
    isTimeZone,
    complaint('is not a time zone', 'write one of the IANA database such as Europe/Berlin'),
  )
  .describe('A time zone of the IANA database.');

const currencies = new Set(Intl.supportedValuesOf('currency'));

const Currency = z
  .string()
  .refine(
    (code) => currencies.has(code),
    complaint('is not a currency', 'write its ISO code: EUR'),
  );

/** `{ EUR: 20, JPY: 3000 }`: in the currency's own unit, as people write it. */
export const Amounts = z
  .record(Currency, z.number().min(0).max(1_000_000_000))
  .superRefine(refuseDecimals, { when: ({ value }) => typeof value === 'object' && value !== null })
  .describe('An amount for every currency, in its own unit: EUR 20 is twenty euros.');

/** Runs also where other entries are wrong, so that everything is said at once. */
function refuseDecimals(amounts: object, context: z.RefinementCtx): void {
  for (const [currency, amount] of Object.entries(amounts)) {
    if (typeof amount !== 'number' || !currencies.has(currency)) continue;
    const decimals = decimalsOf(currency);
    if (moneyOf(amount, currency).minor / 10 ** decimals === amount) continue;
    const fix = decimals === 0 ? 'write whole units' : `write at most ${decimals} decimals`;
    const { error: message, params } = complaint(`has more decimals than ${currency} has`, fix);
    context.addIssue({ code: 'custom', path: [currency], message, params });
  }
}

/** At most two decimals, so that hundredths of a percent are whole numbers. */
export const Percent = z
  .number()
  .min(0)
  .max(100_000)
  .refine(
    (percent) => Math.round(percent * 100) / 100 === percent,
    complaint('has more than two decimals', 'round it'),
  );
