import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { invitationLetter } from '../accounts/invitations/invitation-letter.ts';
import { answerLetter } from '../inbox/answer-letter.ts';
import { receiveMessage } from '../inbox/forms/receive-message.ts';
import { requestSubscription } from '../newsletter/subscribers.ts';
import { writeMail } from '../newsletter/write-mail.ts';
import { warnOfEnding } from '../retention/warn-of-ending.ts';
import { LEAVE_PLACEHOLDER, SECRET_LINK_PLACEHOLDER } from './letter-links.ts';

/** What stands in the letters that the site sends, word for word. */

let connection: Connection;
beforeEach(async () => {
  connection = await openTestSqlite();
});
afterEach(() => connection.close());

/** The letter that waits, the only one. */
async function readOutbox() {
  return connection.db
    .selectFrom('outbox')
    .select(['to_address', 'reply_to', 'subject', 'body_text', 'headers'])
    .executeTakeFirstOrThrow();
}

const linesOf = (text: string) => text.split('\n');

const MESSAGE = {
  kind: 'contact',
  name: 'Μαρία Παππά',
  email: 'maria@example.org',
  phone: '',
  subject: 'Ερώτηση',
  body: 'Πότε ανοίγετε;\r\nΕυχαριστώ.',
  language: 'gr',
} as const;
const RECEIVED = {
  officeEmail: 'office@example.org',
  now: TEST_NOW,
  makeReference: () => '2026-123456',
};

describe('to the office about a message', () => {
  test('it has the words, who sent them and the number, and is answered to the sender', async () => {
    await receiveMessage(connection.db, { ...MESSAGE, phone: '26910 12345' }, RECEIVED);
    const { body_text, headers, ...head } = await readOutbox();
    expect(head).toEqual({
      to_address: 'office@example.org',
      reply_to: 'maria@example.org',
      subject: '[2026-123456] Ερώτηση',
    });
    expect(body_text.replaceAll('\r', '')).toBe(
      `Πότε ανοίγετε;
Ευχαριστώ.

—
Μαρία Παππά <maria@example.org>
26910 12345
Αρ. αναφοράς: 2026-123456`,
    );
    expect(headers).toBe('{}');
  });

  test('without a telephone it has no line for it', async () => {
    await receiveMessage(connection.db, MESSAGE, RECEIVED);
    expect(linesOf((await readOutbox()).body_text).slice(-3)).toEqual([
      '—',
      'Μαρία Παππά <maria@example.org>',
      'Αρ. αναφοράς: 2026-123456',
    ]);
  });
});

describe('with an answer', () => {
  const asked = { ...MESSAGE, reference: '2026-123456' };

  test('in Greek', () => {
    expect(answerLetter(asked, 'Στις οκτώ.', 'office@example.org')).toEqual({
      to: 'maria@example.org',
      replyTo: 'office@example.org',
      subject: 'Re: [2026-123456] Ερώτηση',
      text: `Στις οκτώ.

—
Αρ. αναφοράς: 2026-123456
Το μήνυμά σας:
> Πότε ανοίγετε;
> Ευχαριστώ.`,
    });
  });

  test('in English to whoever wrote in English; without an office nobody is to be answered', () => {
    const english = { ...asked, subject: 'Hours', body: 'When?', language: 'en' } as const;
    expect(answerLetter(english, 'At eight.', undefined)).toEqual({
      to: 'maria@example.org',
      subject: 'Re: [2026-123456] Hours',
      text: `At eight.

—
Reference: 2026-123456
Your message:
> When?`,
    });
  });
});

test('with an invitation: in both languages, and the link is not in the outbox', () => {
  const letter = invitationLetter({
    email: 'anna@example.org',
    name: 'Άννα',
    by: 'Νίκη',
    siteUrl: 'https://www.example.gr',
    link: 'https://www.example.gr/admin/invitation#secret',
  });
  expect(letter).toEqual({
    to: 'anna@example.org',
    subject: 'Πρόσκληση στη διαχείριση του ιστοτόπου – Invitation to the website’s admin',
    secretLink: 'https://www.example.gr/admin/invitation#secret',
    text: `Καλημέρα σας, Άννα,

σας έχει προσκαλέσει στη διαχείριση του ιστοτόπου https://www.example.gr ο λογαριασμός: Νίκη.

Ανοίξτε τον σύνδεσμο και ορίστε τον δικό σας κωδικό:
${SECRET_LINK_PLACEHOLDER}

Ο σύνδεσμος ισχύει 7 ημέρες και για μία φορά. Μην τον δώσετε σε άλλον.
Αν δεν περιμένατε την πρόσκληση, αγνοήστε το μήνυμα: δεν θα δημιουργηθεί λογαριασμός.

—

Dear Άννα,

Νίκη has invited you to look after the website https://www.example.gr.

Open the link above and choose a password of your own. It can be used once, within
7 days. Please give it to nobody else. If you did not expect this, ignore the
letter: no account will be made.
`,
  });
});

