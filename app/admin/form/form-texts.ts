import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words that every form of the admin shares. */
export const FORM_TEXTS = {
  save: { el: 'Αποθήκευση', en: 'Save' },
  saving: { el: 'Αποθήκευση...', en: 'Saving...' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  greek: { el: 'Ελληνικά', en: 'Greek' },
  english: { el: 'Αγγλικά', en: 'English' },
  optional: { el: 'προαιρετικό', en: 'optional' },
  notSaved: { el: 'Δεν αποθηκεύτηκε', en: 'Not saved' },
  stillHere: { el: 'Ό,τι γράψατε είναι ακόμη εδώ.', en: 'Everything you typed is still here.' },
  sessionEnded: {
    el: 'Η σύνδεσή σας είχε λήξει. Συνδεθείτε και αποθηκεύστε ξανά.',
    en: 'You were signed out. Sign in and save again.',
  },
  leaveTitle: { el: 'Φεύγετε χωρίς αποθήκευση;', en: 'Leave without saving?' },
  leaveText: {
    el: 'Οι αλλαγές σας φυλάσσονται για 30 ημέρες και θα σας προταθούν όταν επιστρέψετε, από όποια συσκευή και αν συνδεθείτε.',
    en: 'Your changes are kept for 30 days and offered when you come back, on whatever device you sign in.',
  },
  leaveTextHere: {
    el: 'Οι αλλαγές σας φυλάσσονται για 30 ημέρες μόνο σε αυτή τη συσκευή, και θα σας προταθούν όταν επιστρέψετε από αυτήν.',
    en: 'Your changes are kept for 30 days on this device alone, and offered when you come back on it.',
  },
  leaveTextNowhere: {
    el: 'Οι αλλαγές σας δεν φυλάσσονται πουθενά: αν φύγετε, χάνονται. Μείνετε εδώ και αποθηκεύστε τις.',
    en: 'Your changes are kept nowhere: if you leave, they are lost. Stay here and save them.',
  },
  stay: { el: 'Παραμονή εδώ', en: 'Stay here' },
  leaveAndKeep: { el: 'Αποχώρηση, φύλαξη αλλαγών', en: 'Leave, keep the changes' },
  leaveAndDrop: { el: 'Αποχώρηση, απόρριψη αλλαγών', en: 'Leave, discard the changes' },
  versionFailed: {
    el: 'Η νεότερη έκδοση δεν φορτώθηκε.',
    en: 'The newer version could not be loaded.',
  },
  conflictTitle: {
    el: 'Κάποιος άλλος αποθήκευσε στο μεταξύ',
    en: 'Somebody else has saved in the meantime',
  },
  conflictWithOneself: {
    el: 'Αποθηκεύσατε στο μεταξύ από άλλη καρτέλα ή συσκευή',
    en: 'You have saved in another tab or on another device',
  },
  conflictText: {
    el: 'Για κάθε πεδίο που διαφέρει, διαλέξτε ποιο κείμενο μένει. Τίποτα δεν έχει χαθεί.',
    en: 'For every field that differs, choose which one stays. Nothing has been lost.',
  },
  mine: { el: 'Το δικό σας', en: 'Yours' },
  theirs: { el: 'Το αποθηκευμένο', en: 'The saved one' },
  otherForm: {
    el: '(Τα λόγια είναι ίδια· διαφέρει η μορφή τους.)',
    en: '(The words are the same; how they look differs.)',
  },
  empty: { el: '(κενό)', en: '(empty)' },
  saveChoice: { el: 'Αποθήκευση της επιλογής', en: 'Save this choice' },
  backToForm: { el: 'Πίσω στη φόρμα', en: 'Back to the form' },
  tryAgain: { el: 'Δοκιμή ξανά', en: 'Try again' },
  conflictSame: {
    el: 'Οι δύο εκδόσεις έχουν το ίδιο περιεχόμενο. Αποθηκεύστε ξανά.',
    en: 'Both versions have the same content. Save again.',
  },
  gone: {
    el: 'Κάποιος διέγραψε αυτή την εγγραφή ενώ την επεξεργαζόσασταν.',
    en: 'Somebody deleted this entry while you were editing it.',
  },
  restoreAndSave: { el: 'Επαναφορά και αποθήκευση', en: 'Bring it back and save' },
  allMine: { el: 'Όλα τα δικά μου', en: 'All mine' },
  allTheirs: { el: 'Όλα τα αποθηκευμένα', en: 'All saved ones' },
  notKept: {
    el: 'Οι αλλαγές δεν φυλάσσονται πουθενά: ο περιηγητής δεν έχει χώρο. Αποθηκεύστε σύντομα.',
    en: 'The changes are kept nowhere: the browser has no room. Save soon.',
  },
} satisfies Record<string, Bilingual>;

/** How many fields need a correction; where none does, that nothing was saved. */
export function sayRefusal(count: number): Bilingual {
  if (count === 0) return FORM_TEXTS.notSaved;
  return {
    el: count === 1 ? 'Ένα πεδίο χρειάζεται διόρθωση' : `${count} πεδία χρειάζονται διόρθωση`,
    en: count === 1 ? 'One field needs to be corrected' : `${count} fields need to be corrected`,
  };
}

/** Who saved the other version, and when. */
export function sayTheirSave(when: string, who: string | null): Bilingual {
  return {
    el: `Αποθηκεύτηκε ${who ? `από ${who} ` : ''}στις ${when}.`,
    en: `Saved ${who ? `by ${who} ` : ''}on ${when}.`,
  };
}

/** Who changed last what a form shows, and when. */
export function sayLastChanged(when: string, who: string | null): Bilingual {
  return {
    el: `Τελευταία αλλαγή: ${when}${who ? ` από ${who}` : ''}`,
    en: `Last changed: ${when}${who ? ` by ${who}` : ''}`,
  };
}
