import { SECRET_LINK_PLACEHOLDER } from '../../mail/letter-links.ts';
import type { Letter } from '../../mail/outbox.ts';
import { INVITATION_DAYS } from './invitation.ts';

/**
 * The letter with the link of an invitation. It is in both languages, Greek first: nobody knows yet which one the
 * person reads.
 */
export function invitationLetter(invited: {
  email: string;
  name: string;
  /** The name of the administrator. */
  by: string;
  siteUrl: string;
  link: string;
}): Letter {
  const { email, name, by, siteUrl, link } = invited;
  const text = [
    `Καλημέρα σας, ${name},`,
    '',
    `σας έχει προσκαλέσει στη διαχείριση του ιστοτόπου ${siteUrl} ο λογαριασμός: ${by}.`,
    '',
    'Ανοίξτε τον σύνδεσμο και ορίστε τον δικό σας κωδικό:',
    SECRET_LINK_PLACEHOLDER,
    '',
    `Ο σύνδεσμος ισχύει ${INVITATION_DAYS} ημέρες και για μία φορά. Μην τον δώσετε σε άλλον.`,
    'Αν δεν περιμένατε την πρόσκληση, αγνοήστε το μήνυμα: δεν θα δημιουργηθεί λογαριασμός.',
    '',
    '—',
    '',
    `Dear ${name},`,
    '',
    `${by} has invited you to look after the website ${siteUrl}.`,
    '',
    'Open the link above and choose a password of your own. It can be used once, within',
    `${INVITATION_DAYS} days. Please give it to nobody else. If you did not expect this, ignore the`,
    'letter: no account will be made.',
    '',
  ].join('\n');
  const subject = 'Πρόσκληση στη διαχείριση του ιστοτόπου – Invitation to the website’s admin';
  return { to: email, subject, text, secretLink: link };
}