test('to the office about messages that will be deleted: both languages, numbers, days, the list', async () => {
  const longAgo = new Date('2026-01-10T10:00:00.000Z');
  await receiveMessage(connection.db, MESSAGE, {
    ...RECEIVED,
    officeEmail: undefined,
    now: longAgo,
  });
  await warnOfEnding(connection.db, {
    messagesDays: 60,
    officeEmail: 'office@example.org',
    siteUrl: 'https://www.example.gr',
    now: TEST_NOW,
  });
  const { to_address, subject, body_text } = await readOutbox();
  expect(to_address).toBe('office@example.org');
  expect(subject).toBe(
    'Μηνύματα χωρίς απάντηση που θα διαγραφούν: 1 / Unanswered messages to be deleted: 1',
  );
  expect(
    body_text,
  ).toBe(`Κανείς δεν έχει διεκπεραιώσει τα παρακάτω μηνύματα του ιστοτόπου. Θα διαγραφούν οριστικά την ημέρα που αναγράφεται δίπλα στον αριθμό αναφοράς, εκτός αν σημειωθούν ως διεκπεραιωμένα.

Nobody has dealt with the messages below, which came through the website. They will be deleted for good on the day beside their reference number, unless somebody marks them as done.

2026-123456 – 2026-03-18

https://www.example.gr/admin/messages?state=ending`);
});

describe('to whoever asks for the newsletter', () => {
  const SUBSCRIBED = {
    siteUrl: 'https://www.example.gr',
    siteName: 'Δήμος',
    now: TEST_NOW,
  };
  /** The letter, with TOKEN in place of its token. */
  async function readConfirmation(language: 'gr' | 'en') {
    await requestSubscription(connection.db, 'maria@example.org', language, SUBSCRIBED);
    const { to_address, subject, body_text, headers } = await readOutbox();
    const withoutToken = (text: string) => text.replaceAll(/token=[\w.-]+/g, 'token=TOKEN');
    return {
      to: to_address,
      subject,
      text: withoutToken(body_text),
      headers: JSON.parse(withoutToken(headers)),
    };
  }

  test('in Greek', async () => {
    expect(await readConfirmation('gr')).toEqual({
      to: 'maria@example.org',
      subject: 'Επιβεβαίωση εγγραφής στο ενημερωτικό δελτίο – Δήμος',
      text: `Κάποιος ζήτησε να λαμβάνει αυτή η διεύθυνση το ενημερωτικό δελτίο: Δήμος.

Αν ήσασταν εσείς, επιβεβαιώστε εδώ:
https://www.example.gr/newsletter/confirm?token=TOKEN

Αν όχι, αγνοήστε αυτό το μήνυμα: χωρίς επιβεβαίωση δεν θα λάβετε τίποτε άλλο.

Διαγραφή με ένα κλικ, όποτε θέλετε:
https://www.example.gr/newsletter/unsubscribe?token=TOKEN
`,
      headers: {
        'List-Unsubscribe': '<https://www.example.gr/newsletter/unsubscribe?token=TOKEN>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  test('in English, with links that are in English too', async () => {
    expect(await readConfirmation('en')).toEqual({
      to: 'maria@example.org',
      subject: 'Please confirm your subscription – Δήμος',
      text: `Somebody asked for the newsletter of Δήμος to be sent to this address.

If it was you, please confirm here:
https://www.example.gr/newsletter/confirm?token=TOKEN&lang=en

If it was not, ignore this message: without confirmation you will receive nothing else.

Unsubscribe with one click, at any time:
https://www.example.gr/newsletter/unsubscribe?token=TOKEN&lang=en
`,
      headers: {
        'List-Unsubscribe': '<https://www.example.gr/newsletter/unsubscribe?token=TOKEN&lang=en>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });
});

describe('an issue of the newsletter', () => {
  const CONTENT = {
    lang: 'el',
    subject: 'Νέα του Μαρτίου',
    intro: 'Καλημέρα σας.',
    sections: [
      {
        title: 'Νέα',
        items: [
          {
            title: 'Πλατεία',
            url: 'https://www.example.gr/news/square',
            facts: '4 Μαρτίου 2026',
            summary: 'Ανοίγει.',
          },
          { title: 'Λιμάνι', url: 'https://www.example.gr/news/harbour', facts: '', summary: '' },
        ],
      },
    ],
    municipality: 'Δήμος Αιγιαλείας',
    address: 'Αίγιο',
  } as const;
  const mailOf = (part: object) =>
    writeMail({
      ...CONTENT,
      sections: [{ title: 'Νέα', items: [...CONTENT.sections[0].items] }],
      ...part,
    });

  test('as plain text in Greek', () => {
    expect(mailOf({}).text).toBe(`Δήμος Αιγιαλείας

Νέα του Μαρτίου

Καλημέρα σας.

Νέα
---

Πλατεία
4 Μαρτίου 2026
Ανοίγει.
https://www.example.gr/news/square

Λιμάνι
https://www.example.gr/news/harbour

--
Λαμβάνετε αυτό το μήνυμα επειδή έχετε εγγραφεί στο ενημερωτικό δελτίο του ιστοτόπου μας.
Διαγραφή από το δελτίο: ${LEAVE_PLACEHOLDER}

Δήμος Αιγιαλείας, Αίγιο
`);
  });

  test('in English says that it is in Greek where nobody translated it', () => {
    const { text, html } = mailOf({ lang: 'en', wordsIn: 'el', sections: [] });
    expect(text).toBe(`Δήμος Αιγιαλείας

Νέα του Μαρτίου

This issue is available in Greek only.

Καλημέρα σας.

--
You receive this message because you subscribed to the newsletter on our website.
Unsubscribe: ${LEAVE_PLACEHOLDER}

Δήμος Αιγιαλείας, Αίγιο
`);
    expect(html).toMatch(/<h1[^>]* lang="el">Νέα του Μαρτίου<\/h1>/);
    expect(html).toMatch(/<p[^>]*>This issue is available in Greek only\.<\/p>/);
    expect(html).toMatch(/<p[^>]* lang="el">Καλημέρα σας\.<\/p>/);
  });
});
