import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createTestPostgres } from '../harness/databases/create-test-postgres.ts';
import { type FreezingProxy, openFreezingProxy } from '../harness/databases/freezing-proxy.ts';
import { type Changes, openChanges } from './changes.ts';
import { type Connection, openPostgres } from './connect.ts';
import { inTransaction, touchSite, withdrawFromSite } from './transaction.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
/** Short, so that no test waits long; the real limits are twenty times as long. */
const PACE = {
  heartbeat: { everyMs: 50, answerMs: 300, connectMs: 300, retryMs: 50 },
  freshMs: 600,
};

const change = ({ db }: Connection) => inTransaction(db, async (tx) => touchSite(tx));
const withdraw = ({ db }: Connection, id: string) =>
  inTransaction(db, async (tx) => withdrawFromSite(tx, id));

describe.skipIf(!SERVER)('the line to PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestPostgres>>;
  let proxy: FreezingProxy;
  let here: Connection;
  let other: Connection;
  let changes: Changes;
  const onChange = vi.fn();
  const onLine = vi.fn();

  beforeEach(async () => {
    database = await createTestPostgres(SERVER, inject('postgresTemplate'));
    proxy = await openFreezingProxy(database.url);
    other = openPostgres(database.url);
    here = openPostgres(proxy.url, { connectMs: 500, answerMs: 500, closeMs: 100 });
    changes = openChanges(here, { onChange, onLine }, PACE);
    await until(() => changes.isFresh());
    for (const mock of [onChange, onLine]) mock.mockClear();
  });
  afterEach(async () => {
    await changes.close();
    await here.close();
    await other.close();
    await proxy.close();
    await database.drop();
  });

  const until = (holds: () => boolean, timeout = 10_000) =>
    vi.waitFor(() => expect(holds()).toBe(true), { timeout, interval: 10 });

  /** Waits until a change of another process was heard: what came before it was heard, too. */
  async function untilHeard(): Promise<void> {
    const marker = `marker-${Math.random()}`;
    await withdraw(other, marker);
    await until(() => onChange.mock.calls.some(([withdrawn]) => withdrawn.includes(marker)));
  }

  test('that froze is noticed and replaced, and what was changed meanwhile is heard of', async () => {
    proxy.freezeLines();
    await withdraw(other, 'an-entry');
    await until(() => onChange.mock.calls.length > 0);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['an-entry']);
    // By a message again, over the new line.
    await change(other);
    await until(() => onChange.mock.calls.length > 1);
  });

  test('that answers nobody leaves this process unsure, until it answers', async () => {
    proxy.freezeAll();
    await until(() => !changes.isFresh());
    proxy.thaw();
    await until(() => changes.isFresh());
    expect(onLine).toHaveBeenCalledTimes(1);
    // The counter says that nothing has changed, so pages stay.
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that froze takes the idle ones of the pool with it, which may be frozen too', async () => {
    const read = () => sql`select 1`.execute(here.db);
    await read();
    proxy.freezeLines();
    await until(() => here.lines?.pool.totalCount === 0);
    await read();
  });

  test('tells of a change whose message never came, once', async () => {
    // A change as another process would count it, without its message.
    await other.db.transaction().execute(async (tx) => {
      await sql`update site_version set version = 1`.execute(tx);
      await sql`insert into site_withdrawals (version, subject) values (1, 'unheard')`.execute(tx);
    });
    await until(() => onChange.mock.calls.length > 0);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['unheard']);
    await untilHeard();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('tells of one’s own change once: neither its message nor the counter is news', async () => {
    await change(here);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
    await untilHeard();
    const beats = () => sql`select 1`.execute(here.db);
    for (let beat = 0; beat < 5; beat++) await beats();
    await untilHeard();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('tells of more withdrawn entries than a message holds', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `an-entry-with-a-long-id-${i}`);
    await inTransaction(other.db, async (tx) => {
      for (const id of ids) withdrawFromSite(tx, id);
    });
    await until(() => onChange.mock.calls.length > 0);
    expect(onChange.mock.calls[0]?.[0].toSorted()).toEqual(ids.toSorted());
  });

  test.each(['hello', '', 'null', '{"version":"1","withdrawn":[]}', '[1]'])(
    'is not led astray by what others say on it: %j',
    async (said) => {
      await sql`select pg_notify('dimos_content', ${said})`.execute(other.db);
      await untilHeard();
      expect(onChange).toHaveBeenCalledTimes(1);
      expect(onLine).not.toHaveBeenCalled();
    },
  );

  test('ends at once when it is closed, frozen or not', async () => {
    proxy.freezeAll();
    const began = performance.now();
    await changes.close();
    expect(performance.now() - began).toBeLessThan(PACE.heartbeat.answerMs + 200);
  });
});
