import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';

/** The words of the history of an entry. */
export const HISTORY_TEXTS = {
  title: { el: 'Ιστορικό αλλαγών', en: 'History' },
  text: {
    el: 'Κάθε αποθήκευση φυλάσσεται. Διαλέξτε μια έκδοση για να δείτε τι άλλαξε ή να την επαναφέρετε.',
    en: 'Every save is kept. Choose a version to see what it changed, or to bring it back.',
  },
  audit: { el: 'Όλες οι ενέργειες', en: 'Everything done to it' },
  backToForm: { el: 'Πίσω στην επεξεργασία', en: 'Back to editing' },
  versions: { el: 'Εκδόσεις', en: 'Versions' },
  newest: { el: 'Τελευταία', en: 'Latest' },
  wasPublic: { el: 'Δημοσιεύτηκε', en: 'Was published' },
  offSite: { el: 'Εκτός ιστότοπου', en: 'Off the site' },
  compare: { el: 'Σύγκριση', en: 'Compare' },
  withBefore: { el: 'Τι άλλαξε με αυτή την αποθήκευση', en: 'What this save changed' },
  withNow: { el: 'Τι διαφέρει από το σημερινό', en: 'What differs from today' },
  before: { el: 'Πριν', en: 'Before' },
  after: { el: 'Μετά', en: 'After' },
  atThatTime: { el: 'Τότε', en: 'Then' },
  today: { el: 'Τώρα', en: 'Now' },
  same: {
    el: 'Το κείμενο και τα στοιχεία είναι τα ίδια.',
    en: 'Texts and facts are the same.',
  },
  name: { el: 'Όνομα έκδοσης', en: 'Name of the version' },
  nameHint: {
    el: 'Π.χ. «Πριν από τις εκλογές». Αφήστε το κενό για να φύγει το όνομα.',
    en: 'Such as ‘Before the elections’. Leave it empty to take the name away.',
  },
  addName: { el: 'Ονομασία...', en: 'Name...' },
  changeName: { el: 'Αλλαγή ονόματος...', en: 'Change name...' },
  saveName: { el: 'Αποθήκευση ονόματος', en: 'Save name' },
  named: { el: 'Το όνομα αποθηκεύτηκε', en: 'The name was saved' },
  returnTo: { el: 'Επαναφορά αυτής της έκδοσης...', en: 'Bring back this version...' },
  returnTitle: { el: 'Επαναφορά έκδοσης', en: 'Bring back a version' },
  returnText: {
    el: 'Το περιεχόμενο της έκδοσης γίνεται το σημερινό πρόχειρο. Ό,τι βλέπει το κοινό δεν αλλάζει μέχρι να δημοσιεύσετε, και οι νεότερες εκδόσεις μένουν στο ιστορικό.',
    en: 'What the version says becomes the draft of today. What the public sees stays until you publish, and newer versions stay in the history.',
  },
  returnAction: { el: 'Επαναφορά ως πρόχειρο', en: 'Bring back as a draft' },
  returnField: { el: 'Επαναφορά αυτού', en: 'Bring this back' },
  returned: { el: 'Επανήλθε ως πρόχειρο', en: 'Brought back as a draft' },
  refused: { el: 'Δεν μπορεί να επανέλθει έτσι:', en: 'It cannot be brought back as it was:' },
  loadFailed: { el: 'Το ιστορικό δεν φορτώθηκε.', en: 'The history could not be loaded.' },
} satisfies Record<string, Bilingual>;

/** In which languages the public sees a version now: 'Public now', or 'Public now in Greek'. */
export function sayPublicIn(languages: readonly Lang[]): Bilingual {
  const [only] = languages;
  const now = { el: 'Δημόσια τώρα', en: 'Public now' };
  if (languages.length > 1 || !only) return now;
  const inWhich = {
    el: { el: 'στα ελληνικά', en: 'in Greek' },
    en: { el: 'στα αγγλικά', en: 'in English' },
  }[only];
  return { el: `${now.el} ${inWhich.el}`, en: `${now.en} ${inWhich.en}` };
}

/** 'Version 7'. */
export function sayVersion(version: number): Bilingual {
  return { el: `Έκδοση ${version}`, en: `Version ${version}` };
}
