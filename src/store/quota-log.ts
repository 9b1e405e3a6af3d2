import { sql } from 'kysely';
import type { StoreTransaction } from './schema.ts';

/**
 * The service's hour, and a little: a request arrives up to 10 s, the deadline of a call, after it was granted
 * here, and it is arrivals that the service counts.
 */
export const windowMs = 3_600_000 + 10_000;

/** How long a reservation that nobody uses is held. */
export const holdMs = 15 * 60_000;

/** How much of the window is gone. Moments are Unix milliseconds. */
export interface Standing {
  used: number;
  reserved: number;
  blockedUntil?: number;
}

/** One caller's turn: nobody else is in it, and it is `now`. */
export interface Turn {
  transaction: StoreTransaction;
  account: string;
  now: number;
}

/** What counts at this moment. */
export async function readStanding({ transaction, account, now }: Turn): Promise<Standing> {
  const { rows } = await sql<{ used: number; reserved: number; until: number | null }>`select
    (select count(*) from search_quota_request where ${inWindow(account, now)}) as used,
    (select cast(coalesce(sum(units), 0) as integer)
      from search_quota_reservation where ${isHeld(account, now)}) as reserved,
    (select until from search_quota_block
      where account = ${account} and until > ${now}) as until`.execute(transaction);
  const { used = 0, reserved = 0, until = null } = rows[0] ?? {};
  // A block that a wrong clock has written ends when one made now would.
  return {
    used,
    reserved,
    ...(until !== null && { blockedUntil: Math.min(until, now + windowMs) }),
  };
}

/** When so many requests of those that count will count no more: used ones leave the window, reserved ones expire. */
export async function roomAt(
  { transaction, account, now }: Turn,
  lacking: number,
): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select min(free_at) as at from (
      select free_at, sum(units) over (order by free_at rows unbounded preceding) as freed from (
        select at + ${whole(windowMs)} as free_at, 1 as units
          from search_quota_request where ${inWindow(account, now)}
        union all
        select expires_at as free_at, units
          from search_quota_reservation where ${isHeld(account, now)}
      ) as leaving
    ) as running where freed >= ${whole(lacking)}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('The log of the quota does not add up');
  return row.at;
}

const inWindow = (account: string, now: number) =>
  sql`account = ${account} and at > ${now - windowMs}`;

/** One that expires later than any made now was written by a wrong clock, and counts no more. */
const isHeld = (account: string, now: number) =>
  sql`account = ${account} and expires_at > ${now} and expires_at <= ${now + holdMs}`;

/** PostgreSQL takes a bare parameter for text. */
const whole = (value: number) => sql`cast(${value} as bigint)`;
