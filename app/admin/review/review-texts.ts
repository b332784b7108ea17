import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatMoment } from '../../i18n/dates.ts';

/** The words of review before publishing. */
export const REVIEW_TEXTS = {
  handIn: { el: 'Υποβολή για έλεγχο', en: 'Hand in for review' },
  handingIn: { el: 'Υποβολή...', en: 'Handing in...' },
  handedIn: { el: 'Υποβλήθηκε για έλεγχο', en: 'Handed in for review' },
  changedSince: {
    el: 'Άλλαξε μετά την υποβολή. Διαβάστε το ξανά πριν το δημοσιεύσετε.',
    en: 'It was changed after it was handed in. Read it again before you publish.',
  },
  whatChanged: { el: 'Τι άλλαξε', en: 'What changed' },
  toReview: {
    el: 'Διαβάστε το και δημοσιεύστε το, ή επιστρέψτε το με σημείωση.',
    en: 'Read it and publish it, or hand it back with a note.',
  },
  waits: {
    el: 'Περιμένει έναν υπεύθυνο δημοσίευσης. Αν το αλλάξετε, θα ενημερωθεί.',
    en: 'It waits for a reviewer, who is told if you change it.',
  },
  yours: {
    el: 'Μπορείτε πλέον να το δημοσιεύσετε χωρίς έλεγχο, ή να ανακαλέσετε την υποβολή.',
    en: 'You may publish it yourself now, or take it back.',
  },
  takeBack: { el: 'Ανάκληση υποβολής', en: 'Take back' },
  takingBack: { el: 'Ανάκληση...', en: 'Taking back...' },
  takenBack: { el: 'Η υποβολή ανακλήθηκε. Είναι πάλι πρόχειρο.', en: 'Taken back: a draft again.' },
  handBack: { el: 'Επιστροφή με σημείωση...', en: 'Hand back with a note...' },
  handBackTitle: { el: 'Επιστροφή στον συντάκτη', en: 'Hand back to the author' },
  handBackDo: { el: 'Επιστροφή', en: 'Hand back' },
  note: { el: 'Τι πρέπει να αλλάξει;', en: 'What should be changed?' },
  noteHint: {
    el: 'Το διαβάζει ο συντάκτης, στην εγγραφή και στον κατάλογό του.',
    en: 'The author reads it at the entry and in their list.',
  },
  handedBack: { el: 'Επιστράφηκε στον συντάκτη', en: 'Handed back to the author' },
  planned: {
    el: 'Έχει ελεγχθεί και θα δημοσιευτεί μόνο του. Ως τότε το αλλάζουν μόνο οι υπεύθυνοι δημοσίευσης.',
    en: 'It has been reviewed and will be published by itself. Until then only reviewers change it.',
  },
  step: { el: 'Έλεγχος πριν από τη δημοσίευση', en: 'Review before publishing' },
  stepText: {
    el: 'Οι συντάκτες υποβάλλουν· οι υπεύθυνοι δημοσίευσης και οι διαχειριστές δημοσιεύουν ή επιστρέφουν με σημείωση.',
    en: 'Editors hand in; reviewers and administrators publish, or hand back with a note.',
  },
  stepFailed: {
    el: 'Δεν φορτώθηκε η ρύθμιση για τον έλεγχο πριν από τη δημοσίευση.',
    en: 'The setting for review before publishing could not be loaded.',
  },
  stepOn: {
    el: 'Οι συντάκτες υποβάλλουν πλέον για έλεγχο',
    en: 'Editors now hand in for review',
  },
  stepOff: {
    el: 'Οι συντάκτες δημοσιεύουν πλέον μόνοι τους',
    en: 'Editors now publish themselves',
  },
} satisfies Record<string, Bilingual>;

export function sayHandedIn(by: string, at: string): Bilingual {
  return {
    el: `Υποβλήθηκε για έλεγχο από ${by}, ${formatMoment(at, 'gr')}.`,
    en: `Handed in for review by ${by}, ${formatMoment(at, 'en')}.`,
  };
}

export function sayHandedBack(by: string, at: string): Bilingual {
  return {
    el: `Επιστράφηκε από ${by}, ${formatMoment(at, 'gr')}:`,
    en: `Handed back by ${by}, ${formatMoment(at, 'en')}:`,
  };
}
