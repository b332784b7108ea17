import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { type Letter, queueLetter } from '../../../domain/mail/outbox.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { type Jobs, startJobs } from './jobs.ts';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const log = pino({ level: 'silent' });

describe('the jobs', () => {
  let connection: Connection;
  let jobs: Jobs | undefined;
  beforeEach(async () => {
    connection = await openTestSqlite();
  });
  afterEach(async () => {
    await jobs?.stop();
    vi.useRealTimers();
    await connection.close();
  });

  const queue = (subject: string) =>
    queueLetter(connection.db, { to: 'a@example.org', subject, text: 'x' }, NOW);

  /** Starts the jobs; each letter is handed out when it is sent, and waits to be let go. */
  function start() {
    const sent: Letter[] = [];
    let arrived: (() => void) | undefined;
    let letGo: (() => void) | undefined;
    jobs = startJobs({
      db: connection.db,
      log,
      now: () => NOW,
      send: (letter) => {
        sent.push(letter);
        arrived?.();
        return new Promise((resolve) => {
          letGo = resolve;
        });
      },
    });
    return {
      jobs,
      subjects: () => sent.map(({ subject }) => subject),
      next: () =>
        new Promise<void>((resolve) => {
          arrived = resolve;
        }),
      letGo: () => letGo?.(),
    };
  }

  test('send what waits at the start, what comes later when they are told, and else within a quarter of a minute', async () => {
    // No look of later finds what the first one left.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await queue('waiting');
    const mail = start();
    await mail.next();
    mail.letGo();
    const second = mail.next();
    await queue('new');
    mail.jobs.nudgeMail();
    await second;
    mail.letGo();
    expect(mail.subjects()).toEqual(['waiting', 'new']);
    const third = mail.next();
    await queue('of another process');
    vi.advanceTimersByTime(15_000);
    await third;
    mail.letGo();
    expect(mail.subjects()).toEqual(['waiting', 'new', 'of another process']);
  });

  test('look again after the run in which somebody told them', async () => {
    await queue('first');
    const mail = start();
    await mail.next();
    await queue('second');
    for (let time = 0; time < 5; time++) mail.jobs.nudgeMail();
    const second = mail.next();
    mail.letGo();
    await second;
    mail.letGo();
    expect(mail.subjects()).toEqual(['first', 'second']);
  });

  test('finish the letter under way before they end, and begin none after it', async () => {
    await queue('under way');
    const mail = start();
    await mail.next();
    await queue('later');
    mail.jobs.nudgeMail();
    const stopped = mail.jobs.stop();
    mail.letGo();
    await stopped;
    const rows = await connection.db
      .selectFrom('outbox')
      .select(['subject', 'sent_at'])
      .orderBy('subject')
      .execute();
    expect(rows).toEqual([
      { subject: 'later', sent_at: null },
      { subject: 'under way', sent_at: NOW.toISOString() },
    ]);
  });

  test('begin no other letter of the same look once they are to end', async () => {
    await queue('under way');
    await queue('still waiting');
    const mail = start();
    await mail.next();
    const stopped = mail.jobs.stop();
    mail.letGo();
    await stopped;
    expect(mail.subjects()).toHaveLength(1);
    const waiting = connection.db
      .selectFrom('outbox')
      .select('attempts')
      .where('sent_at', 'is', null);
    expect(await waiting.execute()).toEqual([{ attempts: 0 }]);
  });

  test('sweep limits that have ended, a moment after the start and then each hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { db } = connection;
    const keys = async () =>
      (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
    const limit = (key: string, ms: number) =>
      db
        .insertInto('rate_limits')
        .values({ key, count: 1, resets_at: NOW.getTime() + ms })
        .execute();
    await limit('ended', 0);
    await limit('counting', 1);
    jobs = startJobs({ db, log, now: () => NOW, send: undefined, sweepOffsetMs: 1000 });
    expect(await keys()).toEqual(['counting', 'ended']);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(async () => expect(await keys()).toEqual(['counting']));
    await limit('ended later', 0);
    vi.advanceTimersByTime(60 * 60_000);
    await vi.waitFor(async () => expect(await keys()).toEqual(['counting']));
  });

  test('say in the log that the outbox could not be read, and send again once it can', async () => {
    const lines: { level: number; msg: string }[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line));
    const rename = (from: string, to: string) =>
      connection.db.schema.alterTable(from).renameTo(to).execute();
    await queue('waiting');
    await rename('outbox', 'away');
    const sent: string[] = [];
    jobs = startJobs({
      db: connection.db,
      log: pino({ level: 'info' }, { write }),
      now: () => NOW,
      send: async ({ subject }) => void sent.push(subject),
    });
    await vi.waitFor(
      () => expect(lines).toMatchObject([{ level: 50, msg: 'the outbox could not be read' }]),
      20_000,
    );
    await rename('away', 'outbox');
    jobs.nudgeMail();
    await vi.waitFor(
      () => expect(lines[1]).toMatchObject({ level: 30, sent: 1, msg: 'mail' }),
      20_000,
    );
    expect(sent).toEqual(['waiting']);
  });

  test('leave letters alone where no server is configured', async () => {
    await queue('kept');
    jobs = startJobs({ db: connection.db, log, now: () => NOW, send: undefined });
    jobs.nudgeMail();
    await jobs.stop();
    const row = await connection.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 0, sent_at: null });
  });
});
