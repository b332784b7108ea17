import { BIN_DAYS } from '../../../../domain/content/model/bin.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { formatLongDate, formatMoment } from '../../../i18n/dates.ts';

/** The words about what becomes of an entry in the course of time. */
export const TIMES_TEXTS = {
  leave: { el: 'Απόσυρση...', en: 'Unpublish...' },
  leaveTitle: { el: 'Απόσυρση από τον ιστότοπο', en: 'Take it off the site' },
  how: { el: 'Τι γίνεται με τη σελίδα;', en: 'What becomes of the page?' },
  archived: { el: 'Αρχειοθετείται', en: 'It is archived' },
  archivedText: {
    el: 'Μένει στη διεύθυνσή της με σημείωση ότι αρχειοθετήθηκε, και φεύγει από τους καταλόγους. Οι σύνδεσμοι προς αυτήν λειτουργούν.',
    en: 'It stays at its address with a note that says so, and leaves every list. Links to it go on working.',
  },
  draft: { el: 'Αποσύρεται', en: 'It is taken off' },
  draftText: {
    el: 'Οι επισκέπτες δεν τη βρίσκουν πια. Το κείμενο μένει εδώ ως πρόχειρο.',
    en: 'Visitors no longer find it. Its text stays here as a draft.',
  },
  when: { el: 'Πότε;', en: 'When?' },
  now: { el: 'Τώρα', en: 'Now' },
  later: { el: 'Σε συγκεκριμένη στιγμή', en: 'At a moment to come' },
  moment: { el: 'Ημερομηνία και ώρα', en: 'Date and time' },
  momentHint: {
    el: 'Ώρα Ελλάδας. Δεν χρειάζεται να είστε στον υπολογιστή σας.',
    en: 'Greek time. You need not be at your computer.',
  },
  beforePublication: {
    el: 'Διαλέξτε στιγμή μετά την προγραμματισμένη δημοσίευση.',
    en: 'Choose a moment after its planned publication.',
  },
  archiveNow: { el: 'Αρχειοθέτηση', en: 'Archive' },
  draftNow: { el: 'Απόσυρση', en: 'Unpublish' },
  plan: { el: 'Προγραμματισμός', en: 'Schedule' },
  cancelLeaving: { el: 'Να μείνει στον ιστότοπο', en: 'Keep it on the site' },
  stays: { el: 'Ο προγραμματισμός ακυρώθηκε: μένει στον ιστότοπο', en: 'It stays on the site' },
  isArchived: { el: 'Αρχειοθετήθηκε', en: 'Archived' },
  unarchive: { el: 'Επαναφορά στα τρέχοντα', en: 'Bring back from the archive' },
  isBack: { el: 'Επανήλθε στους καταλόγους', en: 'Back in the lists' },
  duplicate: { el: 'Αντίγραφο', en: 'Duplicate' },
  delete: { el: 'Διαγραφή...', en: 'Delete...' },
  deleteTitle: { el: 'Διαγραφή', en: 'Delete' },
  deleteText: {
    el: `Φεύγει από τον ιστότοπο αμέσως. Η διαγραφή αναιρείται από την ειδοποίηση που θα εμφανιστεί, και για ${BIN_DAYS} ημέρες από τον κάδο.`,
    en: `It leaves the site at once. You can undo this from the notice that appears, and for ${BIN_DAYS} days from the bin.`,
  },
  deleteUnsaved: {
    el: 'Όσα δεν έχετε αποθηκεύσει δεν κρατιούνται.',
    en: 'What you have not saved is not kept.',
  },
  deleted: { el: 'Διαγράφηκε', en: 'Deleted' },
  restored: { el: 'Επανήλθε', en: 'Brought back' },
  copied: {
    el: 'Αυτό είναι αντίγραφο και δεν έχει δημοσιευτεί. Αλλάξτε τον τίτλο και ό,τι άλλο διαφέρει.',
    en: 'This is a copy, and it is not published. Change its title and whatever else is different.',
  },
  pastDates: { el: 'Ημερομηνίες που έχουν περάσει:', en: 'Dates that have passed:' },
  stillTrue: { el: 'Ισχύει ακόμη', en: 'Still true' },
  confirmed: { el: 'Σημειώθηκε ότι ισχύει ακόμη', en: 'Noted as still true' },
  interval: { el: 'Έλεγχος κάθε', en: 'To be checked every' },
  never: { el: 'Ποτέ', en: 'Never' },
  due: {
    el: 'Πρέπει να ελεγχθεί αν ισχύει ακόμη.',
    en: 'It is time to check whether it is still true.',
  },
} satisfies Record<string, Bilingual>;

/** 'Every 6 months' without the first word. */
export function sayMonths(months: number): Bilingual {
  return {
    el: months === 1 ? '1 μήνα' : `${months} μήνες`,
    en: months === 1 ? '1 month' : `${months} months`,
  };
}

/** The interval of a type, as the choice that leaves it at that. */
export function sayUsual(months: number | null): Bilingual {
  const named = months === null ? TIMES_TEXTS.never : sayMonths(months);
  return { el: `Όπως συνήθως (${named.el})`, en: `As usual (${named.en})` };
}

/** What is planned, as the outcome of planning it. `leaveAt` is ISO 8601. */
export function sayLeaves(leaveAt: string, leaveTo: 'draft' | 'archived' | null): Bilingual {
  return leaveTo === 'archived'
    ? {
        el: `Θα αρχειοθετηθεί: ${formatMoment(leaveAt, 'gr')}`,
        en: `It will be archived on ${formatMoment(leaveAt, 'en')}`,
      }
    : {
        el: `Θα αποσυρθεί: ${formatMoment(leaveAt, 'gr')}`,
        en: `It will leave the site on ${formatMoment(leaveAt, 'en')}`,
      };
}

/** When an entry was confirmed last and by whom, or that nobody has. */
export function sayChecked(at: string | null, by: string | null): Bilingual {
  if (!at) return { el: 'Δεν έχει ελεγχθεί ακόμη', en: 'Not checked yet' };
  return {
    el: `Ελέγχθηκε: ${formatMoment(at, 'gr')}${by ? `, ${by}` : ''}`,
    en: `Checked: ${formatMoment(at, 'en')}${by ? `, ${by}` : ''}`,
  };
}

/** The day (`YYYY-MM-DD`) by which it is looked through again. */
export function sayNextCheck(day: string): Bilingual {
  return {
    el: `Επόμενος έλεγχος: ${formatLongDate(day, 'gr')}`,
    en: `Next check: ${formatLongDate(day, 'en')}`,
  };
}
