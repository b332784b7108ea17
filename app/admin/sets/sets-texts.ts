import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';
import { formatMoment } from '../../i18n/dates.ts';

/** The words about entries that are published together. */
export const SETS_TEXTS = {
  title: { el: 'Ομάδες δημοσίευσης', en: 'Publishing sets' },
  text: {
    el: 'Εγγραφές που δημοσιεύονται μαζί: με μία προεπισκόπηση, την ίδια στιγμή, όλες ή καμία.',
    en: 'Entries that are published together: with one preview, at the same moment, all or none.',
  },
  add: { el: 'Νέα ομάδα', en: 'New set' },
  addTitle: { el: 'Νέα ομάδα δημοσίευσης', en: 'New publishing set' },
  name: { el: 'Όνομα της ομάδας', en: 'Name of the set' },
  nameHint: {
    el: 'Το βλέπει μόνο το προσωπικό. Παράδειγμα: «Νέο έτος: τέλη και ωράρια».',
    en: 'Only staff see it. For example: ‘New year: fees and hours’.',
  },
  create: { el: 'Δημιουργία', en: 'Create' },
  rename: { el: 'Μετονομασία', en: 'Rename' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  renamed: { el: 'Το όνομα άλλαξε.', en: 'Renamed.' },
  show: { el: 'Εμφάνιση', en: 'Show' },
  filters: {
    '': { el: 'Όλες οι ομάδες', en: 'All sets' },
    open: { el: 'Ανοιχτές', en: 'Open' },
    published: { el: 'Δημοσιευμένες', en: 'Published' },
    overdue: { el: 'Δεν δημοσιεύτηκαν στην ώρα τους', en: 'Not published on time' },
  },
  set: { el: 'Ομάδα', en: 'Set' },
  state: { el: 'Κατάσταση', en: 'State' },
  states: {
    open: { el: 'Ανοιχτή', en: 'Open' },
    published: { el: 'Δημοσιευμένη', en: 'Published' },
    overdue: { el: 'Δεν δημοσιεύτηκε στην ώρα της', en: 'Not published on time' },
  },
  entries: { el: 'Εγγραφές', en: 'Entries' },
  made: { el: 'Δημιουργήθηκε', en: 'Made' },
  loadFailed: { el: 'Οι ομάδες δεν φορτώθηκαν.', en: 'The sets could not be loaded.' },
  noneOf: {
    '': { el: 'Δεν υπάρχει ομάδα δημοσίευσης.', en: 'There is no publishing set.' },
    open: { el: 'Καμία ομάδα δεν είναι ανοιχτή.', en: 'No set is open.' },
    published: { el: 'Καμία ομάδα δεν έχει δημοσιευτεί.', en: 'No set has been published.' },
    overdue: {
      el: 'Όλες οι ομάδες δημοσιεύτηκαν στην ώρα τους.',
      en: 'All sets were published on time.',
    },
  },
  addFirst: { el: 'Δημιουργία της πρώτης ομάδας', en: 'Make the first set' },
  howToAdd: {
    el: 'Προσθέστε εγγραφές με το κουμπί «Σε ομάδα δημοσίευσης...»: από τη φόρμα μιας εγγραφής ή, για πολλές μαζί, από τον κατάλογό τους.',
    en: 'Add entries with the button ‘To a publishing set...’: in the form of an entry or, for several at once, in their list.',
  },
  toNews: { el: 'Στα νέα', en: 'To the news' },
  toPages: { el: 'Στις σελίδες', en: 'To the pages' },
  empty: { el: 'Η ομάδα δεν έχει ακόμη εγγραφές.', en: 'There are no entries in the set yet.' },
  entry: { el: 'Εγγραφή', en: 'Entry' },
  languages: { el: 'Γλώσσες', en: 'Languages' },
  languageChoices: {
    '': { el: 'Όσες είναι έτοιμες', en: 'Those that are ready' },
    'el en': { el: 'Ελληνικά και αγγλικά', en: 'Greek and English' },
    el: { el: 'Μόνο ελληνικά', en: 'Greek alone' },
    en: { el: 'Μόνο αγγλικά', en: 'English alone' },
  },
  ready: { el: 'Έτοιμη', en: 'Ready' },
  asPublic: {
    el: 'Δημοσιευμένη ήδη, χωρίς αλλαγές',
    en: 'Published already, without changes',
  },
  correct: { el: 'Διόρθωση', en: 'Correct this' },
  toBin: { el: 'Στον κάδο', en: 'To the bin' },
  readiness: { el: 'Έλεγχος', en: 'Check' },
  remove: { el: 'Αφαίρεση από την ομάδα', en: 'Take out of the set' },
  removed: { el: 'Αφαιρέθηκε από την ομάδα', en: 'Taken out of the set' },
  preview: { el: 'Προεπισκόπηση', en: 'Preview' },
  previewNote: {
    el: 'Ο ιστότοπος όπως θα είναι με όλες τις εγγραφές της ομάδας μαζί. Οι σύνδεσμοι εδώ δεν ανοίγουν.',
    en: 'The site as it will be with all entries of the set together. Links do not open here.',
  },
  backToSet: { el: 'Επιστροφή στην ομάδα', en: 'Back to the set' },
  publish: { el: 'Δημοσίευση όλων', en: 'Publish all' },
  publishLater: { el: 'Δημοσίευση όλων αργότερα...', en: 'Publish all later...' },
  changeTime: { el: 'Αλλαγή ώρας...', en: 'Change time...' },
  publishQuestion: {
    el: 'Δημοσιεύονται όλες μαζί, όπως είναι αποθηκευμένες τώρα. Αν κάτι δεν γίνεται, δεν δημοσιεύεται καμία. Η δημοσίευση αναιρείται από αυτή την οθόνη.',
    en: 'They are published together, as they are saved now. If anything cannot be, none is. You can undo the publication on this screen.',
  },
  published: { el: 'Η ομάδα δημοσιεύτηκε', en: 'The set is published' },
  planned: { el: 'Η ομάδα προγραμματίστηκε', en: 'The set is scheduled' },
  cancelPlan: { el: 'Ακύρωση προγραμματισμού', en: 'Cancel the schedule' },
  planCancelled: {
    el: 'Ο προγραμματισμός ακυρώθηκε. Η ομάδα δημοσιεύεται μόνο όταν το ζητήσετε.',
    en: 'No longer scheduled. The set is published only when you say so.',
  },
  byReviewers: {
    el: 'Την ομάδα τη δημοσιεύουν οι υπεύθυνοι δημοσίευσης.',
    en: 'Reviewers publish the set.',
  },
  undo: { el: 'Αναίρεση δημοσίευσης', en: 'Undo the publication' },
  undoQuestion: {
    el: 'Οι επισκέπτες βλέπουν κάθε εγγραφή όπως πριν, και τις νέες δεν τις βλέπουν πια. Τα κείμενά σας μένουν εδώ ως πρόχειρα και η ομάδα ανοίγει ξανά.',
    en: 'Visitors see each entry as it was before, and no longer see the new ones. Your texts stay here as drafts, and the set is open again.',
  },
  undone: { el: 'Η δημοσίευση αναιρέθηκε', en: 'The publication was undone' },
  changedTitle: {
    el: 'Άλλαξαν μετά τη δημοσίευση της ομάδας',
    en: 'Changed after the set was published',
  },
  changedQuestion: { el: 'Τι να γίνει με αυτές;', en: 'What should become of them?' },
  changedKeep: {
    el: 'Να μείνουν όπως είναι τώρα, και να αναιρεθούν οι υπόλοιπες',
    en: 'They stay as they are now, and the others are undone',
  },
  changedUndo: {
    el: 'Να αναιρεθούν και αυτές, όπου γίνεται',
    en: 'They are undone too, where that is possible',
  },
  changes: {
    published: { el: 'δημοσιεύτηκε ξανά', en: 'published again' },
    state: {
      el: 'αποσύρθηκε, αρχειοθετήθηκε ή άλλαξε γλώσσες',
      en: 'taken off the site, archived, or in other languages',
    },
    deleted: { el: 'βρίσκεται στον κάδο', en: 'in the bin' },
    'no-type': { el: 'το είδος της δεν υπάρχει πια', en: 'its kind no longer exists' },
  },
  delete: { el: 'Διαγραφή ομάδας', en: 'Delete the set' },
  deleteOpen: {
    el: 'Οι εγγραφές μένουν όπως είναι, χωρίς προγραμματισμό.',
    en: 'The entries stay as they are, and are not scheduled.',
  },
  deletePublished: {
    el: 'Οι εγγραφές μένουν δημοσιευμένες. Μετά η δημοσίευση της ομάδας δεν αναιρείται από εδώ.',
    en: 'The entries stay published. The publication of the set can then not be undone from here.',
  },
  deleted: { el: 'Η ομάδα διαγράφηκε', en: 'The set was deleted' },
  inSet: { el: 'Δημοσιεύεται με την ομάδα', en: 'Published with the set' },
  toSetTitle: { el: 'Προσθήκη σε ομάδα δημοσίευσης', en: 'Add to a publishing set' },
  toSetText: {
    el: 'Δημοσιεύονται μαζί με τις άλλες εγγραφές της ομάδας, όπως θα είναι αποθηκευμένες τότε.',
    en: 'They are published together with the other entries of the set, as they are saved then.',
  },
  whichSet: { el: 'Ομάδα', en: 'Set' },
  newSet: { el: 'Νέα ομάδα...', en: 'New set...' },
  addToIt: { el: 'Προσθήκη', en: 'Add' },
  openSet: { el: 'Άνοιγμα της ομάδας', en: 'Open the set' },
  notAdded: { el: 'Δεν μπήκαν στην ομάδα', en: 'Not added to the set' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>;

/** How many entries are in a set. */
export function sayEntries(count: number): Bilingual {
  return {
    el: count === 1 ? '1 εγγραφή' : `${count} εγγραφές`,
    en: count === 1 ? '1 entry' : `${count} entries`,
  };
}

/** What is said of a set in one sentence, under its name. */
export function saySet(set: {
  state: 'open' | 'published';
  publishAt: string | null;
  publishedAt: string | null;
  isOverdue: boolean;
}): Bilingual {
  if (set.state === 'published') {
    const at = set.publishedAt ?? '';
    return {
      el: `Δημοσιεύτηκε: ${formatMoment(at, 'gr')}.`,
      en: `Published on ${formatMoment(at, 'en')}.`,
    };
  }
  const { publishAt } = set;
  if (publishAt === null) {
    return {
      el: 'Ανοιχτή: δεν έχει προγραμματιστεί.',
      en: 'Open: not scheduled.',
    };
  }
  const [el, en] = [formatMoment(publishAt, 'gr'), formatMoment(publishAt, 'en')];
  return set.isOverdue
    ? {
        el: `Έπρεπε να δημοσιευτεί ${el}, αλλά δεν είναι όλες οι εγγραφές έτοιμες.`,
        en: `It should have been published on ${en}, but not all entries are ready.`,
      }
    : sayPlannedSet(publishAt);
}

/** When all entries of a set become public. */
export function sayPlannedSet(moment: string): Bilingual {
  return {
    el: `Όλες θα δημοσιευτούν μαζί: ${formatMoment(moment, 'gr')}.`,
    en: `All will be published together on ${formatMoment(moment, 'en')}.`,
  };
}

/** How many entries hold the set back. */
export function sayNotReady(count: number): Bilingual {
  return {
    el:
      count === 1
        ? '1 εγγραφή δεν είναι έτοιμη. Η ομάδα δημοσιεύεται όταν είναι όλες.'
        : `${count} εγγραφές δεν είναι έτοιμες. Η ομάδα δημοσιεύεται όταν είναι όλες.`,
    en:
      count === 1
        ? '1 entry is not ready. The set can be published when all are.'
        : `${count} entries are not ready. The set can be published when all are.`,
  };
}

/** How much there is to look at before publishing an entry. */
export function sayAdvice(count: number): Bilingual {
  return {
    el: count === 1 ? '1 σημείο για έλεγχο' : `${count} σημεία για έλεγχο`,
    en: count === 1 ? '1 point to look at' : `${count} points to look at`,
  };
}

/** That entries were put into a set. */
export function sayAdded(count: number, name: string): Bilingual {
  return {
    el:
      count === 1
        ? `Προστέθηκε στην ομάδα «${name}»`
        : `Προστέθηκαν ${count} εγγραφές στην ομάδα «${name}»`,
    en: count === 1 ? `Added to the set ‘${name}’` : `${count} entries added to the set ‘${name}’`,
  };
}

/** That there was nothing to put into a set: a colleague, or another tab, was faster. */
export function sayNothingAdded(name: string): Bilingual {
  return {
    el: `Δεν προστέθηκε τίποτα στην ομάδα «${name}»: είτε ήταν ήδη σε αυτήν είτε δεν υπάρχει πια`,
    en: `Nothing was added to the set ‘${name}’: it was in it already, or is no longer there`,
  };
}

/** The languages that become public, in a word each. */
export function sayLanguages(languages: readonly Lang[]): Bilingual {
  const words = { el: { el: 'ελληνικά', en: 'Greek' }, en: { el: 'αγγλικά', en: 'English' } };
  return {
    el: languages.map((lang) => words[lang].el).join(', '),
    en: languages.map((lang) => words[lang].en).join(', '),
  };
}
