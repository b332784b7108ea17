import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection, Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Break, breakingAt } from '../../harness/databases/breaking-line.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { openFreezingProxy } from '../../harness/databases/freezing-proxy.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import { deleteLetters } from './delete-letters.ts';
import { LEAVE_PLACEHOLDER } from './letter-links.ts';
import { deleteOldLetters, dropWaitingCopies, queueMailing, readProgress } from './mailings.ts';
import {
  countWaitingLetters,
  findNewestFailure,
  type Postbag,
  queueLetter,
  sendDueLetters,
} from './outbox.ts';
import { smtpSender } from './smtp.ts';

const QUEUED = new Date('2026-03-04T10:00:00.000Z');
const after = (minutes: number) => new Date(QUEUED.getTime() + minutes * 60_000);
const MAILING = {
  id: 'issue-el',
  subject: 'Νέα του Μαρτίου',
  text: `Καλημέρα σας.\n\nΔιαγραφή: ${LEAVE_PLACEHOLDER}\n`,
  html: `<p>Καλημέρα σας.</p><a href="${LEAVE_PLACEHOLDER}">Διαγραφή</a>\n`,
};
/** The statements of a look at the outbox: what is due, the claim, the outcome. */
const [CLAIM, OUTCOME] = [2, 3];
const leaveUrl = (name: string) => `https://www.example.gr/leave?token=${name}&lang=en`;
const readers = (...names: string[]) =>
  names.map((name) => ({ address: `${name}@example.org`, leaveUrl: leaveUrl(name) }));

