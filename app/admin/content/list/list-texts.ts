import { BIN_DAYS } from '../../../../domain/content/model/bin.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';

import { newLabelOf } from '../../pieces/addresses/entry-address.ts';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { presetOf } from '../presets.ts';

const LIST_TEXTS = {
  search: PIECE_TEXTS.search,
  searchHint: { el: 'Λέξεις, με ή χωρίς τόνους', en: 'Words, with or without accents' },
  filters: { el: 'Φίλτρα και σειρά', en: 'Filters and order' },
  state: { el: 'Κατάσταση', en: 'State' },
  anyState: { el: 'Όλες', en: 'Any' },
  published: { el: 'Δημοσιευμένο', en: 'Published' },
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  archived: { el: 'Αρχειοθετημένο', en: 'Archived' },
  recheck: { el: 'Προς επανέλεγχο', en: 'To be checked' },
  planned: { el: 'Προγραμματισμένο', en: 'Scheduled' },
  english: { el: 'Αγγλικά', en: 'English' },
  anyEnglish: { el: 'Όλα', en: 'Any' },
  englishMissing: { el: 'Χωρίς αγγλικά', en: 'No English' },
  englishBehind: { el: 'Έμειναν πίσω', en: 'Behind the Greek' },
  tags: { el: 'Ετικέτες', en: 'Tags' },
  tag: { el: 'Ετικέτα', en: 'Tag' },
  anyTag: { el: 'Όλες', en: 'Any' },
  anyCategory: { el: 'Όλες', en: 'Any' },
  by: { el: 'Τελευταία αλλαγή από', en: 'Last changed by' },
  byAnybody: { el: 'Όλους', en: 'Anybody' },
  byMe: { el: 'Εμένα', en: 'Me' },
  byOthers: { el: 'Άλλους', en: 'Others' },
  onlySamples: { el: 'Μόνο δείγματα', en: 'Still sample only' },
  sort: { el: 'Ταξινόμηση', en: 'Sort by' },
  orders: {
    position: { el: 'Σειρά στον ιστότοπο', en: 'Order on the site' },
    newest: { el: 'Νεότερα πρώτα', en: 'Newest first' },
    soonest: { el: 'Κατά ημερομηνία', en: 'By date' },
    title: { el: 'Τίτλος', en: 'Title' },
  },
  title: { el: 'Τίτλος', en: 'Title' },
  slug: { el: 'Διεύθυνση σελίδας', en: 'Page address' },
  updated: { el: 'Τελευταία αλλαγή', en: 'Last changed' },
  actions: { el: 'Ενέργειες', en: 'Actions' },
  select: { el: 'Επιλογή', en: 'Select' },
  selectAll: { el: 'Επιλογή όλων της σελίδας', en: 'Select all on this page' },
  edit: { el: 'Επεξεργασία', en: 'Edit' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  columns: { el: 'Στήλες', en: 'Columns' },
  drag: { el: 'Σύρετε για να αλλάξει η σειρά', en: 'Drag to change the order' },
  moveUp: { el: 'Μετακίνηση πάνω', en: 'Move up' },
  moveDown: { el: 'Μετακίνηση κάτω', en: 'Move down' },
  orderHint: {
    el: 'Για να αλλάξετε τη σειρά, καθαρίστε αναζήτηση και φίλτρα και ταξινομήστε κατά τη σειρά στον ιστότοπο.',
    en: 'To change the order, clear the search and filters and sort by the order on the site.',
  },
  notMoved: { el: 'Η σειρά δεν άλλαξε.', en: 'The order was not changed.' },
  empty: { el: 'Δεν υπάρχει καμία εγγραφή ακόμη.', en: 'There is nothing here yet.' },
  emptyHint: {
    el: 'Ό,τι προσθέσετε το βλέπουν οι επισκέπτες μόνο όταν το δημοσιεύσετε.',
    en: 'Visitors see what you add only when you publish it.',
  },
  addFirst: { el: 'Προσθήκη της πρώτης εγγραφής', en: 'Add the first entry' },
  emptyFiltered: {
    el: 'Καμία εγγραφή δεν ταιριάζει με την αναζήτηση και τα φίλτρα.',
    en: 'Nothing matches the search and filters.',
  },
  loadFailed: { el: 'Ο κατάλογος δεν φορτώθηκε.', en: 'The list could not be loaded.' },
  deleteTitle: { el: 'Διαγραφή', en: 'Delete' },
  deleteQuestion: {
    el: 'Θέλετε σίγουρα να διαγράψετε αυτή την εγγραφή;',
    en: 'Are you sure you want to delete this entry?',
  },
  deleteUndo: {
    el: `Φεύγει από τον ιστότοπο αμέσως. Η διαγραφή αναιρείται από την ειδοποίηση που θα εμφανιστεί, και για ${BIN_DAYS} ημέρες από τον κάδο.`,
    en: `It leaves the site at once. You can undo this from the notice that appears, and for ${BIN_DAYS} days from the bin.`,
  },
};

/** The words of the list of a type, by its name; `loading` only where it is shown as text. */
export function listTextsOf(
  type: string,
): typeof LIST_TEXTS & { add: Bilingual } & { loading?: Bilingual } {
  return { ...LIST_TEXTS, add: newLabelOf(type), ...presetOf(type).listTexts };
}

/** The place of an entry in the order of the site, after it was moved; counts from 1. */
export function sayPlace(title: string, place: number, of: number): Bilingual {
  return { el: `${title}: θέση ${place} από ${of}`, en: `${title}: place ${place} of ${of}` };
}

/** Who has an entry open at this moment: a name, or several. */
export function sayEditing(names: string): Bilingual {
  return { el: `Επεξεργάζεται τώρα: ${names}`, en: `Being edited now by ${names}` };
}
