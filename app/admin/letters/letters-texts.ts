import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the list of letters that have not left yet. */
export const LETTERS_TEXTS = {
  title: { el: 'Email που δεν έχουν σταλεί', en: 'Emails not sent yet' },
  text: {
    el: 'Ο ιστότοπος δοκιμάζει ξανά μόνος του, κάθε φορά αργότερα. Δεν χρειάζεται να κάνετε κάτι για κάθε email χωριστά.',
    en: 'The website tries again by itself, later each time. Nothing needs to be done for each email.',
  },
  show: { el: 'Προβολή', en: 'Show' },
  failing: { el: 'Όσα απέτυχαν', en: 'Those that failed' },
  waiting: { el: 'Όσα περιμένουν', en: 'Those that wait' },
  noMail: {
    el: 'Η αποστολή email δεν έχει ρυθμιστεί: ζητήστε από τον διαχειριστή του συστήματος να ορίσει τον διακομιστή αλληλογραφίας.',
    en: 'Sending email is not set up: ask whoever runs the server to name a mail server.',
  },
  subject: { el: 'Θέμα', en: 'Subject' },
  to: { el: 'Προς', en: 'To' },
  state: { el: 'Κατάσταση', en: 'State' },
  technical: { el: 'Για τον διαχειριστή του συστήματος', en: 'For whoever runs the server' },
  since: { el: 'από', en: 'since' },
  next: { el: 'επόμενη προσπάθεια', en: 'next attempt' },
  none: {
    failing: { el: 'Κανένα email δεν απέτυχε.', en: 'No email has failed.' },
    waiting: { el: 'Κανένα email δεν περιμένει.', en: 'No email is waiting.' },
  },
  loadFailed: { el: 'Ο κατάλογος δεν φορτώθηκε.', en: 'The list could not be loaded.' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;

/** What hinders a letter, in plain words: `problem` is what the mail server or the network says, in English. */
export function sayProblem(problem: string): Bilingual {
  const known = PROBLEMS.find(({ when }) => when.test(problem));
  return (
    known?.words ?? {
      el: 'Το email δεν μπόρεσε να σταλεί.',
      en: 'The email could not be sent.',
    }
  );
}

const PROBLEMS = [
  {
    when: /invalid login|\bEAUTH\b|\b53[0458]\b/i,
    words: {
      el: 'Ο διακομιστής αλληλογραφίας δεν δέχεται τη σύνδεση του ιστοτόπου.',
      en: 'The mail server does not let the website in.',
    },
  },
  {
    // A reply of the server (RFC 5321): 4 for now, 5 for good.
    when: /\b5\d\d\b/,
    words: {
      el: 'Ο διακομιστής αλληλογραφίας αρνήθηκε το email.',
      en: 'The mail server refused the email.',
    },
  },
  {
    when: /\b4\d\d\b/,
    words: {
      el: 'Ο διακομιστής αλληλογραφίας ζητά νέα προσπάθεια αργότερα.',
      en: 'The mail server asks for another try later.',
    },
  },
  {
    when: /\bE[A-Z]{3,}\b|time(?:d )?out|closed|greeting|socket/i,
    words: {
      el: 'Ο διακομιστής αλληλογραφίας δεν απαντά.',
      en: 'The mail server does not answer.',
    },
  },
];

/** How often a letter was tried. */
export function sayAttempts(attempts: number): Bilingual {
  return attempts === 1
    ? { el: '1 προσπάθεια', en: '1 attempt' }
    : { el: `${attempts} προσπάθειες`, en: `${attempts} attempts` };
}
