import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { type Language, t } from '../../../i18n/language.ts';
import { inWhich } from '../languages/languages-texts.ts';

/** The words about when something becomes public. */
export const PUBLICATION_TEXTS = {
  saveDraft: { el: 'Αποθήκευση ως πρόχειρο', en: 'Save draft' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  saved: { el: 'Αποθηκεύτηκε', en: 'Saved' },
  draftSaved: { el: 'Αποθηκεύτηκε ως πρόχειρο', en: 'Draft saved' },
  draftSavedText: {
    el: 'Οι επισκέπτες δεν το βλέπουν πριν το δημοσιεύσετε.',
    en: 'Visitors do not see it until you publish.',
  },
  changesSavedText: {
    el: 'Οι επισκέπτες βλέπουν ακόμη την προηγούμενη μορφή, μέχρι να δημοσιεύσετε.',
    en: 'Visitors still see the former version until you publish.',
  },
  later: { el: 'Δημοσίευση αργότερα...', en: 'Publish later...' },
  laterChange: { el: 'Αλλαγή ώρας...', en: 'Change time...' },
  laterTitle: { el: 'Πότε να δημοσιευτεί;', en: 'When should this be published?' },
  laterWhen: { el: 'Ημερομηνία και ώρα', en: 'Date and time' },
  laterHint: {
    el: 'Ώρα Ελλάδας. Δεν χρειάζεται να είστε στον υπολογιστή σας.',
    en: 'Greek time. You need not be at your computer.',
  },
  laterMissing: {
    el: 'Συμπληρώστε ημερομηνία και ώρα που υπάρχουν.',
    en: 'Enter a date and a time that exist.',
  },
  laterPast: {
    el: 'Η στιγμή αυτή έχει περάσει. Διαλέξτε μεταγενέστερη.',
    en: 'That moment has passed. Choose a later one.',
  },
  plan: { el: 'Προγραμματισμός', en: 'Schedule' },
  planning: { el: 'Προγραμματισμός...', en: 'Scheduling...' },
  cancelPlan: { el: 'Ακύρωση προγραμματισμού', en: 'Cancel scheduled publication' },
  cancellingPlan: { el: 'Ακύρωση...', en: 'Cancelling...' },
  alreadyPublished: {
    el: 'Δεν υπάρχει πια προγραμματισμός: έχει ήδη δημοσιευτεί.',
    en: 'Nothing is scheduled any more: it has already been published.',
  },
  planCancelled: {
    el: 'Ο προγραμματισμός ακυρώθηκε. Δημοσιεύεται μόνο όταν το ζητήσετε.',
    en: 'No longer scheduled. It is published only when you say so.',
  },
} satisfies Record<string, Bilingual>;

/** The moment (ISO 8601) at which something becomes public by itself, and in which languages. */
export function sayWhenPublished(moment: string, languages: readonly Lang[]): Bilingual {
  const { el, en } = inWhich(languages);
  return {
    el: `Θα δημοσιευτεί ${el}: ${formatMoment(moment, 'gr')}.`,
    en: `It will be published ${en} on ${formatMoment(moment, 'en')}.`,
  };
}

/** The outcome of cancelling a plan: its moment may have come while somebody looked at the form. */
export function describePlanEnd(stored: {
  state: 'draft' | 'published' | 'archived';
  hasUnpublishedChanges: boolean;
}): Bilingual {
  return stored.state !== 'draft' && !stored.hasUnpublishedChanges
    ? PUBLICATION_TEXTS.alreadyPublished
    : PUBLICATION_TEXTS.planCancelled;
}

/** What visitors see once something has been saved without publishing it. */
export function describeKept(
  saved: {
    state: 'draft' | 'published' | 'archived';
    publishAt: string | null;
    publishLanguages: readonly Lang[];
  },
  language: Language,
): string {
  const words = saved.publishAt
    ? [PUBLICATION_TEXTS.saved, sayWhenPublished(saved.publishAt, saved.publishLanguages)]
    : [
        PUBLICATION_TEXTS.draftSaved,
        saved.state !== 'draft'
          ? PUBLICATION_TEXTS.changesSavedText
          : PUBLICATION_TEXTS.draftSavedText,
      ];
  return words
    .map((text) => t(text, language).replace(/\.$/, ''))
    .join('. ')
    .concat('.');
}
