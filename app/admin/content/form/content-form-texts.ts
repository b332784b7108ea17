import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** The words of the forms of entries that other forms do not share. */
export const CONTENT_FORM_TEXTS = {
  /** As the specification has it in English; in Greek it says, beside ‘Save draft’, what the public will see. */
  savePublishes: { el: 'Δημοσίευση', en: 'Save' },
  savingPublishes: { el: 'Δημοσίευση...', en: 'Saving...' },
  publishing: { el: 'Δημοσίευση...', en: 'Publishing...' },
  back: { el: 'Πίσω στον κατάλογο', en: 'Back to the list' },
  history: { el: 'Ιστορικό', en: 'History' },
  viewOnSite: { el: 'Προβολή στον ιστότοπο', en: 'View on site' },
  published: { el: 'Δημοσιεύτηκε', en: 'Published' },
  unpublished: { el: 'Αποσύρθηκε από τον ιστότοπο', en: 'Unpublished' },
  keys: { el: 'Ctrl+S: αποθήκευση ως πρόχειρο', en: 'Ctrl+S saves a draft' },
  sampleHint: {
    el: 'Είναι δείγμα: με την πρώτη αποθήκευση γίνεται δικό σας περιεχόμενο.',
    en: 'This is sample content: it becomes yours with the first save.',
  },
  slug: { el: 'Διεύθυνση στον ιστότοπο', en: 'Address on the site' },
  slugHint: {
    el: 'Πεζά λατινικά γράμματα, αριθμοί και παύλες.',
    en: 'Lower-case Latin letters, digits and hyphens.',
  },
  slugNested: {
    el: 'Πεζά λατινικά γράμματα, αριθμοί, παύλες και κάθετοι.',
    en: 'Lower-case Latin letters, digits, hyphens and slashes.',
  },
  slugChanged: {
    el: 'Η διεύθυνση αλλάζει αμέσως με την αποθήκευση, ακόμη και ως πρόχειρο. Όσοι έχουν τον παλιό σύνδεσμο θα οδηγούνται στη νέα.',
    en: 'The address changes as soon as you save, even as a draft. Whoever has the old link will be led to the new one.',
  },
  slugSuggest: { el: 'Πρόταση από τον τίτλο', en: 'Suggest from the title' },
  loadFailed: { el: 'Η εγγραφή δεν φορτώθηκε.', en: 'The entry could not be loaded.' },
} satisfies Record<string, Bilingual>;
