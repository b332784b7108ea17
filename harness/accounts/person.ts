import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffMember } from '../../domain/accounts/staff-member.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { page } from '../../domain/content-types/page.ts';
import { receiveMessage } from '../../domain/inbox/forms/receive-message.ts';
import type { NewMessage } from '../../domain/inbox/message.ts';
import { queueMailing } from '../../domain/mail/mailings.ts';
import { confirmSubscription, requestSubscription } from '../../domain/newsletter/subscribers.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../services.ts';

/** A person whose data are in every table. */
export const PERSON = { email: 'eleni@example.org', name: 'Ελένη Ζητούσα' };

const message = (more: Partial<NewMessage>): NewMessage => ({
  kind: 'contact',
  name: PERSON.name,
  email: PERSON.email,
  phone: '26910 12345',
  subject: 'Τέλη',
  body: 'Πότε λήγουν;',
  language: 'gr',
  ...more,
});

/**
 * Fills a database with data about {@link PERSON}: two messages, a subscription, an invitation to the staff, letters
 * that wait and one that was sent; somebody else's message and a page that name the address; and others' data.
 */
export async function fillWithPerson(
  db: Db,
  editor: StaffMember = TEST_EDITOR,
  now = TEST_NOW,
): Promise<{ page: string; others: { quoting: string } }> {
  const office = { officeEmail: 'office@example.org', now };
  // As typed: with capitals.
  await receiveMessage(db, message({ email: 'Eleni@Example.ORG' }), office);
  const proposal = { subject: 'Γιορτή', kind: 'event-proposal', details: { location: 'Αίγιο' } };
  await receiveMessage(db, message(proposal as Partial<NewMessage>), office);
  const options = { siteUrl: 'http://localhost', siteName: 'Δήμος', now };
  await requestSubscription(db, PERSON.email, 'en', options);
  const letter = await db
    .selectFrom('outbox')
    .select('body_text')
    .where('to_address', '=', PERSON.email)
    .executeTakeFirstOrThrow();
  await confirmSubscription(db, /token=([\w-]+)/.exec(letter.body_text)?.[1] ?? '', now);
  await db
    .insertInto('invitations')
    .values({
      id: 'invited',
      email: PERSON.email,
      name: PERSON.name,
      role: 'editor',
      token_hash: 'hash',
      created_at: now.toISOString(),
      created_by: editor.email,
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
      letter_id: null,
      is_by_letter: 0,
    })
    .execute();
  const recipients = [PERSON.email, 'other@example.org'].map((address) => ({
    address,
    leaveUrl: 'http://localhost/leave',
  }));
  await inTransaction(db, async (tx) => {
    const text = { text: 'Νέα', html: '<p>Νέα</p>' };
    await queueMailing(tx, { id: 'new', subject: 'Τεύχος', ...text }, recipients, '', now);
    const old = { id: 'old', subject: 'Παλιό τεύχος', ...text };
    await queueMailing(tx, old, recipients.slice(0, 1), '', now);
    await tx
      .updateTable('outbox')
      .set({ sent_at: now.toISOString() })
      .where('mailing_id', '=', 'old')
      .execute();
  });
  const title = { el: 'Εθελοντές', en: 'Volunteers' };
  const content = { el: `<p>${PERSON.email}</p>`, en: '' };
  const data = { ...emptyData(page.fields), title, content };
  const made = await createEntry(db, page, { data, publish: false }, actAs(editor, now));
  const quoting = { email: 'other@example.org', name: 'Άλλος', body: `Λέει ο ${PERSON.email}` };
  await receiveMessage(db, message(quoting), { officeEmail: undefined, now });
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('email', '=', 'other@example.org')
    .executeTakeFirstOrThrow();
  return { page: made.id, others: { quoting: row.id } };
}
