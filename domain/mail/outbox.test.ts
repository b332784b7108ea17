import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import {
  countWaitingLetters,
  findNewestFailure,
  type Letter,
  queueLetter,
  sendDueLetters,
} from './outbox.ts';
import { NoAnswer } from './refusals.ts';
import { smtpSender } from './smtp.ts';

const QUEUED = new Date('2026-03-04T10:00:00.000Z');
const after = (minutes: number, seconds = 0) =>
  new Date(QUEUED.getTime() + minutes * 60_000 + seconds * 1000);

const LETTER: Letter = {
  to: 'office@example.org',
  replyTo: 'maria@example.org',
  subject: '[2026-000001] Ερώτηση για τα δημοτικά τέλη του έτους και τον τρόπο πληρωμής τους',
  text: 'Καλημέρα σας,\n\nπότε λήγει η προθεσμία;\n.\nΕυχαριστώ – Μαρία “Α.” 🙂\n',
};

describe.each(TEST_DATABASES)('the outbox on $name', ({ open }) => {
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

  const queue = (change: Partial<Letter> = {}) =>
    queueLetter(connection.db, { ...LETTER, ...change }, QUEUED);
  const sendAt = (moment: Date, url = smtp.url) =>
    sendDueLetters(connection.db, smtpSender(url, 'site@example.org'), () => moment);

  test('delivers a Greek letter as it was written, once', async () => {
    await queue();
    expect(await sendAt(QUEUED)).toEqual({ sent: 1, failed: 0 });
    expect(await sendAt(after(10_000))).toEqual({ sent: 0, failed: 0 });
    expect(smtp.delivered).toHaveLength(1);
    expect(smtp.delivered[0]).toMatchObject({
      from: 'site@example.org',
      to: ['office@example.org'],
      text: LETTER.text,
      headers: {
        from: 'site@example.org',
        to: 'office@example.org',
        'reply-to': 'maria@example.org',
        subject: LETTER.subject,
      },
    });
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 0, failing: 0 });
  });

  test('shows an encoded word that somebody typed as they typed it', async () => {
    // A mail program would show it decoded (RFC 2047): with a line end, or another direction.
    const typed = '=?utf-8?q?Re=3a_[2026-000009]=0d=0aBcc=3a_maria=40example.org?=';
    await queue({ subject: `[2026-000001] ${typed}` });
    await sendAt(QUEUED);
    const { subject } = smtp.delivered[0]?.headers ?? {};
    expect(subject).toBe(`[2026-000001] ${typed.replace('=?', '= ?')}`);
  });

  test('sends the headers by which mail programs unsubscribe', async () => {
    const leave = 'https://www.example.gr/newsletter/unsubscribe?token=abc&lang=en';
    await queue({
      headers: {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    await sendAt(QUEUED);
    expect(smtp.delivered[0]?.headers).toMatchObject({
      'list-unsubscribe': `<${leave}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('tries a refused letter again after 1, 5, 15, 60, 180 and then every 720 minutes', async () => {
    await queue();
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 1, failing: 0 });
    expect(await findNewestFailure(connection.db)).toBeUndefined();
    smtp.refuse = { code: 451, text: 'try later' };
    let minute = 0;
    for (const wait of [1, 5, 15, 60, 180, 720, 720]) {
      expect(await sendAt(after(minute))).toEqual({ sent: 0, failed: 1 });
      expect(await sendAt(after(minute + wait, -1)), `before ${wait} minutes`).toEqual({
        sent: 0,
        failed: 0,
      });
      minute += wait;
    }
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 1, failing: 1 });
    smtp.refuse = undefined;
    expect(await sendAt(after(minute))).toEqual({ sent: 1, failed: 0 });
    expect(smtp.delivered[0]?.text).toBe(LETTER.text);
  });

  test('keeps a letter while nobody answers, and says why', async () => {
    await queue();
    const url = smtp.url;
    await smtp.close();
    expect(await sendAt(QUEUED, url)).toEqual({ sent: 0, failed: 1 });
    const row = await connection.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, sent_at: null, subject: LETTER.subject });
    expect(row.last_error).toContain('ECONNREFUSED');
    smtp = await openTestSmtp(Number(new URL(url).port));
    expect(await sendAt(after(1))).toEqual({ sent: 1, failed: 0 });
  });

  test('is not sent again and again to somebody whose server has it each time and never says so', async () => {
    await queue({ secretLink: 'https://www.example.gr/invitation?token=abc' });
    let copies = 0;
    const silent = async () => {
      copies++;
      throw new NoAnswer('Timeout');
    };
    for (let halfDays = 0; halfDays < 30; halfDays++) {
      await sendDueLetters(connection.db, silent, () => after(720 * halfDays));
    }
    expect(copies).toBe(6);
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 0, failing: 0 });
    const kept = await connection.db
      .selectFrom('outbox')
      .select(['sent_at', 'last_error', 'secret_link'])
      .execute();
    expect(kept).toEqual([{ sent_at: null, last_error: 'Timeout', secret_link: '' }]);
  });

  test('is tried again where its server was away for long, and has then once had it without saying so', async () => {
    await queue();
    let day = 0;
    const attemptEnding = (error?: Error) => {
      const send = async () => {
        if (error) throw error;
      };
      return sendDueLetters(connection.db, send, () => after(1440 * day++));
    };
    for (let days = 0; days < 7; days++) await attemptEnding(new Error('ECONNREFUSED'));
    await attemptEnding(new NoAnswer('Timeout'));
    expect(await attemptEnding()).toEqual({ sent: 1, failed: 0 });
  });

  test('goes out although it was queued, or has failed, while the clock was a year ahead', async () => {
    await queue();
    await connection.db
      .updateTable('outbox')
      .set({ next_attempt_at: '2027-03-04T10:00:00.000Z', created_at: '2027-03-04T10:00:00.000Z' })
      .execute();
    expect(await sendAt(QUEUED)).toEqual({ sent: 1, failed: 0 });
    expect(smtp.delivered).toHaveLength(1);
  });

  test('one refused letter does not hold up the others', async () => {
    await queue({ to: 'not an address' });
    await queue();
    expect(await sendAt(QUEUED)).toEqual({ sent: 1, failed: 1 });
  });

  test('several processes send each letter once', async () => {
    for (let number = 0; number < 12; number++) await queue({ subject: `Letter ${number}` });
    const results = await Promise.all([1, 2, 3].map(() => sendAt(QUEUED)));
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(new Set(smtp.delivered.map(({ headers }) => headers.subject)).size).toBe(12);
    expect(smtp.delivered).toHaveLength(12);
  });

  test('a letter that another process is sending is left to it, however slow its batch was', async () => {
    await queue({ subject: 'first' });
    await queue({ subject: 'second' });
    let clock = QUEUED;
    const subjects: string[] = [];
    const slow = async (letter: Letter) => {
      subjects.push(letter.subject);
      if (subjects.length === 1) {
        // The first letter took the server six minutes.
        clock = after(6);
        return;
      }
      expect(await sendAt(clock)).toEqual({ sent: 0, failed: 0 });
    };
    await sendDueLetters(connection.db, slow, () => clock);
    expect(subjects).toHaveLength(2);
    expect(smtp.delivered).toEqual([]);
  });

  test('a letter of which another process tells meanwhile that it was sent is not sent again', async () => {
    await queue({ subject: 'first' });
    const second = await queue({ subject: 'second' });
    const subjects: string[] = [];
    const send = async (letter: Letter) => {
      subjects.push(letter.subject);
      const told = { sent_at: QUEUED.toISOString() };
      await connection.db.updateTable('outbox').set(told).where('id', '=', second).execute();
    };
    await sendDueLetters(connection.db, send, () => QUEUED);
    expect(subjects).toEqual(['first']);
  });

  test('of several that failed the newest says what hinders', async () => {
    for (const [at, problem] of ['no answer', 'refused'].entries()) {
      const id = await queueLetter(connection.db, LETTER, after(at));
      await connection.db
        .updateTable('outbox')
        .set({ last_error: problem })
        .where('id', '=', id)
        .execute();
    }
    expect(await findNewestFailure(connection.db)).toBe('refused');
  });

  test('a failure of which nothing is said is one, too', async () => {
    await queue();
    const fail = () => Promise.reject(new Error(''));
    await sendDueLetters(connection.db, fail, () => QUEUED);
    expect(await countWaitingLetters(connection.db)).toEqual({ waiting: 1, failing: 1 });
  });

  test('a failure that comes late does not take a letter from whoever sends it by then', async () => {
    await queue();
    let clock = QUEUED;
    const answer = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = sendDueLetters(
      connection.db,
      () => {
        begun.resolve();
        return answer.promise;
      },
      () => clock,
    );
    await begun.promise;
    clock = after(6);
    let third: object | undefined;
    const other = await sendDueLetters(
      connection.db,
      async () => {
        answer.reject(new Error('no answer'));
        await late;
        third = await sendAt(after(8));
      },
      () => clock,
    );
    expect(await late).toEqual({ sent: 0, failed: 1 });
    expect(third).toEqual({ sent: 0, failed: 0 });
    expect(other).toEqual({ sent: 1, failed: 0 });
  });

  test('a letter whose sender was killed in the middle goes out later', async () => {
    await queue();
    const killed = new Promise<void>(() => {});
    const reached = new Promise<void>((resolve) => {
      void sendDueLetters(
        connection.db,
        () => {
          resolve();
          return killed;
        },
        () => QUEUED,
      );
    });
    await reached;
    expect(await sendAt(after(4))).toEqual({ sent: 0, failed: 0 });
    expect(await sendAt(after(5))).toEqual({ sent: 1, failed: 0 });
  });

  test.each([
    ['\r\n', 'a carriage return and line feed'],
    ['\n', 'a line feed'],
    ['\r', 'a carriage return'],
    ['\r\n\r\n', 'the end of the headers'],
    ['\u0000\r\n', 'a null character'],
  ])('%j makes no header of a subject or a reply address', async (lineEnd) => {
    await queue({
      subject: `Hello${lineEnd}Bcc: victim@example.org${lineEnd}X-Evil: 1`,
      replyTo: `a@example.org${lineEnd}Bcc: victim@example.org`,
    });
    await sendAt(QUEUED);
    const letter = smtp.delivered[0];
    expect(letter?.to).toEqual(['office@example.org']);
    expect(letter?.headers.bcc).toBeUndefined();
    expect(letter?.headers['x-evil']).toBeUndefined();
    expect(letter?.headers.subject).toBe('Hello Bcc: victim@example.org X-Evil: 1');
    expect(letter?.text).toBe(LETTER.text);
  });

  test('addresses are kept in one line', async () => {
    const address = 'a@example.org\r\nBcc: victim@example.org';
    await queue({ to: address, replyTo: address });
    const kept = await connection.db
      .selectFrom('outbox')
      .select(['to_address', 'reply_to'])
      .execute();
    const line = 'a@example.org Bcc: victim@example.org';
    expect(kept).toEqual([{ to_address: line, reply_to: line }]);
  });

  test('odd characters in a letter do not stop it', async () => {
    await queue({ subject: `${'α'.repeat(199)}🙂 \ud800`, text: 'null \u0000 lone \udc00 עברית' });
    expect(await sendAt(QUEUED)).toEqual({ sent: 1, failed: 0 });
    expect(smtp.delivered[0]).toMatchObject({
      headers: { subject: `${'α'.repeat(199)}…` },
      text: 'null  lone \ufffd עברית\n',
    });
  });

  test('a long subject ends after a whole word, and shows that it was cut', async () => {
    await queue({ subject: `${'αίτημα '.repeat(28)}δρόμων και πεζοδρομίων` });
    await sendAt(QUEUED);
    expect(smtp.delivered[0]?.headers.subject).toBe(`${'αίτημα '.repeat(27)}αίτημα…`);
  });
});
