import { BIN_DAYS } from '../../../../../domain/content/model/bin.ts';
import type { BulkAct, PlainAct } from './bulk-acts.ts';

/** The words of acts on several entries. */
export const BULK_TEXTS = {
  publish: { el: 'Δημοσίευση', en: 'Publish' },
  'hand-in': { el: 'Υποβολή για έλεγχο', en: 'Hand in for review' },
  unpublish: { el: 'Απόσυρση', en: 'Unpublish' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  tags: { el: 'Ετικέτες...', en: 'Tags...' },
  tagsTitle: { el: 'Ετικέτες στις επιλεγμένες', en: 'Tags of those selected' },
  tagsNote: {
    el: 'Όσες είναι δημοσιευμένες χωρίς άλλες αλλαγές δημοσιεύονται αμέσως και με αυτή την αλλαγή· οι υπόλοιπες την κρατούν στο πρόχειρό τους.',
    en: 'Those that are published without other changes are published with this one at once; the others keep it in their draft.',
  },
  tagsDraftNote: {
    el: 'Η αλλαγή μένει στο πρόχειρο κάθε εγγραφής.',
    en: 'The change stays in the draft of each entry.',
  },
  addTag: { el: 'Προσθήκη ετικέτας', en: 'Add a tag' },
  removeTag: { el: 'Αφαίρεση ετικέτας', en: 'Remove a tag' },
  whatToDo: { el: 'Τι να γίνει', en: 'What to do' },
  whichTag: { el: 'Ποια ετικέτα', en: 'Which tag' },
  newTag: { el: 'Νέα ετικέτα...', en: 'A new tag...' },
  tagGreek: { el: 'Ετικέτα (Ελληνικά)', en: 'Tag (Greek)' },
  tagEnglish: { el: 'Ετικέτα (Αγγλικά, προαιρετικό)', en: 'Tag (English, optional)' },
  tagMissing: { el: 'Γράψτε την ετικέτα στα ελληνικά.', en: 'Write the tag in Greek.' },
  tagFull: {
    el: 'Έχει ήδη όσες ετικέτες επιτρέπονται.',
    en: 'It has as many tags as there may be.',
  },
  noTags: {
    el: 'Οι επιλεγμένες δεν έχουν ετικέτες.',
    en: 'Those selected have no tags.',
  },
  selectNone: { el: 'Καμία επιλογή', en: 'Select none' },
  nothing: {
    el: 'Καμία από τις επιλεγμένες εγγραφές δεν χρειάζεται αυτή την ενέργεια.',
    en: 'None of the selected entries needs this.',
  },
  publishNote: {
    el: 'Δημοσιεύονται με τις τελευταίες αποθηκευμένες αλλαγές τους.',
    en: 'They are published with the changes that were saved last.',
  },
  handInNote: {
    el: 'Οι υπεύθυνοι δημοσίευσης τις διαβάζουν και τις δημοσιεύουν, ή τις επιστρέφουν με σημείωση.',
    en: 'Reviewers read them and publish them, or hand them back with a note.',
  },
  unpublishNote: {
    el: 'Φεύγουν από τον ιστότοπο αμέσως και μένουν εδώ ως πρόχειρα.',
    en: 'They leave the site at once, and stay here as drafts.',
  },
  deleteNote: {
    el: `Φεύγουν από τον ιστότοπο αμέσως. Η διαγραφή αναιρείται από την ειδοποίηση που θα εμφανιστεί, και για ${BIN_DAYS} ημέρες από τον κάδο.`,
    en: `They leave the site at once. You can undo this from the notice that appears, and for ${BIN_DAYS} days from the bin.`,
  },
  stopped: {
    el: 'Στο μεταξύ συνδέθηκε άλλος λογαριασμός σε αυτόν τον περιηγητή, και η ενέργεια σταμάτησε εδώ.',
    en: 'Another account has signed in to this browser meanwhile, and it stopped here.',
  },
  hide: { el: 'Απόκρυψη', en: 'Hide' },
  restored: { el: 'Η διαγραφή αναιρέθηκε', en: 'Restored' },
};

/** How many are selected. */
export function sayChosen(count: number) {
  return {
    el: count === 1 ? 'Επιλέχθηκε 1' : `Επιλέχθηκαν ${count}`,
    en: `${count} selected`,
  };
}

const entriesEl = (count: number) => (count === 1 ? '1 εγγραφή' : `${count} εγγραφές`);
const entriesEn = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** The question before the act, which names how many it concerns. */
export function askFor(act: PlainAct, count: number) {
  const verbs = {
    publish: { el: 'δημοσιεύσετε', en: 'publish' },
    'hand-in': { el: 'υποβάλετε για έλεγχο', en: 'hand in' },
    unpublish: { el: 'αποσύρετε', en: 'unpublish' },
    delete: { el: 'διαγράψετε', en: 'delete' },
  }[act];
  return {
    el: `Θέλετε σίγουρα να ${verbs.el} ${entriesEl(count)};`,
    en: `Are you sure you want to ${verbs.en} ${entriesEn(count)}?`,
  };
}

/** Those that the act leaves alone. */
export function sayLeftAlone(act: PlainAct, count: number) {
  const so = {
    publish: {
      el: [
        'είναι ήδη δημοσιευμένη ή αρχειοθετημένη χωρίς άλλες αλλαγές',
        'είναι ήδη δημοσιευμένες ή αρχειοθετημένες χωρίς άλλες αλλαγές',
      ],
      en: 'published or archived already, without changes',
    },
    'hand-in': {
      el: ['είναι ήδη δημόσια ή έχει υποβληθεί', 'είναι ήδη δημόσιες ή έχουν υποβληθεί'],
      en: 'public or handed in already',
    },
    unpublish: { el: ['είναι ήδη πρόχειρη', 'είναι ήδη πρόχειρες'], en: 'drafts already' },
    delete: { el: ['έχει ήδη διαγραφεί', 'έχουν ήδη διαγραφεί'], en: 'deleted already' },
  }[act];
  return count === 1
    ? {
        el: `Άλλη μία ${so.el[0]} και μένει όπως είναι.`,
        en: `One more is ${so.en.replace('drafts', 'a draft')}, and stays as it is.`,
      }
    : {
        el: `Άλλες ${count} ${so.el[1]} και μένουν όπως είναι.`,
        en: `Another ${count} are ${so.en}, and stay as they are.`,
      };
}

/** How many of all are done, while it is running. */
export function sayProgress(done: number, all: number) {
  return { el: `${done} από ${all}...`, en: `${done} of ${all}...` };
}

/** What was done. */
export function sayDone(act: BulkAct, count: number, title: string) {
  const one = {
    publish: { el: 'Δημοσιεύτηκε', en: 'Published' },
    'hand-in': { el: 'Υποβλήθηκε για έλεγχο', en: 'Handed in' },
    unpublish: { el: 'Αποσύρθηκε', en: 'Unpublished' },
    'add-tag': { el: 'Προστέθηκε ετικέτα', en: 'Tag added' },
    'remove-tag': { el: 'Αφαιρέθηκε ετικέτα', en: 'Tag removed' },
    delete: { el: 'Διαγράφηκε', en: 'Deleted' },
  }[act];
  if (count === 1) return { el: `${one.el}: ${title}`, en: `${one.en}: ${title}` };
  const many = {
    publish: { el: 'Δημοσιεύτηκαν', en: 'published' },
    'hand-in': { el: 'Υποβλήθηκαν για έλεγχο', en: 'handed in' },
    unpublish: { el: 'Αποσύρθηκαν', en: 'unpublished' },
    'add-tag': { el: 'Πήραν ετικέτα', en: 'tagged' },
    'remove-tag': { el: 'Έχασαν ετικέτα', en: 'untagged' },
    delete: { el: 'Διαγράφηκαν', en: 'deleted' },
  }[act];
  return { el: `${many.el} ${entriesEl(count)}`, en: `${entriesEn(count)} ${many.en}` };
}

/** The heading above those that were refused. */
export function sayRefused(act: BulkAct, count: number) {
  const verb = {
    publish: { el: ['δημοσιεύτηκε', 'δημοσιεύτηκαν'], en: 'published' },
    'hand-in': { el: ['υποβλήθηκε', 'υποβλήθηκαν'], en: 'handed in' },
    unpublish: { el: ['αποσύρθηκε', 'αποσύρθηκαν'], en: 'unpublished' },
    'add-tag': { el: ['πήρε ετικέτα', 'πήραν ετικέτα'], en: 'tagged' },
    'remove-tag': { el: ['έχασε ετικέτα', 'έχασαν ετικέτα'], en: 'untagged' },
    delete: { el: ['διαγράφηκε', 'διαγράφηκαν'], en: 'deleted' },
  }[act];
  return {
    el: `${entriesEl(count)} δεν ${verb.el[count === 1 ? 0 : 1]}`,
    en: `${entriesEn(count)} ${count === 1 ? 'was' : 'were'} not ${verb.en}`,
  };
}
