import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of invitations, as administrators see them. */
export const INVITATION_TEXTS = {
  invite: { el: 'Πρόσκληση συναδέλφου', en: 'Invite a colleague' },
  text: {
    el: 'Λαμβάνει έναν σύνδεσμο και ορίζει τον δικό του κωδικό. Ο σύνδεσμος ισχύει επτά ημέρες και για μία φορά.',
    en: 'They get a link and choose a password of their own. The link can be used once, within seven days.',
  },
  way: { el: 'Πώς θα λάβει τον σύνδεσμο', en: 'How they get the link' },
  ways: {
    letter: { el: 'Με email από τον ιστότοπο', en: 'By email from the website' },
    link: { el: 'Θα τον δώσω εγώ', en: 'I will hand it over' },
  },
  noMail: {
    el: 'Ο διακομιστής δεν στέλνει email: θα δείτε τον σύνδεσμο εδώ και θα τον δώσετε εσείς.',
    en: 'The server sends no email: you will see the link here and hand it over yourself.',
  },
  send: { el: 'Αποστολή πρόσκλησης', en: 'Send invitation' },
  make: { el: 'Δημιουργία συνδέσμου', en: 'Make the link' },
  linkTitle: { el: 'Ο σύνδεσμος της πρόσκλησης', en: 'The link of the invitation' },
  link: { el: 'Σύνδεσμος', en: 'Link' },
  copyNow: {
    el: 'Δώστε τον μόνο σε αυτό το πρόσωπο. Δεν εμφανίζεται ξανά· αν χαθεί, φτιάξτε νέο από τον κατάλογο.',
    en: 'Give it to this person alone. It is not shown again; if it is lost, make a new one from the list.',
  },
  done: { el: 'Τον αντέγραψα', en: 'I have copied it' },
  sent: { el: 'Η πρόσκληση στάλθηκε', en: 'Invitation sent' },
  title: { el: 'Προσκλήσεις που εκκρεμούν', en: 'Open invitations' },
  loadFailed: { el: 'Οι προσκλήσεις δεν φορτώθηκαν.', en: 'The invitations could not be loaded.' },
  expired: { el: 'Έληξε: στείλτε την ξανά', en: 'Expired: send it again' },
  until: { el: 'Ισχύει έως', en: 'Open until' },
  invitedBy: { el: 'από', en: 'by' },
  letter: {
    waiting: { el: 'Το email περιμένει να σταλεί', en: 'The email is waiting to be sent' },
    failing: {
      el: 'Το email δεν έχει σταλεί ακόμη: ο διακομιστής αλληλογραφίας δεν το δέχτηκε',
      en: 'The email has not been sent yet: the mail server did not take it',
    },
    'given-up': {
      el: 'Το email μάλλον έφτασε, αλλά ο διακομιστής αλληλογραφίας δεν το επιβεβαίωσε και δεν θα σταλεί άλλη φορά',
      en: 'The email has probably arrived, but the mail server never confirmed it, and it is not sent again by itself',
    },
    sent: { el: 'Στάλθηκε με email', en: 'Sent by email' },
  },
  byHand: { el: 'Ο σύνδεσμος δόθηκε από εσάς ή συνάδελφο', en: 'Handed over as a link' },
  again: { el: 'Αποστολή ξανά', en: 'Send again' },
  newLink: { el: 'Νέος σύνδεσμος', en: 'New link' },
  withdraw: { el: 'Ανάκληση', en: 'Withdraw' },
  withdrawTitle: { el: 'Ανάκληση πρόσκλησης', en: 'Withdraw invitation' },
  withdrawText: {
    el: 'Ο σύνδεσμος παύει να ισχύει αμέσως. Μπορείτε να στείλετε νέα πρόσκληση όποτε θέλετε.',
    en: 'The link stops working at once. You can send a new invitation at any time.',
  },
  withdrawn: { el: 'Η πρόσκληση ανακλήθηκε', en: 'Invitation withdrawn' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;
