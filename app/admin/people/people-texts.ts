import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the screen about one person's data. */
export const PEOPLE_TEXTS = {
  title: { el: 'Προσωπικά δεδομένα', en: 'Personal data' },
  text: {
    el: 'Τι τηρεί ο ιστότοπος για μία διεύθυνση email, για όποιον ζητήσει πρόσβαση ή διαγραφή.',
    en: 'What the website holds about one email address, for whoever asks for access or erasure.',
  },
  email: { el: 'Διεύθυνση email', en: 'Email address' },
  find: { el: 'Αναζήτηση', en: 'Search' },
  held: { el: 'Τηρούνται', en: 'What is held' },
  nothing: {
    el: 'Ο ιστότοπος δεν τηρεί τίποτα για αυτή τη διεύθυνση.',
    en: 'The website holds nothing about this address.',
  },
  messages: { el: 'Μηνύματα και προτάσεις', en: 'Messages and proposals' },
  invitations: { el: 'Πρόσκληση στο προσωπικό', en: 'Invitation to join the staff' },
  invitedUntil: { el: 'λήγει', en: 'expires' },
  subscriptions: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' },
  letters: { el: 'Εξερχόμενα email', en: 'Outgoing emails' },
  account: { el: 'Λογαριασμός προσωπικού', en: 'Staff account' },
  mentions: { el: 'Αναφέρεται επίσης', en: 'Also mentioned in' },
  mentionsText: {
    el: 'Εδώ δεν διαγράφεται τίποτα αυτομάτως. Ελέγξτε και διορθώστε το κείμενο εσείς.',
    en: 'Nothing here is erased automatically. Check and correct the text yourself.',
  },
  confirmed: { el: 'επιβεβαιωμένη εγγραφή', en: 'confirmed subscription' },
  pending: { el: 'χωρίς επιβεβαίωση', en: 'not confirmed' },
  letterTo: { el: 'προς τη διεύθυνση', en: 'to this address' },
  letterAbout: { el: 'προς την υπηρεσία, για μήνυμα', en: 'to the office, about a message' },
  sent: { el: 'στάλθηκε', en: 'sent' },
  waiting: { el: 'περιμένει', en: 'waiting' },
  inUse: { el: 'ενεργός', en: 'in use' },
  disabled: { el: 'απενεργοποιημένος', en: 'disabled' },
  message: { el: 'Μήνυμα', en: 'Message' },
  keptCopies: { el: 'κείμενα που δεν έχουν αποθηκευτεί', en: 'unsaved texts' },
  keptCopy: { el: 'Κείμενο που δεν έχει αποθηκευτεί, του λογαριασμού', en: 'Unsaved text of' },
  issue: { el: 'Τεύχος ενημερωτικού δελτίου', en: 'Newsletter issue' },
  erasedAt: { el: 'Τελευταία διαγραφή:', en: 'Last erased:' },
  export: { el: 'Εξαγωγή', en: 'Export' },
  exported: { el: 'Το αρχείο αποθηκεύτηκε', en: 'File saved' },
  erase: { el: 'Οριστική διαγραφή', en: 'Erase for good' },
  eraseTitle: { el: 'Οριστική διαγραφή των δεδομένων;', en: 'Erase these data for good?' },
  eraseBackups: {
    el: 'Δεν μπορούν να επανέλθουν. Τα αντίγραφα ασφαλείας τα έχουν ακόμη λίγες ημέρες· αν χρειαστεί επαναφορά, διαγράφονται ξανά αυτομάτως. Στο ιστορικό ενεργειών καταγράφεται η διαγραφή χωρίς τη διεύθυνση.',
    en: 'They cannot be brought back. Backups keep them for a few more days; should one be restored, they are erased again automatically. The audit log records the erasure without the address.',
  },
  eraseAccount: {
    el: 'Όσα έκανε ο λογαριασμός μένουν στο ιστορικό με ψευδώνυμο, γιατί ο Δήμος λογοδοτεί για τις πράξεις του.',
    en: 'What the account did stays in the log under a pseudonym, since the municipality answers for its acts.',
  },
  accountInUse: {
    el: 'Ο λογαριασμός είναι ενεργός: απενεργοποιήστε τον πρώτα, στους Χρήστες.',
    en: 'The account is in use: disable it first, under Users.',
  },
  erased: { el: 'Τα δεδομένα διαγράφηκαν', en: 'Data erased' },
} satisfies Record<string, Bilingual>;

/** How much of each kind is erased, in a list above the button. */
export function describeHeld(counts: {
  messages: number;
  subscriptions: number;
  letters: number;
  invitations: number;
  accounts: number;
  keptCopies: number;
}): Bilingual[] {
  const parts: [number, Bilingual, Bilingual][] = [
    [
      counts.messages,
      { el: 'μήνυμα ή πρόταση', en: 'message or proposal' },
      { el: 'μηνύματα και προτάσεις', en: 'messages and proposals' },
    ],
    [
      counts.subscriptions,
      { el: 'εγγραφή στο ενημερωτικό δελτίο', en: 'newsletter subscription' },
      { el: 'εγγραφές στο ενημερωτικό δελτίο', en: 'newsletter subscriptions' },
    ],
    [
      counts.letters,
      { el: 'εξερχόμενο email', en: 'outgoing email' },
      { el: 'εξερχόμενα email', en: 'outgoing emails' },
    ],
    [
      counts.invitations,
      { el: 'πρόσκληση στο προσωπικό', en: 'invitation to join the staff' },
      { el: 'προσκλήσεις στο προσωπικό', en: 'invitations to join the staff' },
    ],
    [
      counts.accounts,
      { el: 'λογαριασμός προσωπικού', en: 'staff account' },
      { el: 'λογαριασμοί προσωπικού', en: 'staff accounts' },
    ],
    [
      counts.keptCopies,
      { el: 'κείμενο που δεν αποθηκεύτηκε', en: 'unsaved text' },
      { el: 'κείμενα που δεν αποθηκεύτηκαν', en: 'unsaved texts' },
    ],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => {
      const words = number === 1 ? one : many;
      return { el: `${number} ${words.el}`, en: `${number} ${words.en}` };
    });
}
