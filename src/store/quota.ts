import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Lane, Quota, Refused } from '../shared/quota.ts';
import type { StoreDialect } from './dialect.ts';
import { holdMs, readStanding, roomAt, windowMs, type Standing, type Turn } from './quota-log.ts';
import type { StoreDatabase, StoreTransaction } from './schema.ts';
import { explainFailure } from './store-error.ts';

/** What each lane may use of the service's 1000 requests: batch work leaves people 300. */
export const ceilings: Record<Lane, number> = { interactive: 1_000, batch: 700 };

/** Requests are kept in the log for a day, for whoever has to find out when the hour was used up. */
const keptMs = 24 * 3_600_000;

/**
 * The allowance as a sliding log in the database, exact over all processes. A reservation expires 15 minutes
 * after it was made or last used. With one that is unknown, used up or expired, `take` asks like any other.
 */
export function createQuota({
  db,
  dialect,
  account,
}: {
  db: StoreDatabase;
  dialect: StoreDialect;
  account: string;
}): Quota {
  const inTurn = async <T>(run: (turn: Turn) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction().execute(async (transaction) => {
        await dialect.lock(transaction, `adjutant search quota ${account}`);
        const now = await readClock(transaction, dialect);
        await redate({ transaction, account, now });
        return run({ transaction, account, now });
      });
    } catch (error) {
      throw explainFailure(error, dialect.place);
    }
  };

  return {
    take: ({ lane, reservation }) =>
      inTurn(async (turn) => {
        const standing = await readStanding(turn);
        if (!standing.blockedUntil && reservation && (await useReserved(turn, reservation))) {
          return grant(turn);
        }
        return (await refusal(turn, standing, lane, 1)) ?? grant(turn);
      }),

    reserve: async ({ lane, units }) => {
      if (!Number.isInteger(units) || units < 1 || units > ceilings[lane]) {
        throw new RangeError(
          `From 1 to ${ceilings[lane]} requests can be reserved for ${lane} work, not ${units}`,
        );
      }
      return inTurn(async (turn) => {
        const { transaction, now } = turn;
        const refused = await refusal(turn, await readStanding(turn), lane, units);
        if (refused) return refused;
        const id = randomUUID();
        await transaction
          .deleteFrom('search_quota_reservation')
          .where('account', '=', account)
          .where('expires_at', '<=', now)
          .execute();
        const row = { id, account, units, expires_at: now + holdMs };
        await transaction.insertInto('search_quota_reservation').values(row).execute();
        return { granted: true, reservation: id };
      });
    },

    release: (reservation) =>
      inTurn(async ({ transaction }) => {
        await transaction
          .deleteFrom('search_quota_reservation')
          .where('account', '=', account)
          .where('id', '=', reservation)
          .execute();
      }),

    block: (forMs) =>
      inTurn(async (turn) => {
        const { transaction, now } = turn;
        const { blockedUntil = 0 } = await readStanding(turn);
        // After a whole window without a request the service has all of it again, whatever it said.
        const until = Math.max(blockedUntil, now + Math.min(Math.ceil(forMs), windowMs));
        await transaction
          .insertInto('search_quota_block')
          .values({ account, until })
          .onConflict((conflict) => conflict.column('account').doUpdateSet({ until }))
          .execute();
      }),

    state: () =>
      inTurn(async (turn) => {
        const standing = await readStanding(turn);
        const interactive = await refusal(turn, standing, 'interactive', 1);
        const batch = await refusal(turn, standing, 'batch', 1);
        return {
          ...standing,
          ceilings,
          nextFree: {
            ...(interactive && { interactive: interactive.retryAt }),
            ...(batch && { batch: batch.retryAt }),
          },
        };
      }),
  };
}

async function readClock(transaction: StoreTransaction, { clock }: StoreDialect): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${clock} as now`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('The database does not tell the time');
  return row.now;
}

/** What a clock that was ahead has written lies in the future: it happened now at the latest. */
async function redate({ transaction, account, now }: Turn): Promise<void> {
  await transaction
    .updateTable('search_quota_request')
    .set({ at: now })
    .where('account', '=', account)
    .where('at', '>', now)
    .execute();
}

async function grant({ transaction, account, now }: Turn): Promise<{ granted: true }> {
  await transaction.insertInto('search_quota_request').values({ account, at: now }).execute();
  await transaction
    .deleteFrom('search_quota_request')
    .where('account', '=', account)
    .where('at', '<=', now - keptMs)
    .execute();
  return { granted: true };
}

async function useReserved(turn: Turn, reservation: string): Promise<boolean> {
  const { transaction, account, now } = turn;
  const { numUpdatedRows } = await transaction
    .updateTable('search_quota_reservation')
    .set((held) => ({ units: held('units', '-', 1), expires_at: now + holdMs }))
    .where('id', '=', reservation)
    .where('account', '=', account)
    .where('units', '>', 0)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + holdMs)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Why so many requests are not granted at this moment; nothing when they are. */
async function refusal(
  turn: Turn,
  { used, reserved, blockedUntil = 0 }: Standing,
  lane: Lane,
  units: number,
): Promise<Refused | undefined> {
  const lacking = used + reserved + units - ceilings[lane];
  if (lacking <= 0 && blockedUntil === 0) return undefined;
  const free = lacking <= 0 ? 0 : await roomAt(turn, lacking);
  const retryAt = Math.max(blockedUntil, free);
  return { granted: false, retryAt, waitMs: retryAt - turn.now };
}