describe.each(TEST_DATABASES)('a mailing on $name', ({ open }) => {
  let connection: Connection;
  let smtp: TestSmtp;
  beforeEach(async () => {
    connection = await open();
    smtp = await openTestSmtp();
  });
  afterEach(async () => {
    await smtp.close();
    await connection.close();
  });

  const queue = (...names: string[]) =>
    queueMailing(connection.db, MAILING, readers(...names), 'info@example.org', QUEUED);
  const sendAt = (moment: Date) =>
    sendDueLetters(connection.db, smtpSender(smtp.url, 'site@example.org'), () => moment);
  const sendOver = (db: Db, moment: Date, bag: Postbag) =>
    sendDueLetters(db, smtpSender(smtp.url, 'site@example.org'), () => moment, bag);
  const progress = async () => (await readProgress(connection.db, [MAILING.id])).get(MAILING.id);

  test('reaches each reader as text and HTML, with their own link and nobody else’s address', async () => {
    await queue('maria', 'nikos');
    expect(await sendAt(QUEUED)).toEqual({ sent: 2, failed: 0 });
    for (const name of ['maria', 'nikos']) {
      const copy = smtp.delivered.find(({ to }) => to.includes(`${name}@example.org`));
      const other = name === 'maria' ? 'nikos' : 'maria';
      expect(copy).toMatchObject({
        to: [`${name}@example.org`],
        text: `Καλημέρα σας.\n\nΔιαγραφή: ${leaveUrl(name)}\n`,
        html: `<p>Καλημέρα σας.</p><a href="${leaveUrl(name).replace('&', '&amp;')}">Διαγραφή</a>\n`,
        headers: {
          subject: MAILING.subject,
          'reply-to': 'info@example.org',
          'list-unsubscribe': `<${leaveUrl(name)}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        },
      });
      expect(JSON.stringify(copy)).not.toContain(other);
    }
    expect(await progress()).toEqual({ sent: 2, failed: 0, waiting: 0, delayed: 0 });
  });

  test('has one letter for an address, whoever queues another', async () => {
    await queue('maria');
    const row = await connection.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const again = connection.db.insertInto('outbox').values({ ...row, id: 'second' });
    await expect(again.execute()).rejects.toThrow(/unique/i);
    await expect(queue('maria')).rejects.toThrow();
    await sendAt(QUEUED);
    expect(smtp.delivered).toHaveLength(1);
  });

  test('lets other letters go first: somebody waits for them', async () => {
    await queue(...Array.from({ length: 30 }, (_, number) => `reader${number}`));
    const letter = { to: 'new@example.org', subject: 'Επιβεβαίωση', text: 'x' };
    await queueLetter(connection.db, letter, after(1));
    await sendAt(after(1));
    expect(smtp.delivered[0]?.to).toEqual(['new@example.org']);
    expect(await progress()).toMatchObject({ sent: 19, waiting: 11 });
  });

  test('is tried again where the server is busy, and not where there is no such mailbox', async () => {
    await queue('maria', 'gone');
    smtp.unknown.add('gone@example.org');
    smtp.refuse = { code: 451, text: 'try later' };
    await sendAt(QUEUED);
    expect(await progress()).toEqual({ sent: 0, failed: 1, waiting: 1, delayed: 1 });
    smtp.refuse = undefined;
    smtp.unknown.clear();
    expect(await sendAt(after(1))).toEqual({ sent: 1, failed: 0 });
    expect(await sendAt(after(100_000))).toEqual({ sent: 0, failed: 0 });
    expect(await progress()).toEqual({ sent: 1, failed: 1, waiting: 0, delayed: 0 });
  });

  test.each([
    [
      'whose mailbox is busy',
      () => {
        smtp.busy.add('maria@example.org');
      },
    ],
    [
      // Its rules may be those for us: a password that has ended, another network.
      'whom the server refuses by its rules',
      () => {
        smtp.barred.add('maria@example.org');
      },
    ],
    [
      'whose letter the server refuses for what it says',
      () => {
        smtp.refuse = { code: 554, text: 'looks like spam' };
      },
    ],
  ])('is tried again for a reader %s', async (_, refuse) => {
    await queue('maria');
    refuse();
    expect(await sendAt(QUEUED)).toEqual({ sent: 0, failed: 1 });
    expect(await progress()).toEqual({ sent: 0, failed: 0, waiting: 1, delayed: 1 });
    smtp.busy.clear();
    smtp.barred.clear();
    smtp.refuse = undefined;
    expect(await sendAt(after(1))).toEqual({ sent: 1, failed: 0 });
  });

  test('goes to hundreds of readers, each once, and is taken back from all of them', async () => {
    await queue(...Array.from({ length: 401 }, (_, number) => `reader${number}`));
    expect(await progress()).toEqual({ sent: 0, failed: 0, waiting: 401, delayed: 0 });
    const ids = (await connection.db.selectFrom('outbox').select('id').execute()).map(
      ({ id }) => id,
    );
    expect(await inTransaction(connection.db, (tx) => deleteLetters(tx, ids))).toBe(401);
    expect(await progress()).toEqual({ sent: 0, failed: 0, waiting: 0, delayed: 0 });
  });

  test('that was never queued has come nowhere', async () => {
    expect(await progress()).toEqual({ sent: 0, failed: 0, waiting: 0, delayed: 0 });
  });

  test('gives up a letter that no server takes for more than four days; others are kept', async () => {
    await queue('maria');
    await queueLetter(connection.db, { to: 'office@example.org', subject: 'x', text: 'x' }, QUEUED);
    smtp.refuse = { code: 451, text: 'try later' };
    let minute = 0;
    while (minute < 4 * 24 * 60) {
      await sendAt(after(minute));
      expect(await progress()).toMatchObject({ failed: 0, waiting: 1 });
      minute += 60;
    }
    await sendAt(after(5 * 24 * 60));
    expect(await progress()).toMatchObject({ failed: 1, waiting: 0 });
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 1, failing: 1 });
    expect(await findNewestFailure(connection.db)).toContain('try later');
  });

  test('never arrives twice: a copy whose sender was killed in the middle is given up', async () => {
    await queue('maria');
    await new Promise<void>((reached) => {
      void sendDueLetters(
        connection.db,
        () => {
          reached();
          return new Promise<void>(() => {});
        },
        () => QUEUED,
      );
    });
    expect(await progress()).toMatchObject({ failed: 0, waiting: 1, delayed: 0 });
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 1, failing: 0 });
    expect(await sendAt(after(5))).toEqual({ sent: 0, failed: 1 });
    expect(await sendAt(after(100_000))).toEqual({ sent: 0, failed: 0 });
    expect(smtp.delivered).toEqual([]);
    expect(await progress()).toMatchObject({ failed: 1, waiting: 0 });
  });

  test('never arrives twice: a copy is given up whose server went before it said that it has it', async () => {
    await queue('maria');
    await queueLetter(connection.db, { to: 'office@example.org', subject: 'x', text: 'x' }, QUEUED);
    smtp.hangsUp = true;
    expect(await sendAt(QUEUED)).toEqual({ sent: 0, failed: 2 });
    smtp.hangsUp = false;
    expect(await progress()).toMatchObject({ failed: 1, waiting: 0 });
    // Somebody waits for the other letter: rather twice than never.
    expect(await sendAt(after(1))).toEqual({ sent: 1, failed: 0 });
    expect(smtp.delivered.map(({ to }) => to[0]).sort()).toEqual([
      'maria@example.org',
      'office@example.org',
      'office@example.org',
    ]);
  });

  describe.each<Break>(['before the database heard it', 'before its answer came'])(
    'where the line to the database breaks %s',
    (when) => {
      test.each([
        ['that was not handed over is sent once there is a database again', CLAIM, 0],
        ['that was handed over is sent, and not again', OUTCOME, 1],
      ] as const)('a copy %s', async (_, statement, before) => {
        await queue('maria');
        const bag: Postbag = { untold: [], signal: new AbortController().signal };
        const broken = breakingAt(connection.db, statement, when);
        await expect(sendOver(broken, QUEUED, bag)).rejects.toThrow('The line broke');
        expect(smtp.delivered).toHaveLength(before);
        await sendOver(connection.db, after(1), bag);
        expect(smtp.delivered).toHaveLength(1);
        expect(await progress()).toEqual({ sent: 1, failed: 0, waiting: 0, delayed: 0 });
        // Another process looks when the claim has ended.
        expect(await sendAt(after(10))).toEqual({ sent: 0, failed: 0 });
      });

      test('a copy that another process has given up in the meantime is told as sent', async () => {
        await queue('maria');
        const bag: Postbag = { untold: [], signal: new AbortController().signal };
        const broken = breakingAt(connection.db, OUTCOME, when);
        await expect(sendOver(broken, QUEUED, bag)).rejects.toThrow('The line broke');
        await sendAt(after(6));
        await sendOver(connection.db, after(7), bag);
        expect(await progress()).toEqual({ sent: 1, failed: 0, waiting: 0, delayed: 0 });
      });
    },
  );

  test('a claim of which nobody knows is not taken from another process that has one', async () => {
    await queue('maria');
    const bag: Postbag = { untold: [], signal: new AbortController().signal };
    const broken = breakingAt(connection.db, CLAIM, 'before the database heard it');
    await expect(sendOver(broken, QUEUED, bag)).rejects.toThrow('The line broke');
    let others = 0;
    const slow = async () => {
      others++;
      expect(await sendOver(connection.db, after(7), bag)).toEqual({ sent: 0, failed: 0 });
    };
    await sendDueLetters(connection.db, slow, () => after(6));
    expect(others).toBe(1);
    expect(smtp.delivered).toEqual([]);
  });

  test('a copy that a silent server has not begun to take when the process ends goes out later', async () => {
    await queue('maria');
    const frozen = await openFreezingProxy(smtp.url);
    frozen.freezeAll();
    const stopping = new AbortController();
    const send = smtpSender(frozen.url, 'site@example.org');
    const sendFrozen: typeof send = (letter, id, signal) => {
      void vi.waitUntil(() => frozen.lines() > 0).then(() => stopping.abort());
      return send(letter, id, signal);
    };
    const bag = { untold: [], signal: stopping.signal };
    const ended = await sendDueLetters(connection.db, sendFrozen, () => QUEUED, bag);
    await frozen.close();
    expect(ended).toEqual({ sent: 0, failed: 1 });
    expect(await findNewestFailure(connection.db)).toBe('stopped before the server took it');
    expect(await progress()).toMatchObject({ failed: 0, waiting: 1 });
    expect(await sendAt(after(1))).toEqual({ sent: 1, failed: 0 });
  });

  test('has the same Message-ID at every attempt, so that a second copy would be told', async () => {
    await queue('maria');
    const ids: string[] = [];
    for (const minute of [0, 1]) {
      await sendDueLetters(
        connection.db,
        async (_letter, id) => {
          ids.push(id);
          throw new Error('later');
        },
        () => after(minute),
      );
    }
    await sendAt(after(10));
    expect(ids[0]).toBe(ids[1]);
    expect(smtp.delivered[0]?.headers['message-id']).toBe(`<${ids[0]}@example.org>`);
  });

  test('what waits for somebody who has left is not sent', async () => {
    await queue('maria', 'nikos');
    await queueLetter(connection.db, { to: 'maria@example.org', subject: 'x', text: 'x' }, QUEUED);
    await dropWaitingCopies(connection.db, 'maria@example.org');
    await sendAt(QUEUED);
    expect(smtp.delivered.map(({ to, headers }) => [to[0], headers.subject])).toEqual([
      ['maria@example.org', 'x'],
      ['nikos@example.org', MAILING.subject],
    ]);
  });

  describe('is counted as before when its letters have been deleted', () => {
    beforeEach(async () => {
      await queue('maria', 'nikos', 'gone');
      smtp.unknown.add('gone@example.org');
      await sendAt(QUEUED);
    });
    const letters = () => connection.db.selectFrom('outbox').select('id').execute();

    test('since they were old', async () => {
      const late = after(100_000).toISOString();
      expect(await deleteOldLetters(connection.db, { sent: late, queued: late })).toBe(3);
      expect(await letters()).toEqual([]);
      expect(await progress()).toEqual({ sent: 2, failed: 1, waiting: 0, delayed: 0 });
    });

    test('with all that there is of their readers, but for what still waited', async () => {
      const more = { ...MAILING, id: 'issue-en' };
      await queueMailing(connection.db, more, readers('maria'), 'info@example.org', QUEUED);
      const ids = (await letters()).map(({ id }) => id);
      const gone = inTransaction(connection.db, (tx) => deleteLetters(tx, ids));
      expect(await gone).toBe(4);
      expect(await letters()).toEqual([]);
      expect(await readProgress(connection.db, [MAILING.id, more.id])).toEqual(
        new Map([
          [MAILING.id, { sent: 2, failed: 1, waiting: 0, delayed: 0 }],
          [more.id, { sent: 0, failed: 0, waiting: 0, delayed: 0 }],
        ]),
      );
    });
  });
});
