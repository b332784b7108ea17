import type { Bilingual } from '../text/bilingual.ts';

/** Why an address will not do: what is wrong and what to do about it. */
export const REDIRECT_PROBLEMS = {
  required: { el: 'Συμπληρώστε τη διεύθυνση.', en: 'Fill in the address.' },
  tooLong: { el: 'Η διεύθυνση είναι πολύ μεγάλη.', en: 'The address is too long.' },
  unfit: {
    el: 'Η διεύθυνση έχει χαρακτήρες που δεν επιτρέπονται. Αντιγράψτε την ξανά από τον περιηγητή.',
    en: 'The address has characters that no address may have. Copy it from the browser again.',
  },
  fromBegins: {
    el: 'Γράψτε μια διεύθυνση αυτού του ιστοτόπου, όπως /palia-selida.',
    en: 'Enter an address of this site, such as /old-page.',
  },
  fragment: {
    el: 'Αφαιρέστε το # και ό,τι ακολουθεί: οι περιηγητές δεν το στέλνουν.',
    en: 'Leave out the # and what follows it: browsers do not send it.',
  },
  reserved: {
    el: 'Εδώ απαντά ο ίδιος ο διακομιστής. Η ανακατεύθυνση δεν θα λειτουργούσε ποτέ.',
    en: 'The server itself answers here. The redirect would never be used.',
  },
  answered: {
    el: 'Σε αυτή τη διεύθυνση υπάρχει ήδη σελίδα. Η ανακατεύθυνση δεν θα λειτουργούσε ποτέ.',
    en: 'There is a page at this address. The redirect would never be used.',
  },
  taken: {
    el: 'Υπάρχει ήδη ανακατεύθυνση από αυτή τη διεύθυνση.',
    en: 'There is a redirect from this address already.',
  },
  toBegins: {
    el: 'Επιλέξτε μια σελίδα, ή γράψτε μια διεύθυνση που αρχίζει από / ή https://.',
    en: 'Choose a page, or enter an address that starts with / or https://.',
  },
  credentials: {
    el: 'Η διεύθυνση περιέχει όνομα χρήστη πριν από το @. Γράψτε τη χωρίς αυτό.',
    en: 'The address has a user name before an @. Enter it without one.',
  },
  nothing: {
    el: 'Σε αυτή τη διεύθυνση δεν υπάρχει δημόσια σελίδα. Επιλέξτε μια άλλη.',
    en: 'There is no public page at this address. Choose another.',
  },
  itself: {
    el: 'Η ανακατεύθυνση οδηγεί στον εαυτό της. Επιλέξτε άλλη σελίδα.',
    en: 'The redirect leads to itself. Choose another page.',
  },
  circle: {
    el: 'Από εκεί μια άλλη ανακατεύθυνση οδηγεί πίσω, και κανείς δεν θα έφτανε πουθενά. Επιλέξτε μια σελίδα.',
    en: 'From there another redirect leads back, and nobody would arrive anywhere. Choose a page.',
  },
  status: { el: 'Γράψτε 301 ή 302.', en: 'Enter 301 or 302.' },
  note: {
    el: 'Η σημείωση είναι πολύ μεγάλη. Συντομεύστε τη.',
    en: 'The note is too long. Shorten it.',
  },
} satisfies Record<string, Bilingual>;

/** Where the chosen target leads visitors in turn. */
export function ledOn(to: string): Bilingual {
  return {
    el: `Και αυτή η διεύθυνση οδηγεί αλλού, στο ${to}. Γράψτε εκείνη.`,
    en: `This address is itself led elsewhere, to ${to}. Enter that one.`,
  };
}

export function sameAsLine(line: number): Bilingual {
  return {
    el: `Η ίδια διεύθυνση υπάρχει και στη γραμμή ${line}.`,
    en: `The same address is in line ${line}.`,
  };
}
