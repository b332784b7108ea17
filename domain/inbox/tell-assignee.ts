import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { DomainError } from '../errors.ts';
import { queueLetter } from '../mail/outbox.ts';
import { lockMessage } from './read-message.ts';

/**
 * Tells whoever is to deal with a message so by a letter, which has nothing of what the visitor wrote: mail leaves the
 * site. Throws 'not-found', or 'conflict' where nobody is to deal with it who can sign in, or no mail can be sent.
 */
export async function tellAssignee(
  db: Db,
  id: string,
  { siteUrl, canSendMail }: { siteUrl: string; canSendMail: boolean },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { assigned_to, reference } = await lockMessage(tx, id);
    const account = await tx
      .selectFrom('user')
      .where('id', '=', assigned_to ?? '')
      .select(['email', 'banned'])
      .executeTakeFirst();
    if (!canSendMail || !account || account.banned) throw nobodyToTell();
    const link = `${siteUrl}/admin/messages?state=mine`;
    const text = [
      'Καλημέρα σας,',
      '',
      `σας ανατέθηκε το μήνυμα ${reference}. Θα το βρείτε στα «Δικά μου»:`,
      link,
      '',
      '—',
      '',
      `You are to answer the message ${reference}. It is among your own, at the link above.`,
      '',
    ].join('\n');
    const subject = `Σας ανατέθηκε μήνυμα (${reference}) – A message for you`;
    await queueLetter(tx, { to: account.email, subject, text }, acting.now);
  });
}

function nobodyToTell(): DomainError {
  return new DomainError('conflict', {
    el: 'Δεν στάλθηκε email: το μήνυμα δεν έχει υπεύθυνο με ενεργό λογαριασμό ή δεν έχει ρυθμιστεί η αποστολή.',
    en: 'No email was sent: nobody with an active account is to answer the message, or no mail server is set up.',
  });
}
