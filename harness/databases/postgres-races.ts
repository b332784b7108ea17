import { sql } from 'kysely';
import { expect, inject, vi } from 'vitest';
import { type Connection, type Db, openPostgres } from '../../database/connect.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import { DomainError } from '../../domain/errors.ts';
import { createTestPostgres } from './create-test-postgres.ts';

/** A migrated PostgreSQL database with the connections of two servers, on which acts are begun at the same moment. */
export interface PostgresRaces {
  /** Its address, for further connections. */
  url: string;
  here: Connection;
  there: Connection;
  /** Runs `work` while another connection holds what `lock` locks; the locks go when it has ended. */
  whileHeld<T>(lock: (tx: Tx) => Promise<unknown>, work: () => Promise<T>): Promise<T>;
  /**
   * Begins both behind held locks, so that each has begun before the other ends, and releases the locks. Fails when
   * one of them does not wait.
   */
  race<A, B>(
    lock: (tx: Tx) => Promise<unknown>,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]>;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** Makes such a database on a server, as a copy of the migrated one. */
export async function openPostgresRaces(serverUrl: string): Promise<PostgresRaces> {
  const database = await createTestPostgres(serverUrl, inject('postgresTemplate'));
  const here = openPostgres(database.url);
  const there = openPostgres(database.url);
  const holder = openPostgres(database.url);
  const whileHeld: PostgresRaces['whileHeld'] = (lock, work) =>
    inTransaction(holder.db, async (tx) => {
      await lock(tx);
      return work();
    });
  return {
    url: database.url,
    here,
    there,
    whileHeld,
    race: async (lock, first, second) => {
      const { one, two } = await whileHeld(lock, async () => {
        const one = first();
        await untilWaiting(here.db, 1);
        const two = second();
        await untilWaiting(here.db, 2);
        return { one, two };
      });
      return [await one, await two];
    },
    close: async () => {
      for (const connection of [here, there, holder]) await connection.close();
      await database.drop();
    },
  };
}

/**
 * Begins `second` there when `first` has done all it does here, but has not ended; ends `first` once the second has
 * ended or waits. Gives how the second ended.
 */
export async function endDuring(
  { here, there }: PostgresRaces,
  first: (tx: Tx) => Promise<unknown>,
  second: (db: Db) => Promise<unknown>,
): Promise<string> {
  const { end } = await inTransaction(here.db, async (tx) => {
    await first(tx);
    const end = outcomeOf(second(there.db));
    await Promise.race([end, untilWaiting(here.db, 1)]);
    return { end };
  });
  return end;
}

/**
 * Begins `act` there while something is held here, and locks here meanwhile what the act must not hold yet: that fails
 * where it does. Gives how the act ended.
 */
export async function endAfterWaiting(
  { here, there }: PostgresRaces,
  hold: (tx: Tx) => Promise<unknown>,
  act: (db: Db) => Promise<unknown>,
  lockMeanwhile: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  const { end } = await inTransaction(here.db, async (tx) => {
    await hold(tx);
    const end = outcomeOf(act(there.db));
    await untilWaiting(here.db, 1);
    await sql`set local lock_timeout = '1ms'`.execute(tx);
    await lockMeanwhile(tx);
    return { end };
  });
  return end;
}

/** How many connections of this PostgreSQL database wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}

/** Waits until exactly so many do. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  await vi.waitFor(async () => expect(await countWaiting(db)).toBe(count), {
    timeout: 20_000,
    interval: 5,
  });
}

/** How an act ended: 'done', or the code of its refusal; what nobody foresaw in its own words. */
export async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}
