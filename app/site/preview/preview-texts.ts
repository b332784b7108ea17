import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What a preview says of itself to somebody who was sent its link. */
export const PREVIEW_TEXTS = {
  preview: { el: 'Προεπισκόπηση – δεν είναι δημόσια', en: 'Preview – not public' },
  now: {
    el: 'Δείχνει ό,τι έχει αποθηκευτεί ως τώρα.',
    en: 'It shows what has been saved so far.',
  },
  until: { el: 'Ανοίγει έως', en: 'It opens until' },
  screens: { el: 'Πού εμφανίζεται', en: 'Where it appears' },
  endedTitle: { el: 'Η προεπισκόπηση δεν ανοίγει', en: 'The preview does not open' },
  endedText: {
    el: 'Ο σύνδεσμος έληξε, αποσύρθηκε ή δεν αντιγράφηκε ολόκληρος. Ζητήστε νέο από όποιον σας τον έστειλε.',
    en: 'The link has expired, was withdrawn or was not copied in full. Ask whoever sent it to you for a new one.',
  },
  home: { el: 'Αρχική σελίδα', en: 'Home page' },
} satisfies Record<string, Bilingual>;
