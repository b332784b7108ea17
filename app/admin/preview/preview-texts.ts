import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of previews: beside a form, on a page of their own, and by a link. */
export const PREVIEW_TEXTS = {
  preview: { el: 'Προεπισκόπηση', en: 'Preview' },
  notPublic: { el: 'Προεπισκόπηση – δεν είναι δημόσια', en: 'Preview – not public' },
  close: { el: 'Κλείσιμο προεπισκόπησης', en: 'Close the preview' },
  language: { el: 'Γλώσσα της σελίδας', en: 'Language of the page' },
  greek: { el: 'Ελληνικά', en: 'Greek' },
  english: { el: 'Αγγλικά', en: 'English' },
  width: { el: 'Πλάτος οθόνης', en: 'Width of the screen' },
  desktop: { el: 'Υπολογιστής', en: 'Desktop' },
  phone: { el: 'Κινητό', en: 'Phone' },
  screen: { el: 'Πού εμφανίζεται', en: 'Where it appears' },
  loading: { el: 'Ετοιμάζεται η προεπισκόπηση…', en: 'The preview is being made…' },
  unsaved: {
    el: 'Όσα γράφετε τώρα, και χωρίς αποθήκευση. Οι σύνδεσμοι εδώ δεν ανοίγουν.',
    en: 'What you are typing now, saved or not. Links do not open here.',
  },
  saved: {
    el: 'Ό,τι έχει αποθηκευτεί ως τώρα. Οι σύνδεσμοι εδώ δεν ανοίγουν.',
    en: 'What has been saved so far. Links do not open here.',
  },
  ownPage: { el: 'Σε δική της σελίδα', en: 'On a page of its own' },
  saveFirst: {
    el: 'Αποθηκεύστε πρώτα ως πρόχειρο για να ανοίξει σε δική της σελίδα ή να σταλεί με σύνδεσμο.',
    en: 'Save it as a draft first to open it on a page of its own or to send it by a link.',
  },
  edit: { el: 'Επεξεργασία', en: 'Edit' },
  noScreen: {
    el: 'Καμία σελίδα του ιστοτόπου δεν δείχνει ακόμη αυτό το είδος.',
    en: 'No page of the site shows this kind of content yet.',
  },
  notYet: {
    el: 'Η σελίδα δεν μπορεί να εμφανιστεί ακόμη με όσα έχουν συμπληρωθεί.',
    en: 'The page cannot be shown yet with what has been filled in.',
  },
  notThere: {
    el: 'Στη σελίδα αυτή δεν εμφανίζεται: προηγούνται άλλες καταχωρίσεις.',
    en: 'It is not on this page: other entries come before it.',
  },
  failed: {
    el: 'Η προεπισκόπηση δεν ανανεώθηκε. Όσα γράψατε δεν επηρεάζονται.',
    en: 'The preview could not be refreshed. What you typed is not affected.',
  },
  sessionEnded: {
    el: 'Η σύνδεσή σας έληξε. Μόλις συνδεθείτε, η προεπισκόπηση συνεχίζει.',
    en: 'You were signed out. The preview goes on once you sign in.',
  },
  links: { el: 'Σύνδεσμος για άλλους', en: 'Link for others' },
  linksTitle: { el: 'Προεπισκόπηση με σύνδεσμο', en: 'Preview by a link' },
  linksText: {
    el: 'Όποιος έχει τον σύνδεσμο βλέπει τη σελίδα χωρίς να συνδεθεί, όπως είναι αποθηκευμένη τη στιγμή που τον ανοίγει. Ο σύνδεσμος λήγει μόνος του σε επτά ημέρες.',
    en: 'Whoever has the link sees the page without signing in, as it is saved at the moment they open it. The link expires after seven days.',
  },
  make: { el: 'Δημιουργία συνδέσμου', en: 'Make a link' },
  making: { el: 'Δημιουργία…', en: 'Making…' },
  newLink: { el: 'Ο νέος σύνδεσμος', en: 'The new link' },
  copyNow: {
    el: 'Αντιγράψτε τον τώρα: για λόγους ασφαλείας δεν εμφανίζεται ξανά. Αν χαθεί, φτιάξτε άλλον.',
    en: 'Copy it now: for security it is not shown again. If it is lost, make another.',
  },
  copy: { el: 'Αντιγραφή συνδέσμου', en: 'Copy link' },
  active: { el: 'Σύνδεσμοι που ανοίγουν', en: 'Links that open' },
  none: { el: 'Δεν υπάρχει σύνδεσμος που να ανοίγει.', en: 'There is no link that opens.' },
  withdraw: { el: 'Απόσυρση', en: 'Withdraw' },
  withdrawn: {
    el: 'Ο σύνδεσμος αποσύρθηκε: δεν ανοίγει πια.',
    en: 'The link was withdrawn: it no longer opens.',
  },
  linksFailed: { el: 'Οι σύνδεσμοι δεν φορτώθηκαν.', en: 'The links could not be loaded.' },
} satisfies Record<string, Bilingual>;

/** How much is missing before a publication. */
export function sayMissing(count: number): Bilingual {
  return {
    el:
      count === 1
        ? 'Λείπει ένα στοιχείο πριν δημοσιευτεί'
        : `Λείπουν ${count} στοιχεία πριν δημοσιευτεί`,
    en:
      count === 1
        ? 'One thing is missing before it can be published'
        : `${count} things are missing before it can be published`,
  };
}

/** Who made a link, when, and until when it opens. */
export function sayLink(who: string, when: string, until: string): Bilingual {
  return {
    el: `Από ${who}, ${when}. Ανοίγει έως ${until}.`,
    en: `By ${who}, ${when}. It opens until ${until}.`,
  };
}
