import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type Connection, openPostgres } from '../../database/connect.ts';
import { breakingAt } from '../../harness/databases/breaking-line.ts';
import { createTestPostgres } from '../../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { type Job, runWhenDue } from './run-when-due.ts';

const START = Date.parse('2026-03-04T10:00:00.000Z');
const HOUR = 60 * 60_000;
const fail = (error: unknown) => {
  throw error;
};

function hourly(run: () => Promise<void>): Job {
  return { name: 'test', next: (from) => new Date(from.getTime() + HOUR), run };
}

describe.each(TEST_DATABASES)('a job on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const at = (ms: number) => () => new Date(START + ms);
  const attempt = (job: Job, ms: number, onFailure: (error: unknown) => void = fail) =>
    runWhenDue(connection.db, job, at(ms), onFailure);

  test('waits for its first moment, runs once then, and again when it is due again', async () => {
    const run = vi.fn(async () => {});
    const job = hourly(run);
    expect(await attempt(job, 0)).toBe('not-due');
    expect(await attempt(job, HOUR - 1)).toBe('not-due');
    expect(await attempt(job, HOUR)).toBe('ran');
    expect(await attempt(job, HOUR)).toBe('not-due');
    expect(await attempt(job, 2 * HOUR - 1)).toBe('not-due');
    expect(await attempt(job, 2 * HOUR)).toBe('ran');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('that was missed while nothing ran is made up for once', async () => {
    const run = vi.fn(async () => {});
    const job = hourly(run);
    await attempt(job, 0);
    expect(await attempt(job, 50 * HOUR)).toBe('ran');
    expect(await attempt(job, 50 * HOUR)).toBe('not-due');
  });

  test('runs again after a clock that was years ahead is set right', async () => {
    const run = vi.fn(async () => {});
    const job = hourly(run);
    await attempt(job, 0);
    expect(await attempt(job, 80_000 * HOUR)).toBe('ran');
    expect(await attempt(job, HOUR)).toBe('not-due');
    expect(await attempt(job, 2 * HOUR)).toBe('ran');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test.each([1, 60, 1000])(
    'runs once a day for two servers, the clock of one of which is %i minutes ahead',
    async (ahead) => {
      const run = vi.fn(async () => {});
      const DAY = 24 * HOUR;
      const job: Job = {
        name: 'test',
        next: (from) => new Date((Math.floor(from.getTime() / DAY) + 1) * DAY),
        run,
      };
      const midnight = 14 * HOUR;
      await attempt(job, 0);
      for (let day = 0; day < 3; day++) {
        const early = midnight + day * DAY - ahead * 60_000;
        for (const seconds of [-60, 0, 30, 60, ahead * 60, ahead * 60 + 60]) {
          for (const clock of [ahead * 60_000, 0])
            await attempt(job, early + seconds * 1000 + clock);
        }
        expect(run).toHaveBeenCalledTimes(day + 1);
      }
    },
  );

  test('that fails is reported and tried again after an hour', async () => {
    const onFailure = vi.fn();
    const run = vi.fn(async () => {});
    run.mockRejectedValueOnce(new Error('disk full'));
    const job: Job = { ...hourly(run), next: (from) => new Date(from.getTime() + 24 * HOUR) };
    await attempt(job, 0);
    expect(await attempt(job, 24 * HOUR, onFailure)).toBe('failed');
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'disk full' }));
    expect(await attempt(job, 25 * HOUR - 1)).toBe('not-due');
    expect(await attempt(job, 25 * HOUR)).toBe('ran');
    expect(await attempt(job, 49 * HOUR - 1)).toBe('not-due');
  });

  test('of a process that died is taken over after ten minutes', async () => {
    const never = hourly(() => new Promise(() => {}));
    await attempt(never, 0);
    void attempt(never, HOUR);
    const run = vi.fn(async () => {});
    const minutes = (count: number) => HOUR + count * 60_000;
    await vi.waitFor(async () => {
      const { value } = await connection.db
        .selectFrom('facts')
        .select('value')
        .where('name', '=', 'job:test')
        .executeTakeFirstOrThrow();
      expect(value).toContain('T11:10');
    });
    expect(await attempt(hourly(run), minutes(9))).toBe('not-due');
    expect(await attempt(hourly(run), minutes(10))).toBe('ran');
  });

  test('that takes longer than ten minutes stays with the process that runs it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { promise: long, resolve: end } = Promise.withResolvers<void>();
      let minute = 60;
      const now = () => new Date(START + minute * 60_000);
      const untilClaimed = () =>
        vi.waitFor(async () => {
          const claims = connection.db.selectFrom('facts').select('value');
          const { value } = await claims.where('name', '=', 'job:test').executeTakeFirstOrThrow();
          expect(value).toContain(new Date(now().getTime() + 600_000).toISOString());
        }, 20_000);
      await attempt(
        hourly(async () => {}),
        0,
      );
      const running = runWhenDue(
        connection.db,
        hourly(() => long),
        now,
        fail,
      );
      await untilClaimed();
      for (minute = 62; minute <= 72; minute += 2) {
        vi.advanceTimersByTime(2 * 60_000);
        await untilClaimed();
        // What was written is known to whoever wrote it with the next turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
      const run = vi.fn(async () => {});
      expect(await attempt(hourly(run), 72 * 60_000)).toBe('not-due');
      expect(run).not.toHaveBeenCalled();
      end();
      expect(await running).toBe('ran');
    } finally {
      vi.useRealTimers();
    }
  });

  // The claim, its renewal and the next moment, before each of which is asked whose the job is.
  test.each([2, 3, 4, 6])(
    'runs once although the answer to what the process wrote was lost, at statement %i',
    async (statement) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        const run = vi.fn(async () => {
          vi.advanceTimersByTime(2 * 60_000);
        });
        await attempt(hourly(run), 0);
        const db = breakingAt(connection.db, statement, 'before its answer came');
        await runWhenDue(db, hourly(run), at(HOUR), fail).catch(() => {});
        await attempt(hourly(run), HOUR + 60_000);
        for (const minutes of [10, 11, 12, 13, 59]) {
          await attempt(hourly(run), HOUR + minutes * 60_000);
        }
        expect(run).toHaveBeenCalledTimes(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('processes on one PostgreSQL', () => {
  test('run a job that is due once, however many ask at the same moment', async () => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const connections = [openPostgres(url), openPostgres(url)];
    try {
      let runs = 0;
      const job = hourly(async () => {
        runs++;
      });
      const askAll = (ms: number) =>
        Promise.all(
          Array.from({ length: 8 }, (_, i) =>
            runWhenDue(
              (connections[i % 2] as Connection).db,
              job,
              () => new Date(START + ms),
              fail,
            ),
          ),
        );
      await askAll(0);
      for (let hour = 1; hour <= 5; hour++) {
        const outcomes = await askAll(hour * HOUR);
        expect(outcomes.filter((outcome) => outcome === 'ran')).toHaveLength(1);
        expect(runs).toBe(hour);
      }
    } finally {
      for (const connection of connections) await connection.close();
      await drop();
    }
  });
});
